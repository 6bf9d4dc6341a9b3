import { expect, it } from 'vitest';
import { keySheet } from '../grading/testing/keys.ts';
import { keyGaps, scoreGaps } from './table-gaps.ts';
import { actTable, satTable } from './testing/tables.ts';

it('reports raw scores without a scaled score, by column', () => {
  expect([scoreGaps('sat-paper', satTable()), scoreGaps('act-classic', actTable())]).toEqual([[], []]);
  const early = satTable().map((row, at) => (at > 41 ? row.with(2, '') : row));
  expect(scoreGaps('sat-paper', early.slice(0, 59))).toEqual([
    'Math has no score for 58 right answers.',
    'Reading has no score for 41 to 52 right answers.',
  ]);
  const late = satTable().map((row, at) => (at === 1 ? row.with(3, '') : row));
  expect(scoreGaps('sat-paper', late)).toEqual(['Writing and Language has no score for 0 right answers.']);
  expect(scoreGaps('sat-paper', [])).toEqual([]);
});

it('reports sections without an answer key', () => {
  expect([keyGaps('sat', keySheet('sat')), keyGaps('act', keySheet('act'))]).toEqual([[], []]);
  const verbal = keySheet('sat').map((row, at) =>
    at === 0 ? row : row.map((cell, column) => (column > 2 ? '' : cell)),
  );
  expect(keyGaps('sat', verbal)).toEqual([
    'Math - No Calculator has no answers: its bubble sheets are saved, but not graded.',
    'Math - Calculator has no answers: its bubble sheets are saved, but not graded.',
  ]);
});
