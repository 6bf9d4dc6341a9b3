import type { Block, Inline } from '../../rich-text/document.ts';
import type { SourceBlock, SplitItem } from './split-types.ts';

/** Prints questions in the one form that is read without a doubt: number, choices, `Answer:`, `Explanation:`. */
export function printItems(
  items: readonly Pick<SplitItem, 'stem' | 'choices' | 'key' | 'explanation'>[],
): SourceBlock[] {
  return items.flatMap(({ stem, choices, key, explanation }, at) => {
    const values = key && ('letters' in key ? key.letters.join(', ') : key.values.join('; '));
    const blocks = [
      ...prefixed(`${at + 1}. `, stem),
      ...choices.flatMap(({ letter, blocks: own }) => prefixed(`${letter}) `, own)),
      ...(values ? prefixed(`Answer: ${values}`, []) : []),
      ...(explanation.length > 0 ? prefixed('Explanation: ', explanation) : []),
    ];
    return blocks.map((block): SourceBlock => ({ block }));
  });
}

function prefixed(prefix: string, [first, ...others]: readonly Block[]): Block[] {
  const text: Inline = { text: prefix };
  if (first?.type === 'paragraph') return [{ ...first, children: [text, ...first.children] }, ...others];
  return [{ type: 'paragraph', children: [text] }, ...(first ? [first] : []), ...others];
}
