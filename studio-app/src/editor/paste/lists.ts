import type { Block, ListItem } from '@fourfold/core/rich-text/document';
import { limits } from '@fourfold/core/rich-text/limits';
import type { Flow, FlowItem, ListLine, Picture } from './flow.ts';

/** A block of the result, or a picture that must be uploaded first. */
export type Assembled = Block | { picture: Picture };
export type Assemble = (flow: Flow) => Assembled[];

/**
 * Whether a line starts another list: another list or list kind, at the list's own level or above.
 */
export function startsAnew(lines: readonly ListLine[], line: ListLine): boolean {
  const [first] = lines;
  return (
    first !== undefined && line.level <= first.level && (line.list !== first.list || line.ordered !== first.ordered)
  );
}

export function listsOf(lines: readonly ListLine[], assemble: Assemble, depth = 1): Assembled[] {
  const [first] = lines;
  if (!first) return [];
  const hoisted: Assembled[] = [];
  const children: ListItem[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] as ListLine;
    let next = at + 1;
    while ((lines[next]?.level ?? 0) > Math.max(line.level, first.level)) next += 1;
    const own = itemOf(line, lines.slice(at + 1, next), { assemble, depth, hoisted });
    if (own.length > 0) children.push(...own);
    at = next;
  }
  if (children.length === 0) return hoisted;
  return [{ type: 'list', ordered: first.ordered, children }, ...hoisted];
}

type Place = { assemble: Assemble; depth: number; hoisted: Assembled[] };
type InItem = ListItem['children'][number];

/**
 * Builds a list item of a line and the lines below it; beyond the maximum depth they become its
 * siblings.
 */
function itemOf(line: ListLine, below: readonly ListLine[], { assemble, depth, hoisted }: Place): ListItem[] {
  const inside: InItem[] = [];
  const beside: ListItem[] = [];
  const deeper = (lists: readonly Assembled[]) => {
    for (const block of lists) {
      if (!('type' in block) || block.type !== 'list') hoisted.push(block);
      else if (depth < limits.lists) inside.push(block);
      else beside.push(...block.children);
    }
  };
  for (const block of gatherItem(line.inside, assemble, depth)) {
    if ('picture' in block || block.type === 'table' || block.type === 'image' || block.type === 'video')
      hoisted.push(block);
    else if (block.type === 'list') deeper([block]);
    else if (block.type === 'heading') inside.push({ type: 'paragraph', children: block.children });
    else if (block.type === 'quote') inside.push(...block.children);
    else if (block.type === 'passage') hoisted.push(block);
    else inside.push(block);
  }
  deeper(listsOf(below, assemble, Math.min(depth + 1, limits.lists)));
  return inside.length > 0 ? [{ type: 'list-item', children: inside }, ...beside] : beside;
}

function gatherItem(flow: Flow, assemble: Assemble, depth: number): Assembled[] {
  const [lines, others] = [flow.filter((item) => item.is === 'line'), flow];
  if (lines.length === 0) return assemble(others);
  const blocks: Assembled[] = [];
  let rest: FlowItem[] = [];
  let run: ListLine[] = [];
  const end = () => {
    blocks.push(...assemble(rest), ...listsOf(run, assemble, Math.min(depth + 1, limits.lists)));
    rest = [];
    run = [];
  };
  for (const item of others) {
    if (item.is === 'line') run.push(item.line);
    else if (run.length > 0 && item.is !== 'edge' && !isSpace(item)) {
      end();
      rest.push(item);
    } else rest.push(item);
  }
  end();
  return blocks;
}

function isSpace(item: FlowItem): boolean {
  return item.is === 'inline' && 'text' in item.inline && item.inline.text.trim() === '';
}
