import type { Block, Inline, ListItem } from '../../rich-text/document.ts';
import { flatText, isBlankInlines, normalText, sliceInlines, trimmedInlines } from './inline-text.ts';
import type { SourceBlock } from './split-types.ts';

type ListBlock = Extract<Block, { type: 'list' }>;

/** A line of text of a document, or a block that has no such line. */
export type Line = {
  source: number;
  /** The content of a text; it begins with the automatic label. Empty for other blocks. */
  inlines: readonly Inline[];
  /** The inlines as plain text of the same length. */
  text: string;
  /** The label that the program added: its level from 0 and its length in the text. */
  auto: { level: number; length: number } | null;
  /** The list that it is an item of. */
  list: { block: ListBlock; lines: number } | null;
  /** The block itself; null for a paragraph or an item of a list. */
  block: Block | null;
};

export function linesOf(blocks: readonly SourceBlock[]): Line[] {
  return blocks.flatMap(({ block, label }, source) => {
    if (block.type === 'list') return listLines(block, source);
    if (block.type !== 'paragraph' && block.type !== 'heading') return [blockLine(block, source)];
    const lines = textLines(block.children, source, label ?? null);
    return block.type === 'heading' ? lines.map((line) => ({ ...line, block })) : lines;
  });
}

function blockLine(block: Block, source: number): Line {
  return { source, inlines: [], text: '', auto: null, list: null, block };
}

function textLines(inlines: readonly Inline[], source: number, label: { text: string; level: number } | null): Line[] {
  const prefix = label ? `${label.text} ` : '';
  const all = label ? [{ text: prefix }, ...inlines] : inlines;
  const flat = flatText(all);
  const lines: Line[] = [];
  let from = 0;
  for (const piece of flat.split('\n')) {
    const part = sliceInlines(all, from, from + piece.length);
    const isFirst = from === 0;
    from += piece.length + 1;
    if (isBlankInlines(part)) continue;
    const auto = isFirst && label ? { level: label.level, length: prefix.length } : null;
    lines.push({ source, inlines: part, text: normalText(piece), auto, list: null, block: null });
  }
  return lines;
}

/** The items of a list. Those of an ordered one have the labels that they are shown with. */
function listLines(block: ListBlock, source: number): Line[] {
  const lines = itemLines(block, source, 0);
  return lines.map((line) => (line.block ? line : { ...line, list: { block, lines: lines.length } }));
}

function itemLines(list: ListBlock, source: number, level: number): Line[] {
  return list.children.flatMap((item, at) => {
    const text = level === 0 ? `${at + 1}.` : `${String.fromCharCode(65 + (at % 26))}.`;
    return lineOfItem(item, list.ordered ? { text, level } : null, source, level);
  });
}

function lineOfItem(item: ListItem, label: { text: string; level: number } | null, source: number, level: number) {
  const lines: Line[] = [];
  for (const [at, child] of item.children.entries()) {
    if (child.type === 'list') lines.push(...itemLines(child, source, level + 1));
    else if (child.type === 'math') lines.push(blockLine(child, source));
    else lines.push(...textLines(child.children, source, at === 0 && !startsWithMarker(child.children) ? label : null));
  }
  return lines;
}

/** Whether the author typed a number or a letter himself, so that the number of the list is not meant. */
function startsWithMarker(inlines: readonly Inline[]): boolean {
  return /^\s*[([]?(?:\p{L}|\d{1,3})[.)\]]/u.test(normalText(flatText(inlines)));
}

/** The part of a line from an offset of its text. */
export function lineFrom(line: Line, from: number, to = line.text.length): Line {
  const inlines = trimmedInlines(sliceInlines(line.inlines, from, to));
  return { ...line, inlines, text: normalText(flatText(inlines)), auto: null, list: null, block: null };
}

/** The blocks of lines that are content; items of a list that are all there become the list again. */
export function blocksOf(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as Line;
    const { list } = line;
    const run = list ? lines.slice(at, at + list.lines) : [];
    if (list && run.length === list.lines && run.every((one) => one.list?.block === list.block || one.block)) {
      blocks.push(list.block);
      at += run.length - 1;
    } else if (line.block) blocks.push(line.block);
    else if (!isBlankInlines(line.inlines)) blocks.push({ type: 'paragraph', children: trimmedInlines(line.inlines) });
  }
  return blocks;
}
