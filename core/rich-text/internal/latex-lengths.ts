import { limits } from '../limits.ts';

/**
 * The first command of a formula with a length beyond `limits.formulaLength`, also a negative one.
 * Null if there is none.
 */
export function tooLongCommand(latex: string): string | null {
  for (const { 0: matched, groups } of latex.matchAll(token)) {
    const command = groups?.command;
    const lengths = command === undefined ? [] : matched.matchAll(new RegExp(length, 'g'));
    for (const [, number = '', unit = ''] of lengths) {
      if (isTooLong(Number(number.replace(/\s/g, '')), unit)) return command ?? null;
    }
  }
  return null;
}

/** Whether a length of LaTeX or CSS exceeds the limit, or `times` the limit. */
export function isTooLong(number: number, unit: string, times = 1): boolean {
  return Math.abs(number) * (emPerUnit[unit] ?? 0) > limits.formulaLength * times;
}

/** For text of 16 px. */
const emPerUnit: Readonly<Record<string, number>> = {
  ...{ em: 1, ex: 0.43, mu: 1 / 18, px: 1 / 16, in: 6, cm: 6 / 2.54, mm: 0.6 / 2.54 },
  ...{ pt: 1 / 12, bp: 1 / 12, sp: 1 / 12 / 65_536, pc: 1, dd: 0.09, cc: 1.07, nd: 0.09, nc: 1.07 },
};

const length = String.raw`([-+]?\s*(?:\d+\.?\d*|\.\d+))\s*([a-z]{2})`;
const lengthPattern = length.replace('([-', '(?:[-').replace('([a', '(?:[a');
const lengthArgument = String.raw`\s*(?:\{\s*${lengthPattern}\s*\}|${lengthPattern})`;
const delimiter = String.raw`\s*(?:\{[^{}]*\}|\\(?:[a-zA-Z]+|.)|[^\s\\{}])`;

/** A command with its lengths. Matches every other command too, so that `\\rule` is read as a line break and text. */
const token = new RegExp(
  [
    String.raw`(?<command>\\(?:m?kern|[hm]skip|hspace\*?|raise|lower|raisebox|above))${lengthArgument}`,
    String.raw`(?<command>\\rule)(?:\s*\[\s*${lengthPattern}\s*\])?${lengthArgument}${lengthArgument}`,
    String.raw`(?<command>\\\\)\s*\[\s*${lengthPattern}\s*\]`,
    String.raw`(?<command>\\genfrac)${delimiter}${delimiter}${lengthArgument}`,
    String.raw`\\(?:[a-zA-Z]+|.)`,
  ].join('|'),
  'gs',
);
