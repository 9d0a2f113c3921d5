/** Keeps the screen on as long as a pad lies open; answers how to let it sleep again. Where the browser cannot, nothing happens. */
export function stayAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => undefined;
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const take = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    // A phone that saves its battery may refuse.
    lock = await navigator.wakeLock.request('screen').catch(() => null);
    if (isOver) void lock?.release();
  };
  const onvisible = (): void => void take();
  document.addEventListener('visibilitychange', onvisible);
  void take();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onvisible);
    void lock?.release();
  };
}
