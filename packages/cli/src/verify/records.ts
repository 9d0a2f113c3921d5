export interface Entry {
  /** Where the record begins. */
  readonly line: number;
  /** What stands there; undefined if it is not JSON. */
  readonly json: unknown;
}

/** The records of a file: one JSON value (a list counts as several records), or one value per line. */
export function splitRecords(text: string): Entry[] {
  if (text.trim() === '') return [{ line: 1, json: undefined }];
  const whole = parse(text);
  if (Array.isArray(whole)) return whole.map((json: unknown) => ({ line: 1, json }));
  if (whole !== undefined) return [{ line: 1, json: whole }];
  return text
    .split('\n')
    .map((row, i) => ({ line: i + 1, text: row }))
    .filter((row) => row.text.trim() !== '')
    .map((row) => ({ line: row.line, json: parse(row.text) }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
