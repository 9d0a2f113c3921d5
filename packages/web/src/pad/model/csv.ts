/** Rows of texts as a file that spreadsheets read, and back. */

/** A spreadsheet would take these for the beginning of a formula, or we for what keeps it from that: a name may begin with anything. */
const FORMULA = /^(?:'?[=+\-@\t]|'')/;
const NUMBER = /^[+-]?\d+$/;

export function writeCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: string | number | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const text = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The rows of such a file; commas or semicolons, whatever its first line has. */
export function readCsv(text: string): string[][] {
  const separator = /^[^\r\n,]*;/.test(text) ? ';' : ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  const endField = (): void => {
    row.push(/^'[=+\-@\t']/.test(field) ? field.slice(1) : field);
    field = '';
  };
  const endRow = (): void => {
    endField();
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
  };
  const source = text.replace(/^\uFEFF/, '');
  for (let i = 0; i < source.length; i++) {
    const letter = source[i]!;
    if (isQuoted) {
      if (letter !== '"') field += letter;
      else if (source[i + 1] === '"') field += source[++i]!;
      else isQuoted = false;
    } else if (letter === '"' && field === '') isQuoted = true;
    else if (letter === separator) endField();
    else if (letter === '\n') endRow();
    else if (letter !== '\r') field += letter;
  }
  if (field !== '' || row.length > 0) endRow();
  return rows;
}
