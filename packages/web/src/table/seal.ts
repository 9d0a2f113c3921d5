/** A commitment as a person compares it: its beginning and its end. */
export function shortSeal(seal: string): string {
  return `${seal.slice(0, 6)} … ${seal.slice(-6)}`;
}
