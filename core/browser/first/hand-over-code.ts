/**
 * A page of the other site, with a one-time code in the fragment, which no server sees (Q101). With an
 * empty code the other site asks for the code itself, so that the code is bound to that browser (Q282).
 */
export function withCode(page: string, code: string): string {
  return `${page}#code=${encodeURIComponent(code)}`;
}

/** The hand-over code in the address, taken out of it at once: it must not stay in the history. */
export function takeCode(): string | null {
  const code = new URLSearchParams(location.hash.slice(1)).get('code');
  if (code !== null) history.replaceState(history.state, '', location.pathname + location.search);
  return code;
}

/** What the other site asks with, in this page's address; null where it asks for nothing. */
export function challengeIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('challenge');
}
