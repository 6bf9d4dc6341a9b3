import type { Reply } from '@fourfold/core/contract/types';
import { expect, it } from 'vitest';
import { answersFile, resultsFile } from './results-files.ts';

const now = new Date(2026, 10, 1, 23, 30);
const results = {
  exported_at: '2026-11-01T23:30:00.000Z',
  answers: [
    { at: '2026-10-01T10:00:00.000Z', given: '3/4', is_correct: true },
    { at: '2026-10-02T10:00:00.000Z', given: 'say "x, y"', is_correct: false, ids: ['a', 'b'] },
    { at: '2026-10-03T10:00:00.000Z', given: '=1+1', is_correct: null },
    { at: '2026-10-03T10:00:00.000Z', given: '-3', is_correct: true },
  ],
} as unknown as Reply<'GET /accounts/results'>;

it('is a file of everything, with the person’s own date in its name', () => {
  const { name, text } = resultsFile(results, now);
  expect(name).toBe('fourfold-results-2026-11-01.json');
  expect(JSON.parse(text)).toEqual(results);
});

it('is a table of the answers that a spreadsheet opens and does not calculate', () => {
  const { name, text } = answersFile(results, now);
  expect(name).toBe('fourfold-answers-2026-11-01.csv');
  expect(text.split('\r\n')).toEqual([
    '\uFEFFat,given,is_correct,ids',
    '2026-10-01T10:00:00.000Z,3/4,true,',
    '2026-10-02T10:00:00.000Z,"say ""x, y""",false,"[""a"",""b""]"',
    "2026-10-03T10:00:00.000Z,'=1+1,,",
    '2026-10-03T10:00:00.000Z,-3,true,',
    '',
  ]);
});

it('has no rows where nothing was answered', () => {
  expect(answersFile({ ...results, answers: [] }, now).text).toBe('\uFEFF\r\n');
});
