import { empty, type Inline, type Paragraph, type RichDocument } from '@fourfold/core/rich-text/document';

/**
 * Converts a text of the course to blocks: `$$…$$` is inline mathematics, a single dollar is money, and a line ends at
 * a literal `\n` as well as at a newline. Markdown such as stars and underscores is not interpreted.
 */
export function readText(text: string): RichDocument {
  return paragraphs(text).map((line): Paragraph => ({ type: 'paragraph', children: readLine(line) }));
}

/** One line of a course's text. */
export function readLine(line: string): Inline[] {
  const inlines = line.split('$$').flatMap((piece, index, pieces): Inline[] => {
    if (index % 2 === 0) return piece === '' ? [] : [{ text: piece }];
    // An unclosed formula stays text, which the finding `plain-latex` reports.
    if (index === pieces.length - 1) return [{ text: `$$${piece}` }];
    const latex = piece.trim();
    return latex === '' ? [] : [{ type: 'inline-math', latex, children: empty }];
  });
  return inlines.length > 0 ? inlines : [{ text: '' }];
}

/** The lines that are not empty; a `\n` within a formula does not end a line. */
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
