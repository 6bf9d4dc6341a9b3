import { empty, type Inline, type Paragraph, type RichDocument } from '@fourfold/core/rich-text/document';

/**
 * A text of the course as blocks: `$$…$$` is mathematics in the line, a single dollar is money, and a line ends at a
 * written `\n` as well as at a real one. It is text, not markup: stars and underscores stand for themselves.
 */
export function readText(text: string): RichDocument {
  return paragraphs(text).map((line): Paragraph => ({ type: 'paragraph', children: readLine(line) }));
}

/** One line of a course's text. */
export function readLine(line: string): Inline[] {
  const inlines = line.split('$$').flatMap((piece, index, pieces): Inline[] => {
    if (index % 2 === 0) return piece === '' ? [] : [{ text: piece }];
    // A formula that is never closed stays text, for `rawLatex` to find.
    if (index === pieces.length - 1) return [{ text: `$$${piece}` }];
    const latex = piece.trim();
    return latex === '' ? [] : [{ type: 'inline-math', latex, children: empty }];
  });
  return inlines.length > 0 ? inlines : [{ text: '' }];
}

/** Lines that say something; a `\n` within a formula is none of them. */
function paragraphs(text: string): string[] {
  const written = text
    .split('$$')
    .map((piece, index) => (index % 2 === 0 ? piece.replaceAll('\\n', '\n') : piece.replaceAll('\n', ' ')))
    .join('$$');
  return written
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.replaceAll('$$', '').trim() !== '');
}
