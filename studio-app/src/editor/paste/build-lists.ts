import type { Block, ListItem } from '@fourfold/core/rich-text/document';
import { limits } from '@fourfold/core/rich-text/limits';
import type { Flow, FlowItem, ListLine, Picture } from './flow.ts';

/** A block of the result, or a picture that must be uploaded first. */
export type BlockOrPicture = Block | { picture: Picture };
export type AssembleBlocks = (flow: Flow) => BlockOrPicture[];

/** Whether a line starts another list: another list or list kind, at the list's own level or above. */
export function startsNewList(lines: readonly ListLine[], line: ListLine): boolean {
  const [first] = lines;
  return (
    first !== undefined && line.level <= first.level && (line.list !== first.list || line.ordered !== first.ordered)
  );
}

export function buildLists(lines: readonly ListLine[], assemble: AssembleBlocks, depth = 1): BlockOrPicture[] {
  const [first] = lines;
  if (!first) return [];
  const hoisted: BlockOrPicture[] = [];
  const children: ListItem[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] as ListLine;
    let next = at + 1;
    while ((lines[next]?.level ?? 0) > Math.max(line.level, first.level)) next += 1;
    const items = buildItem(line, lines.slice(at + 1, next), { assemble, depth, hoisted });
    if (items.length > 0) children.push(...items);
    at = next;
  }
  if (children.length === 0) return hoisted;
  return [{ type: 'list', ordered: first.ordered, children }, ...hoisted];
}

type ItemContext = { assemble: AssembleBlocks; depth: number; hoisted: BlockOrPicture[] };
type ItemBlock = ListItem['children'][number];

/** Builds a list item of a line and the lines below it; beyond the maximum depth they become its siblings. */
function buildItem(line: ListLine, below: readonly ListLine[], { assemble, depth, hoisted }: ItemContext): ListItem[] {
  const inside: ItemBlock[] = [];
  const siblings: ListItem[] = [];
  const addNestedLists = (lists: readonly BlockOrPicture[]) => {
    for (const block of lists) {
      if (!('type' in block) || block.type !== 'list') hoisted.push(block);
      else if (depth < limits.lists) inside.push(block);
      else siblings.push(...block.children);
    }
  };
  for (const block of itemContent(line.content, assemble, depth)) {
    if ('picture' in block) hoisted.push(block);
    else if (block.type === 'list') addNestedLists([block]);
    else if (block.type === 'heading') inside.push({ type: 'paragraph', children: block.children });
    else if (block.type === 'quote') inside.push(...block.children);
    else if (block.type === 'paragraph' || block.type === 'math') inside.push(block);
    else hoisted.push(block);
  }
  addNestedLists(buildLists(below, assemble, Math.min(depth + 1, limits.lists)));
  return inside.length > 0 ? [{ type: 'list-item', children: inside }, ...siblings] : siblings;
}

function itemContent(flow: Flow, assemble: AssembleBlocks, depth: number): BlockOrPicture[] {
  const [lines, others] = [flow.filter((item) => item.kind === 'line'), flow];
  if (lines.length === 0) return assemble(others);
  const blocks: BlockOrPicture[] = [];
  let rest: FlowItem[] = [];
  let run: ListLine[] = [];
  const flush = () => {
    blocks.push(...assemble(rest), ...buildLists(run, assemble, Math.min(depth + 1, limits.lists)));
    rest = [];
    run = [];
  };
  for (const item of others) {
    if (item.kind === 'line') run.push(item.line);
    else if (run.length > 0 && item.kind !== 'edge' && !isSpace(item)) {
      flush();
      rest.push(item);
    } else rest.push(item);
  }
  flush();
  return blocks;
}

function isSpace(item: FlowItem): boolean {
  return item.kind === 'inline' && 'text' in item.inline && item.inline.text.trim() === '';
}
