import { expect, it } from 'vitest';
import { modeNotes } from './mode-notes.ts';

it.each([
  [{ testing: null, grading: false }, false, ['The percentage counts sequences that are completed.']],
  [{ testing: null, grading: false }, true, ['The percentage counts problem sets that are mastered.']],
  [
    { testing: 'mock', grading: false },
    false,
    ['Mock: each section as a test of our own questions, scored at its end.'],
  ],
  [
    { testing: 'real', grading: true },
    true,
    [
      'Real: each section as the test was given, scored at its end.',
      'Grading mode: enter what you did on paper, by bubble sheet or by its wrong numbers, and see the score.',
    ],
  ],
] as const)('%j, counted by set %j, is explained', (modes, progress_by_problemset, words) => {
  expect(modeNotes(modes, { progress_by_problemset, edition: 'sat-paper', type: 'TestSat' })).toEqual(words);
});

it('an exam without a paper has no percentage to explain', () => {
  const exam = { progress_by_problemset: false, edition: 'sat-digital', type: 'TestSat' } as const;
  expect(modeNotes({ testing: null, grading: false }, exam)).toEqual(['Its test is not published yet.']);
});
