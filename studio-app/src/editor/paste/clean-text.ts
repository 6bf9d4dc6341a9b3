/**
 * Text as a document can contain it, with line ends: drops characters that cannot be stored or
 * seen, and collapses spaces unless `isPlainText`.
 */
export function cleanText(text: string, isPlainText: boolean): string {
  const storable = text.toWellFormed().replace(/\r\n?/g, '\n').replace(invisible, '');
  const spaced = isPlainText ? keepSpaces(storable) : storable.replace(/[ \t\n\f]+/g, ' ');
  // Word processors write single spaces as non-breaking ones; several of them are an intended gap.
  return spaced.replace(/(?<!\u00a0)\u00a0(?!\u00a0)/g, ' ');
}

/** Keeps leading and repeated spaces as non-breaking ones. */
function keepSpaces(text: string): string {
  return text.replaceAll('\t', '    ').replace(/^ +| {2,}/gm, (blanks) => '\u00a0'.repeat(blanks.length));
}

/** One line of text, at most `maxLength` characters long. */
export function caption(text: string, maxLength: number): string {
  return cleanText(text, false).trim().slice(0, maxLength).toWellFormed().replaceAll('\ufffd', '').trim();
}

/**
 * Control characters, soft hyphens and zero-width marks. Zero-width joiners stay, because they form letters and emoji.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\u2060\ufeff\ufffc\ufffe\uffff]/g;
