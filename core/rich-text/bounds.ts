import { limits } from './limits.ts';

/**
 * Why a would-be document is too large, too deep or not storable. Null if it is within all limits.
 * Accepts any JSON, so that the recursive checks of shape only see bounded input.
 */
export function boundsError(blocks: readonly unknown[]): string | null {
  if (blocks.length > limits.blocks) return `more than ${count(limits.blocks)} blocks`;
  const weight: DocumentWeight = { nodes: 0, characters: 0 };
  for (const [at, block] of blocks.entries()) {
    const error = addWeight(block, 1, weight);
    if (error) return `block ${at + 1}: ${error}`;
  }
  return null;
}

/** The share of a document's limits that one block uses. */
export function weightOf(block: unknown): DocumentWeight {
  const weight: DocumentWeight = { nodes: 0, characters: 0 };
  addWeight(block, 1, weight);
  return weight;
}

/** The limit that a document exceeds. Null if none. */
export function excessOf({ nodes, characters }: DocumentWeight): string | null {
  if (nodes > limits.nodes) return `the document has more than ${count(limits.nodes)} parts`;
  if (characters > limits.characters) return `the document has more than ${count(limits.characters)} characters`;
  return null;
}

type DocumentWeight = { nodes: number; characters: number };

function addWeight(
  value: unknown,
  depth: number,
  weight: DocumentWeight,
  maxDepth: number = limits.depth,
): string | null {
  if (typeof value === 'string') return addTextWeight(value, weight);
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value)) return firstError(value, (item) => addItemWeight(item, depth, weight, maxDepth));
  weight.nodes += 1;
  const excess = excessOf(weight);
  if (excess) return excess;
  if (depth > maxDepth && !('text' in value)) return `nested deeper than ${limits.depth}`;
  const addInner = (item: unknown, end: number) => addWeight(item, depth + 1, weight, end);
  return firstError(Object.entries(value), ([key, item]) => addInner(item, key === 'tip' ? tooltipDepth : maxDepth));
}

/** The paragraphs of a tip, and links in them, are nested below the tooltip. */
const tooltipDepth = limits.depth + 2;

/** No list of a document contains a list directly. */
function addItemWeight(item: unknown, depth: number, weight: DocumentWeight, maxDepth: number): string | null {
  return Array.isArray(item) ? 'a list where a node should be' : addWeight(item, depth, weight, maxDepth);
}

function addTextWeight(text: string, weight: DocumentWeight): string | null {
  weight.characters += text.length;
  return excessOf(weight) ?? (isStorable(text) ? null : 'a character that cannot be stored');
}

/** PostgreSQL's jsonb stores neither U+0000 nor a lone surrogate. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

function firstError<Item>(items: readonly Item[], check: (item: Item) => string | null): string | null {
  for (const item of items) {
    const error = check(item);
    if (error) return error;
  }
  return null;
}

function count(limit: number): string {
  return limit.toLocaleString('en-US');
}
