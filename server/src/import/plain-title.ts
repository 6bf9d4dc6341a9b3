import { plainLatex } from '@fourfold/core/rich-text/plain-latex';

/** Characters: two lines in a list. */
const maxLength = 90;

/** Converts a title to plain text: formulas in their typed form, a long title cut between words. */
export function plainTitle(text: string): string {
  const plain = text
    .replaceAll('\\n', ' ')
    .split('$$')
    .map((piece, index) => (index % 2 === 1 ? plainLatex(piece) : piece))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (plain.length <= maxLength) return plain;
  const cut = plain.slice(0, maxLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxLength / 2)).trimEnd()}…`;
}
