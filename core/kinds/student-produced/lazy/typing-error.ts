import { fitsGrid, isTypable } from './grid.ts';

/** Returns why a text cannot be typed into the answer space; null if it may be there while an answer is typed. */
export function typingError(text: string): string | null {
  return isTypable(text) ? null : (rules.find((rule) => rule.applies(text))?.message ?? oneSign);
}

const oneSign = 'An answer has one point or one fraction bar, not both and not two.';

const rules: readonly { applies(text: string): boolean; message: string }[] = [
  {
    applies: (text) => /\d\s+\d*$|\d\s+\d+\//.test(text),
    message: 'Type a mixed number as a fraction or a decimal: 3 1/2 is 7/2 or 3.5.',
  },
  { applies: (text) => text.includes(','), message: 'Type a point, not a comma, and no comma between thousands.' },
  {
    applies: (text) => /[^-./\d]/.test(text),
    message: 'Only digits, a point, a fraction bar and a minus can be typed here.',
  },
  { applies: (text) => text.lastIndexOf('-') > 0, message: 'A minus can only be in front.' },
  { applies: (text) => !fitsGrid(text), message: 'An answer has at most 5 characters, or 6 with a minus.' },
];
