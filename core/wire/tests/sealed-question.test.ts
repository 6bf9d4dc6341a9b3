import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seal } from '../../kinds/lazy/judging.ts';
import { storedKinds } from '../../kinds/stored-kinds.ts';
import { anAnswer, anId, aQuestion } from '../../practice/testing/practice-questions.ts';
import { itemOf } from '../item-of.ts';
import { sentAnswersOf, shownItem, toSealedFields } from './sealed-question.ts';

const text = fc.constantFrom('12', '3/4', 'x + 1', '');
const answers = fc.oneof(
  fc.array(fc.boolean(), { maxLength: 8 }).map((all) => all.map((correct, at) => anAnswer(at, { correct }))),
  fc
    .array(fc.tuple(text, fc.boolean(), fc.constantFrom('', '%')), { minLength: 1, maxLength: 3 })
    .map((all) =>
      all.map(([key, is_exact_match, symbol], at) =>
        anAnswer(at, { is_free_response: true, free_response_answer: key, is_exact_match, symbol }),
      ),
    ),
);

it('a sealed question is shown as the same question with its key', () => {
  fc.assert(
    fc.property(answers, fc.constantFrom(undefined, ...storedKinds), (all, kind) => {
      const question = aQuestion(1, { answers: all, ...(kind && { kind }) });
      const item = itemOf(question);
      const fields = toSealedFields(seal(item));
      const { answers: _, kind: __, ...rest } = question;
      const sealed = { ...rest, ...fields, sealed: true as const, answers: sentAnswersOf(seal(item), all) };
      // A typed answer is the key.
      expect(sealed.answers.filter((answer) => answer.is_free_response)).toEqual([]);
      expect(shownItem(sealed)).toEqual(shownItem(question));
    }),
  );
});

it('a sealed question has the same fields, whichever choice is right and whatever number is accepted', () => {
  const choices = (right: number) => [0, 1, 2].map((at) => anAnswer(at, { correct: at === right }));
  expect(toSealedFields(seal(itemOf({ answers: choices(0) })))).toEqual(
    toSealedFields(seal(itemOf({ answers: choices(2) }))),
  );
  const typed = (key: string) => [anAnswer(0, { is_free_response: true, free_response_answer: key })];
  expect(toSealedFields(seal(itemOf({ answers: typed('12') })))).toEqual(
    toSealedFields(seal(itemOf({ answers: typed('0.5') }))),
  );
  expect(JSON.stringify(seal(itemOf({ answers: choices(1) })))).not.toContain('correct');
  expect(seal(itemOf({ answers: choices(1) }))).toEqual({
    kind: 'one-choice',
    spec: { choices: [anId(0), anId(1), anId(2)] },
  });
});
