import { expect, it } from 'vitest';
import type { SatScore } from '../contract/grades.ts';
import type { FirstStates } from '../grading/first-submitted.ts';
import { satScore } from './sat-score.ts';
import { scoreStateText } from './score-state-text.ts';
import { shownScore } from './shown-score.ts';

const all = ['Reading', 'Writing', 'MathNoCalc', 'MathCalc'];
function aScore(wrong: Record<string, number[]>, first: FirstStates, seen: string[] = []): SatScore {
  const graded = { submitted: Object.fromEntries(Object.keys(wrong).map((type) => [type, true])), wrong };
  const about = { sat_id: 'a', sat_title: 'One', type: 'TestSat' as const, timed: {} };
  const key_seen = Object.fromEntries(seen.map((type) => [type, true]));
  return { ...about, key_seen, ...shownScore(graded, first, (one) => satScore(one, { kind: 'none' })) };
}
const whole = (wrong: number[]) => Object.fromEntries(all.map((type) => [type, wrong]));
const first = (wrong: number[]) => ({ sheet: {}, wrong, at: '', key_seen: false });

it('a score that was not graded by a key has no state text', () => {
  expect(scoreStateText(aScore(whole([1]), {}))).toEqual([]);
});

it('a score graded by a key is "as first submitted" until it is corrected', () => {
  expect(scoreStateText(aScore(whole([1]), { Reading: first([1]) }))).toEqual(['As first submitted.']);
  expect(scoreStateText(aScore(whole([1]), { Reading: first([1, 2, 3]), Writing: first([1]) }))).toEqual([
    'Corrected. As first submitted: Reading 49 of 52, total 148 of 154.',
  ]);
  expect(scoreStateText(aScore({ Reading: [1] }, { Reading: first([1, 2]) }))).toEqual([
    'Corrected. As first submitted: Reading 50 of 52.',
  ]);
});

it('the text names the sections whose answers were seen before', () => {
  expect(scoreStateText(aScore(whole([1]), { MathNoCalc: first([1]) }, ['MathNoCalc']))).toEqual([
    'As first submitted.',
    'Answers seen before: Math - No Calculator.',
  ]);
});
