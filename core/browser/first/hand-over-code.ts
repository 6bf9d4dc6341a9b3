/**
 * A page of the other site with a one-time code in the fragment, which is not sent to a server (Q101). With an empty
 * code the other site requests the code itself, so that the code is bound to that browser (Q282).
 */
export function withCode(page: string, code: string): string {
  return `${page}#code=${encodeURIComponent(code)}`;
}

/**
 * Returns the hand-over code in the URL and removes it from the URL, so that it does not stay in
 * the browser history. Null if there is none.
 */
export function removeCode(): string | null {
  const code = new URLSearchParams(location.hash.slice(1)).get('code');
  if (code !== null) history.replaceState(history.state, '', location.pathname + location.search);
  return code;
}

/** The challenge that the other site sent in this page's URL. Null if there is none. */
export function challengeIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('challenge');
}
