/** What an author typed to find a question or a problem set: its number, empty if it is none, and its terms. */
export type TypedSearch = { digits: string; terms: readonly string[] };

export function parseSearch(typed: string): TypedSearch {
  const digits = /^\d{1,6}$/.test(typed.trim()) ? `${Number(typed)}` : '';
  return { digits, terms: typed.toLowerCase().split(/\s+/).filter(Boolean) };
}

/** Whether a text in lower case has all terms. */
export function hasTerms(text: string, { terms }: TypedSearch): boolean {
  return terms.every((term) => text.includes(term));
}

/** 0: the question of exactly this number; 1: its number begins so; 2: its text, in lower case, has all terms; or null. */
export function matchRank(number: number, text: string, search: TypedSearch): 0 | 1 | 2 | null {
  const { digits } = search;
  if (`${number}` === digits) return 0;
  if (digits !== '' && `${number}`.startsWith(digits)) return 1;
  return hasTerms(text, search) ? 2 : null;
}
