import { readBlocks } from './read-blocks.ts';

/** Splits a question's text: its passages with the blocks between them, empty if it has none, and the rest. */
export function splitPassage(field: string): { passage: string; stem: string } {
  const blocks = field.includes('"passage"') ? readBlocks(field) : [];
  const first = blocks.findIndex(isPassage);
  if (first < 0) return { passage: '', stem: field };
  const end = blocks.findLastIndex(isPassage) + 1;
  return {
    passage: JSON.stringify(blocks.slice(first, end)),
    stem: JSON.stringify(blocks.toSpliced(first, end - first)),
  };
}

function isPassage(block: unknown): boolean {
  return (block as { type?: unknown } | null)?.type === 'passage';
}
