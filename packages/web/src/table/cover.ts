/** Whatever lies beside this under it can no longer be reached, by finger or by keyboard: it cannot be seen either. */
export function cover(panel: HTMLElement): () => void {
  const below = [...(panel.parentElement?.children ?? [])].filter((one) => one !== panel);
  const setInert = (isInert: boolean): void => {
    for (const one of below) if (one instanceof HTMLElement) one.inert = isInert;
  };
  setInert(true);
  return () => setInert(false);
}
