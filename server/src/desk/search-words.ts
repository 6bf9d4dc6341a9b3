/** Signs separate words, as the function `search_words` of the database has it; the point stays, for numbers. */
const signs = /[!"#$%&'()*+,\-/:;<=>?@[\\\]^_`{|}~\s]+/;

/** What is asked for: whole words, and the beginning of the last one. Null where it names no word. */
export function askedWords(q: string): { whole: string; beginning: string } | null {
  const words = q.split(signs).filter((word) => /[^.]/.test(word));
  const beginning = words.pop();
  return beginning === undefined ? null : { whole: words.join(' '), beginning };
}
