import { readBlocks } from './read-blocks.ts';

/** A question's text in two: its passages with what is between them, empty where it has none, and all else. */
export function splitPassage(field: string): { passage: string; stem: string } {
  const blocks = field.includes('"passage"') ? readBlocks(field) : [];
  const first = blocks.findIndex(isPassage);
  if (first < 0) return { passage: '', stem: field };
  const behind = blocks.findLastIndex(isPassage) + 1;
  return {
    passage: JSON.stringify(blocks.slice(first, behind)),
    stem: JSON.stringify(blocks.toSpliced(first, behind - first)),
  };
}

function isPassage(block: unknown): boolean {
  return (block as { type?: unknown } | null)?.type === 'passage';
}
