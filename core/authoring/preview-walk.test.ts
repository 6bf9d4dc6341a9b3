import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { masteryThreshold } from '../mastery/run/full-run.ts';
import { enterSet, type PreviewStep, skipSet, stepAfterAnswer, stepAfterSetAnswer } from './preview-walk.ts';

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
const aSet = (then: string | null): Extract<PreviewStep, { kind: 'set' }> => {
  const step = stepAfterAnswer(
    [question('a', 0, { link_wrong_problemset_id: 's', link_wrong_question_id: then }), question('b', 1)],
    'a',
    wrong,
  );
  if (step.kind !== 'set') throw new Error('no set');
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
    expect(stepAfterAnswer(questions, 'a', right)).toEqual({ kind: 'sequence', questionId: 'b' });
    expect(stepAfterAnswer(questions, 'a', wrong)).toEqual({ kind: 'end' });
    expect(stepAfterAnswer(questions, 'gone', right)).toEqual({ kind: 'end' });
  });

  it('never shows a hidden question', () => {
    const questions = [question('a', 0, { link_right_question_id: 'b' }), question('b', 1, { is_hidden: true })];
    expect(stepAfterAnswer(questions, 'a', right)).toEqual({ kind: 'end' });
  });

  it('goes through the set first, then to the question', () => {
    const entered = enterSet(aSet('b'), inSet);
    expect(entered).toMatchObject({ kind: 'set', setId: 's', questionId: 'x', then: 'b' });
    expect(skipSet(aSet('b'))).toEqual({ kind: 'sequence', questionId: 'b' });
    expect(skipSet(aSet(null))).toEqual({ kind: 'end' });
    expect(enterSet(aSet('b'), [{ id: 'y', position: 0, is_hidden: true }])).toEqual({
      kind: 'sequence',
      questionId: 'b',
    });
  });

  it('leaves a set after a full run and not before, for any answers', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }), (answers) => {
        let step = enterSet(aSet('b'), inSet);
        let run = 0;
        for (const isRight of answers) {
          if (step.kind !== 'set') break;
          expect(['x', 'z']).toContain(step.questionId);
          run = isRight ? run + 1 : 0;
          step = stepAfterSetAnswer(step, inSet, isRight);
          expect(step.kind).toBe(run === masteryThreshold ? 'sequence' : 'set');
        }
      }),
    );
  });
});
