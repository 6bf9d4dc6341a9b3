import { limits } from './limits.ts';

/**
 * Why a would-be document is too large, too deep or not storable. Null if it is within all limits.
 * Accepts any JSON, so that the recursive checks of shape only see bounded input.
 */
export function boundsSlip(blocks: readonly unknown[]): string | null {
  if (blocks.length > limits.blocks) return `more than ${count(limits.blocks)} blocks`;
  const spent: Spent = { nodes: 0, characters: 0 };
  for (const [at, block] of blocks.entries()) {
    const slip = weigh(block, 1, spent);
    if (slip) return `block ${at + 1}: ${slip}`;
  }
  return null;
}

/** The share of a document's limits that one block uses. */
export function weightOf(block: unknown): Spent {
  const spent: Spent = { nodes: 0, characters: 0 };
  weigh(block, 1, spent);
  return spent;
}

/** The limit that a document exceeds. Null if none. */
export function excessOf({ nodes, characters }: Spent): string | null {
  if (nodes > limits.nodes) return `the document has more than ${count(limits.nodes)} parts`;
  if (characters > limits.characters) return `the document has more than ${count(limits.characters)} characters`;
  return null;
}

type Spent = { nodes: number; characters: number };

function weigh(value: unknown, depth: number, spent: Spent, deepest: number = limits.depth): string | null {
  if (typeof value === 'string') return weighText(value, spent);
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value)) return firstSlip(value, (item) => weighItem(item, depth, spent, deepest));
  spent.nodes += 1;
  const excess = excessOf(spent);
  if (excess) return excess;
  if (depth > deepest && !('text' in value)) return `nested deeper than ${limits.depth}`;
  const inside = (item: unknown, end: number) => weigh(item, depth + 1, spent, end);
  return firstSlip(Object.entries(value), ([key, item]) => inside(item, key === 'tip' ? withTip : deepest));
}

/** The paragraphs of a tip, and links in them, are nested below the tooltip. */
const withTip = limits.depth + 2;

/** No list of a document contains a list directly. */
function weighItem(item: unknown, depth: number, spent: Spent, deepest: number): string | null {
  return Array.isArray(item) ? 'a list where a node should be' : weigh(item, depth, spent, deepest);
}

function weighText(text: string, spent: Spent): string | null {
  spent.characters += text.length;
  return excessOf(spent) ?? (isStorable(text) ? null : 'a character that cannot be stored');
}

/** PostgreSQL's jsonb stores neither U+0000 nor a lone surrogate. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

function firstSlip<Item>(items: readonly Item[], slipOf: (item: Item) => string | null): string | null {
  for (const item of items) {
    const slip = slipOf(item);
    if (slip) return slip;
  }
  return null;
}

function count(limit: number): string {
  return limit.toLocaleString('en-US');
}
