/** When the next picture is on the screen: for what may come after the answer to a tap. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => void setTimeout(resolve));
  });
}
