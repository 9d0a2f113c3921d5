/** A random text in hexadecimal. Not `randomUUID`: that one is missing on pages served without TLS, as in a home network. */
export function randomText(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
