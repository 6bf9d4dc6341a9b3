import type { Block, Inline, RichDocument } from '@fourfold/core/rich-text/document';

/** Returns a long text with different kinds of blocks, within the limits of a document. */
export function longText(blocks: number): RichDocument {
  return Array.from({ length: blocks }, (_, at) => blockAt(at));
}

function blockAt(at: number): Block {
  const words: Inline[] = [
    { text: `${at + 1}. The line through the points rises by ` },
    { text: 'three', bold: true },
    { text: ' for each step.' },
  ];
  if (at % 50 === 0) return { type: 'heading', level: 2, children: [{ text: `Part ${at / 50 + 1}` }] };
  if (at % 20 === 7) return list(words);
  if (at % 20 === 13) {
    return {
      type: 'paragraph',
      children: [{ text: 'Here ' }, { type: 'inline-math', latex: 'y=3x+1', children: [{ text: '' }] }, { text: '.' }],
    };
  }
  return { type: 'paragraph', children: words };
}

function list(children: readonly Inline[]): Block {
  return {
    type: 'list',
    ordered: false,
    children: [{ type: 'list-item', children: [{ type: 'paragraph', children }] }],
  };
}
