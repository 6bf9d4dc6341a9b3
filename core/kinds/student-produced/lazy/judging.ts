import type { Judging } from '../../kind.ts';
import type { StudentProducedData } from '../student-produced.ts';
import { fitsGrid, isValueInGrid, readGrid } from './grid.ts';
import { readValue } from './read-value.ts';

export const studentProducedJudging: Judging<StudentProducedData> = {
  judge: ({ values }, { text }) => {
    const matched = values.find((value) => accepts(value, text.trim()));
    return { right: matched !== undefined, matched: matched ?? null };
  },
  slip: (_, { text }) => formatRules.find((rule) => rule.applies(text.trim()))?.message ?? null,
  // All rules are about the form alone, so that they do not need the key.
  hint: ({ text }) => (text.trim() === '' ? null : studentProducedJudging.slip({ values: [] }, { text })),
  seal: () => ({}),
};

function accepts(value: string, text: string): boolean {
  const number = readValue(value);
  return number !== null && isValueInGrid(number, text);
}

const formatRules: readonly { applies(typed: string): boolean; message: string }[] = [
  { applies: (typed) => typed === '', message: 'Type an answer first.' },
  {
    applies: (typed) => /^-?\d+\s+\d+\/\d+$/.test(typed),
    message: 'Type a mixed number as a fraction or a decimal: 3 1/2 is 7/2 or 3.5.',
  },
  {
    applies: (typed) => !/^[-./\d]*$/.test(typed),
    message: 'Type only digits, a point, a fraction bar and a minus, without a unit or a comma.',
  },
  { applies: (typed) => !fitsGrid(typed), message: 'An answer has at most 5 characters, or 6 with a minus.' },
  { applies: (typed) => !readGrid(typed), message: 'Type a number such as 12, -0.5 or 3/4.' },
];
