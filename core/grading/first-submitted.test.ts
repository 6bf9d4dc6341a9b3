import { expect, it } from 'vitest';
import { satScore } from '../scores/sat-score.ts';
import { shownScore } from '../scores/shown-score.ts';
import { type FirstStates, shownStates } from './first-submitted.ts';

const first: FirstStates = {
  Reading: { sheet: {}, wrong: [2, 3, 4], at: '2026-11-25T14:00:00.000Z', key_seen: false },
};
const graded = (wrong: number[], submitted = true) => ({
  submitted: { Reading: submitted, Writing: true },
  wrong: { Reading: wrong, Writing: [1] },
});
const scoreOf = (wrong: number[]) => shownScore(graded(wrong), first, (one) => satScore(one, { kind: 'none' }));

it('a section is as first submitted until its wrong numbers change or it is no longer submitted', () => {
  expect(shownStates(graded([2, 3, 4]), first)).toEqual({ Reading: 'first' });
  expect(shownStates(graded([2, 3, 5]), first)).toEqual({ Reading: 'corrected' });
  expect(shownStates(graded([2, 3]), first)).toEqual({ Reading: 'corrected' });
  expect(shownStates(graded([2, 3, 4], false), first)).toEqual({ Reading: 'corrected' });
  expect(shownStates(graded([2]), {})).toEqual({});
});

it('a corrected score includes the score before corrections, with the other sections unchanged', () => {
  expect(scoreOf([2, 3, 4])).toMatchObject({ sections: { Reading: { raw: 49 } }, first: null });
  const corrected = scoreOf([]);
  expect(corrected).toMatchObject({ sections: { Reading: { raw: 52 } }, total_verbal_score: { value: 95 } });
  expect(corrected.first).toMatchObject({
    sections: { Reading: { raw: 49 }, Writing: { raw: 43 } },
    total_verbal_score: { value: 92 },
  });
});
