export type Row = Readonly<Record<string, string | number | boolean>>;

/** What a benchmark found: named tables, the rows of each of one shape. */
export type Figures = Readonly<Record<string, readonly Row[]>>;

/** Rows of equal shape as an aligned text table; numbers to the right. */
export function makeTable(rows: readonly Row[]): string {
  const keys = Object.keys(rows[0] ?? {});
  const cells = [keys, ...rows.map((row) => keys.map((key) => makeCell(row[key]!)))];
  const widths = keys.map((_, i) => Math.max(...cells.map((line) => line[i]!.length)));
  const isNumeric = keys.map((key) => typeof rows[0]?.[key] === 'number');
  return cells
    .map((line) =>
      line
        .map((cell, i) => (isNumeric[i] ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function makeCell(value: string | number | boolean): string {
  return typeof value === 'number' ? value.toLocaleString('en-US') : String(value);
}
