import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAnswer } from '../client/outbox/outbox-entry.ts';
import { aDraft } from '../client/outbox/testing/entries.ts';
import type { MapSet, SequenceMap } from '../contract/proofs.ts';
import { judge } from '../kinds/lazy/judging.ts';
import { sequenceWithPending } from '../practice/pending/sequence-with-pending.ts';
import { anAnswer, anId, aQuestion } from '../practice/testing/practice-questions.ts';
import { newSequence } from '../sequence/sequence.ts';
import { itemOf } from '../wire/item-of.ts';
import type { ModelBranch } from './model.ts';
import { sequenceModel } from './sequence-model.ts';
import { aMap, aMapQuestion, aMapSet, aProvenMap, nowhere } from './testing/maps.ts';
import { theEnd, throughSet, toQuestion } from './testing/models.ts';

const leads = (question: string | null, set: string | null = null) => ({ question, set });

describe('the model of a map', () => {
  it('has the visible questions, in order', () => {
    const { questions } = sequenceModel({
      ...aMap([]),
      questions: [
        aMapQuestion('c', { position: 2 }),
        aMapQuestion('a', { position: 0, is_hidden: true }),
        aMapQuestion('b', { position: 1 }),
      ],
    });
    expect(questions.map(({ id, position }) => [id, position])).toEqual([
      ['b', 1],
      ['c', 2],
    ]);
  });

  it('has the computed branches, not the stored links', () => {
    const question = aMapQuestion('a', {
      right: leads('gone'),
      ways: { right: null, wrong: [leads('b'), leads('b', 's'), leads(null)] },
    });
    expect(sequenceModel(aMap([question])).questions).toEqual([
      { id: 'a', position: 0, right: null, wrong: [toQuestion('b'), throughSet('s', 'b'), theEnd] },
    ]);
  });

  it('has the questions of a set, with whether each can be right and wrong', () => {
    const set = { ...aMapSet('s', 'endless'), can_be_wrong: [false, true] };
    expect(sequenceModel(aMap([], [set, aMapSet('none', 'empty')])).sets).toEqual([
      {
        id: 's',
        questions: [
          { right: true, wrong: false },
          { right: false, wrong: true },
        ],
      },
      { id: 'none', questions: [] },
    ]);
  });
});

/** The ids are valid in both the map and the app's records. */
const questionIds = [1, 2, 3, 4].map(anId);
const states: MapSet['state'][] = ['shown', 'endless', 'empty', 'unpublished', 'deleted'];
const setIds = states.map((_, n) => anId(800 + n));
const anyLeads = fc.record({
  question: fc.option(fc.constantFrom(...questionIds, anId(99)), { freq: 1 }),
  set: fc.option(fc.constantFrom(...setIds), { freq: 1 }),
});
const anyQuestion = fc.record({
  is_hidden: fc.boolean(),
  right: fc.oneof(fc.constant(nowhere), anyLeads),
  wrong: fc.oneof(fc.constant(nowhere), anyLeads),
  answers: fc.array(fc.record({ correct: fc.boolean(), leads: anyLeads }), { maxLength: 4 }),
});

describe('for any map', () => {
  it('its branches are those that the app and the server take after the same answer', () => {
    fc.assert(
      fc.property(fc.tuple(anyQuestion, anyQuestion, anyQuestion, anyQuestion), (drawn) => {
        const map = aProvenMap(
          drawn.map((question, n) =>
            aMapQuestion(anId(n + 1), {
              ...question,
              can_be_right: question.answers.some(({ correct }) => correct),
              answers: question.answers.map((answer, at) => ({ id: anId(10 * (n + 1) + at), ...answer })),
            }),
          ),
          states.map((state, n) => aMapSet(anId(800 + n), state)),
        );
        for (const { id, right, wrong } of sequenceModel(map).questions) {
          const answers = map.questions.find((question) => question.id === id)?.answers ?? [];
          const correct = answers.filter((answer) => answer.correct).map((answer) => answer.id);
          const all = answers.map((answer) => answer.id);
          const other = all.length === correct.length ? all.slice(0, 2) : all;
          const several = correct.length > 1 ? [correct, ...(all.length > 2 ? [other] : [])] : [];
          const given = [...all.map((answer) => [answer]), ...several];
          const taken = given.map((chosen) => wayTaken(map, id, chosen));
          expect(taken.filter((one) => one.right).map(({ way }) => way)).toEqual(right ? [right] : []);
          expect(taken.filter((one) => !one.right).map(({ way }) => way)).toEqual(wrong);
        }
      }),
    );
  });
});

/** Where the app goes after that answer in a new sequence, with the records that a student gets. */
function wayTaken(map: SequenceMap, id: string, chosen: string[]): { right: boolean; way: ModelBranch } {
  const openSet = (set: string | null) => {
    const state = map.sets.find((one) => one.id === set)?.state;
    return state === 'shown' || state === 'endless' || state === 'empty' ? set : null;
  };
  const questions = map.questions.map((question) =>
    aQuestion(question.position + 1, {
      is_hidden: question.is_hidden,
      link_right_question_id: question.right.question,
      link_wrong_question_id: question.wrong.question,
      link_right_problemset_id: openSet(question.right.set),
      link_wrong_problemset_id: openSet(question.wrong.set),
      answers: question.answers.map(({ id: answer, correct, leads: { question: next, set } }) => {
        const link = openSet(set);
        const link_problemset = link === null ? null : { _id: link, title: '' };
        return anAnswer(0, { id: answer, correct, next_question_id: next, link_problemset });
      }),
    }),
  );
  const item = itemOf({ answers: questions.find((question) => question.id === id)?.answers ?? [] });
  const { right } = judge(item, { answerIds: chosen });
  const draft = aDraft({ question: id });
  if (!isAnswer(draft)) throw new Error('The default draft is not an answer.');
  const reference = { reference_type: 'HomeSubsubTopic', reference_id: anId(700) } as const;
  const body = { ...draft.body, ...reference, is_correct: right, given_answer_ids: chosen };
  const standing = sequenceWithPending(
    { seq: 0, state: newSequence },
    { reference, pending: [{ ...draft, body }] },
    { questions, mastered: () => false },
  );
  const { state } = standing;
  if (state.at === 'question') return { right, way: toQuestion(state.question_id) };
  if (state.at !== 'problemset') return { right, way: theEnd };
  return { right, way: { problemset: state.problemset_id, question: state.then } };
}
