import type { Block, Inline, ListItem, RichDocument, TableCell, TableRow, Text } from './document.ts';
import { plainLatex } from './plain-latex.ts';

/** A document's text, one line for each block: for titles, previews and search. Formulas as typed on one line. */
export function plainText(document: RichDocument): string {
  return document
    .map(textOf)
    .filter((line) => line.trim() !== '')
    .join('\n');
}

/** The text on one line with at most `length` characters, truncated between words. */
export function preview(document: RichDocument, length = 120): string {
  const line = plainText(document).replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > length / 2 ? cut.slice(0, space) : cut).toWellFormed().trimEnd()}…`;
}

type Node = Exclude<Block | ListItem | TableRow | TableCell | Inline, Text>;
type TextReaders = { [Type in Node['type']]: (node: Extract<Node, { type: Type }>) => string };

const textReaders: TextReaders = {
  paragraph: ({ children }) => inlineText(children),
  heading: ({ children }) => inlineText(children),
  list: ({ children }) => blockText(children),
  'list-item': ({ children }) => blockText(children),
  quote: ({ children }) => blockText(children),
  passage: ({ children, credit }) => [blockText(children), credit ?? ''].filter(Boolean).join('\n'),
  table: ({ children }) => blockText(children),
  'table-row': ({ children }) => children.map(textOf).join(' | '),
  'table-cell': ({ children }) => inlineText(children),
  math: ({ latex }) => plainLatex(latex),
  'inline-math': ({ latex }) => plainLatex(latex),
  image: ({ alt }) => alt,
  video: ({ title }) => title,
  tooltip: ({ children }) => inlineText(children),
  link: ({ children }) => inlineText(children),
};

function textOf(node: Node | Text): string {
  if ('text' in node) return node.text;
  return (textReaders[node.type] as (node: Node) => string)(node);
}

function inlineText(nodes: readonly Inline[]): string {
  return nodes.map(textOf).join('');
}

function blockText(nodes: readonly Node[]): string {
  return nodes.map(textOf).join('\n');
}
