/** A worker that looks at one game. */
export function startEye(): Worker {
  return new Worker(new URL('./eye-worker.ts', import.meta.url), { type: 'module' });
}
