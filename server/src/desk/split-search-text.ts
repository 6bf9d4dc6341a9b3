/**
 * Punctuation separates words, as in the database function `search_words`. The full stop does not,
 * so that decimal numbers stay one word.
 */
const separators = /[!"#$%&'()*+,\-/:;<=>?@[\\\]^_`{|}~\s]+/;

/** Splits a search text into whole words and the last word, which matches as a prefix. Null if there is no word. */
export function splitSearchText(q: string): { whole: string; lastPrefix: string } | null {
  const words = q.split(separators).filter((word) => /[^.]/.test(word));
  const lastPrefix = words.pop();
  return lastPrefix === undefined ? null : { whole: words.join(' '), lastPrefix };
}
