import type { DocumentNode, RichDocument, Text } from './document.ts';
import type { Field } from './node-descriptor.ts';
import { descriptorOf } from './nodes.ts';
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

function textOf(node: DocumentNode | Text): string {
  if ('text' in node) return node.text;
  const { content, joinedBy, fields } = descriptorOf(node.type);
  const separator = Array.isArray(content) ? (joinedBy ?? '\n') : '';
  const inner = content === 'nothing' ? '' : node.children.map(textOf).join(separator);
  const captions = Object.entries(fields).map(([name, field]) => fieldText(field, node[name as keyof DocumentNode]));
  return [inner, ...captions].filter(Boolean).join('\n');
}

function fieldText({ is }: Field, value: unknown): string {
  if (typeof value !== 'string') return '';
  if (is === 'latex') return plainLatex(value);
  return is === 'caption' ? value : '';
}
