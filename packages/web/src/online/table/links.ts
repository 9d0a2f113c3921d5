const CODE = /^[A-Z]{6}$/;

/** The link that leads others to a table. */
export function tableLink(code: string): string {
  return `${location.origin}/t/${code}`;
}

/** The link that makes another device ours. What stands behind the hash never reaches a server's log. */
export function identityLink(token: string): string {
  return `${location.origin}/#/claim/${token}`;
}

/** The code in what somebody typed or pasted: the code itself, or a link that ends with it; null if there is none. */
export function codeIn(text: string): string | null {
  const last = text.trim().split('/').at(-1) ?? '';
  const code = last.replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
}
