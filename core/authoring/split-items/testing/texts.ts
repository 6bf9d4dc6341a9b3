import { plainText } from '../../../rich-text/plain-text.ts';
import { type DoubtCode, doubtSentence } from '../doubts.ts';
import { splitItems } from '../split-items.ts';
import type { SourceBlock, SplitItem } from '../split-types.ts';

/** Source blocks of the lines of a text; `**…**` is bold. */
export function blocksOfText(text: string): SourceBlock[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({
      block: {
        type: 'paragraph',
        children: line
          .split(/(\*\*[^*]+\*\*)/)
          .filter(Boolean)
          .map((part) =>
            part.startsWith('**') && part.length > 4 ? { text: part.slice(2, -2), bold: true } : { text: part },
          ),
      },
    }));
}

export const split = (text: string) => splitItems(blocksOfText(text));

/** An item in one line: "12 stem | A=6 B=18 | A | explanation | doubts". */
export function printed({ label, stem, choices, key, explanation, doubts }: SplitItem): string {
  const text = (blocks: SplitItem['stem']) => plainText(blocks).replaceAll('\n', ' / ');
  return [
    `${label} ${text(stem)}`.trim(),
    choices.map(({ letter, blocks }) => `${letter}=${text(blocks)}`).join(' '),
    key === null ? 'none' : 'letters' in key ? key.letters.join('+') : key.values.join(' or '),
    text(explanation),
    doubts.map(({ code }): DoubtCode => code).join(' '),
  ].join(' | ');
}

export const printedAll = (text: string) => split(text).items.map(printed);
export const sentencesOf = (text: string) => split(text).doubts.map(doubtSentence);
