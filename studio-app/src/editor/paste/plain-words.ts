/** Words as a document may hold them, and ends of lines: what cannot be stored or seen is left out, blanks as a page shows them. */
export function cleanText(words: string, plain: boolean): string {
  const storable = words.toWellFormed().replace(/\r\n?/g, '\n').replace(unseen, '');
  const shown = plain ? keepBlanks(storable) : storable.replace(/[ \t\n\f]+/g, ' ');
  // Word processors write single blanks so; a row of them is a gap that was meant.
  return shown.replace(/(?<!\u00a0)\u00a0(?!\u00a0)/g, ' ');
}

/** Blanks at the start of a line and in rows, as a text holds them that has no others. */
function keepBlanks(text: string): string {
  return text.replaceAll('\t', '    ').replace(/^ +| {2,}/gm, (blanks) => '\u00a0'.repeat(blanks.length));
}

/** One line of words, no longer than it may be. */
export function caption(words: string, most: number): string {
  return cleanText(words, false).trim().slice(0, most).toWellFormed().replaceAll('\ufffd', '').trim();
}

/** Controls, soft hyphens and marks of width none; joiners stay, they make letters and signs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\u2060\ufeff\ufffc\ufffe\uffff]/g;
