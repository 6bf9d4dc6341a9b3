import { plainLatex } from '@fourfold/core/rich-text/plain-latex';

/** Characters of a title: two lines of a list. */
const longest = 90;

/** A title is no rich text: its formulas read as one would type them, and what is too long is cut between words. */
export function plainTitle(text: string): string {
  const plain = text
    .replaceAll('\\n', ' ')
    .split('$$')
    .map((piece, index) => (index % 2 === 1 ? plainLatex(piece) : piece))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (plain.length <= longest) return plain;
  const cut = plain.slice(0, longest - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).trimEnd()}…`;
}
