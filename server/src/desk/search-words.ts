/**
 * Punctuation separates words, as in the database function `search_words`. The full stop does not,
 * so that decimal numbers stay one word.
 */
const signs = /[!"#$%&'()*+,\-/:;<=>?@[\\\]^_`{|}~\s]+/;

/**
 * Splits a search text into whole words and the last word, which matches as a prefix. Null if there
 * is no word.
 */
export function askedWords(q: string): { whole: string; beginning: string } | null {
  const words = q.split(signs).filter((word) => /[^.]/.test(word));
  const beginning = words.pop();
  return beginning === undefined ? null : { whole: words.join(' '), beginning };
}
