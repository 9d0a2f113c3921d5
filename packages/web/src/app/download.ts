/** Gives the reader something as a file. */
export function download(name: string, content: unknown): void {
  const blob = new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
