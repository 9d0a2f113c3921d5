/** Waits until the event loop has gone round so often: whoever has something to do has had the opportunity. */
export async function turns(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await new Promise((resolve) => setImmediate(resolve));
}
