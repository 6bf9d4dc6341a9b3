import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { masteryThreshold } from '../mastery/run/full-run.ts';
import { afterAnswer, afterSetAnswer, enterSet, type PreviewStep, skipSet } from './preview-walk.ts';

const none = {
  link_right_question_id: null,
  link_wrong_question_id: null,
  link_right_problemset_id: null,
  link_wrong_problemset_id: null,
  answers: [],
};
const question = (id: string, position: number, more: Partial<typeof none & { is_hidden: boolean }> | object = {}) => ({
  id,
  position,
  is_hidden: false,
  ...none,
  ...more,
});
const right = { right: true, chosenIds: [] };
const wrong = { right: false, chosenIds: [] };
const aSet = (then: string | null): Extract<PreviewStep, { at: 'set' }> => {
  const step = afterAnswer(
    [question('a', 0, { link_wrong_problemset_id: 's', link_wrong_question_id: then }), question('b', 1)],
    'a',
    wrong,
  );
  if (step.at !== 'set') throw new Error('no set');
  return step;
};
const inSet = [
  { id: 'x', position: 0, is_hidden: false },
  { id: 'y', position: 1, is_hidden: true },
  { id: 'z', position: 2, is_hidden: false },
];

describe('a preview of a sequence', () => {
  it('follows the link of the outcome, and ends without one', () => {
    const questions = [question('a', 0, { link_right_question_id: 'b' }), question('b', 1)];
    expect(afterAnswer(questions, 'a', right)).toEqual({ at: 'sequence', questionId: 'b' });
    expect(afterAnswer(questions, 'a', wrong)).toEqual({ at: 'end' });
    expect(afterAnswer(questions, 'gone', right)).toEqual({ at: 'end' });
  });

  it('never shows a hidden question', () => {
    const questions = [question('a', 0, { link_right_question_id: 'b' }), question('b', 1, { is_hidden: true })];
    expect(afterAnswer(questions, 'a', right)).toEqual({ at: 'end' });
  });

  it('goes through the set first, then to the question', () => {
    const entered = enterSet(aSet('b'), inSet);
    expect(entered).toMatchObject({ at: 'set', setId: 's', questionId: 'x', then: 'b' });
    expect(skipSet(aSet('b'))).toEqual({ at: 'sequence', questionId: 'b' });
    expect(skipSet(aSet(null))).toEqual({ at: 'end' });
    expect(enterSet(aSet('b'), [{ id: 'y', position: 0, is_hidden: true }])).toEqual({
      at: 'sequence',
      questionId: 'b',
    });
  });

  it('leaves a set after a full run and not before, for any answers', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }), (answers) => {
        let step = enterSet(aSet('b'), inSet);
        let run = 0;
        for (const isRight of answers) {
          if (step.at !== 'set') break;
          expect(['x', 'z']).toContain(step.questionId);
          run = isRight ? run + 1 : 0;
          step = afterSetAnswer(step, inSet, isRight);
          expect(step.at).toBe(run === masteryThreshold ? 'sequence' : 'set');
        }
      }),
    );
  });
});
