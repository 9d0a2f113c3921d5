/** Long enough for any browser to have begun: some read the content only after the click. */
const READ_BY = 60_000;

/** Gives the reader something as a file, in JSON. */
export function download(name: string, content: unknown): void {
  downloadText(name, textOf(content), 'application/json');
}

export function downloadText(name: string, text: string, type: string): void {
  downloadBlob(name, new Blob([text], { type }));
}

export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_BY);
}

/** What is damaged may be anything, also something that JSON has no words for. */
function textOf(content: unknown): string {
  try {
    return JSON.stringify(content, null, 1);
  } catch {
    return String(content);
  }
}
