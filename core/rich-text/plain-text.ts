import type { Block, Inline, ListItem, RichDocument, TableCell, TableRow, Text } from './document.ts';
import { plainLatex } from './plain-latex.ts';

/**
 * A document's text, one line for each block: for titles, previews and search. Formulas as typed on
 * one line.
 */
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
type Tellers = { [Type in Node['type']]: (node: Extract<Node, { type: Type }>) => string };

const tellers: Tellers = {
  paragraph: ({ children }) => run(children),
  heading: ({ children }) => run(children),
  list: ({ children }) => lines(children),
  'list-item': ({ children }) => lines(children),
  quote: ({ children }) => lines(children),
  passage: ({ children, credit }) => [lines(children), credit ?? ''].filter(Boolean).join('\n'),
  table: ({ children }) => lines(children),
  'table-row': ({ children }) => children.map(textOf).join(' | '),
  'table-cell': ({ children }) => run(children),
  math: ({ latex }) => plainLatex(latex),
  'inline-math': ({ latex }) => plainLatex(latex),
  image: ({ alt }) => alt,
  video: ({ title }) => title,
  tooltip: ({ children }) => run(children),
  link: ({ children }) => run(children),
};

function textOf(node: Node | Text): string {
  if ('text' in node) return node.text;
  return (tellers[node.type] as (node: Node) => string)(node);
}

function run(nodes: readonly Inline[]): string {
  return nodes.map(textOf).join('');
}

function lines(nodes: readonly Node[]): string {
  return nodes.map(textOf).join('\n');
}
