import type { Reply } from '@fourfold/core/contract/types';
import { expect, it } from 'vitest';
import { answersFile, resultsFile } from './results-files.ts';

type Results = Reply<'GET /accounts/results'>;

const now = new Date(2026, 10, 1, 23, 30);
const answer: Results['answers'][number] = {
  answered_at: '2026-10-01T10:00:00.000Z',
  title: 'Commas',
  kind: 'sequence',
  question: 'Which one?',
  given: '3/4',
  right: true,
  seconds_before_answer: 12,
  seconds_after_answer: 0,
  viewed_full_explanation: false,
};
const results = {
  exported_at: '2026-11-01T23:30:00.000Z',
  answers: [
    answer,
    { ...answer, given: 'say "x, y"', right: false },
    { ...answer, given: '=1+1', title: '@home' },
    { ...answer, given: '-3' },
  ],
} as Results;

it('is a file of all results, with the local date in its name', () => {
  const { name, text } = resultsFile(results, now);
  expect(name).toBe('fourfold-results-2026-11-01.json');
  expect(JSON.parse(text)).toEqual(results);
});

it('is a table of the answers that a spreadsheet opens without evaluating formulas', () => {
  const { name, text } = answersFile(results, now);
  expect(name).toBe('fourfold-answers-2026-11-01.csv');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const [head, ...rows] = text.slice(1).split('\r\n');
  expect(head?.split(',')).toEqual(Object.keys(answer));
  const end = (right: boolean) => `${right},12,0,false`;
  expect(rows).toEqual([
    `2026-10-01T10:00:00.000Z,Commas,sequence,Which one?,'3/4,${end(true)}`,
    `2026-10-01T10:00:00.000Z,Commas,sequence,Which one?,"say ""x, y""",${end(false)}`,
    `2026-10-01T10:00:00.000Z,'@home,sequence,Which one?,'=1+1,${end(true)}`,
    `2026-10-01T10:00:00.000Z,Commas,sequence,Which one?,-3,${end(true)}`,
    '',
  ]);
});

it('has no rows if nothing was answered', () => {
  expect(answersFile({ ...results, answers: [] }, now).text).toBe('\uFEFF\r\n');
});
