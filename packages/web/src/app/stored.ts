/** A small value that this device remembers. Whatever cannot be read back counts as never stored. */
export function stored<T>(key: string, parse: (json: unknown) => T): T {
  try {
    return parse(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return parse(null);
  }
}

/** Storage may be full or forbidden: then the value lives as long as the page. */
export function store(key: string, value: unknown): void {
  tryToStore(key, value);
}

/** The same for those who say it when nothing was stored: then the answer is false. */
export function tryToStore(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    // Nothing is lost but the memory of it.
    return false;
  }
}
