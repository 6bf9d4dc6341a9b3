import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../answers/question.ts';
import { judge } from '../answers/typed/judge.ts';
import { isAnswer } from '../client/outbox/outbox-entry.ts';
import { aDraft } from '../client/outbox/testing/entries.ts';
import type { MapSet, SequenceMap } from '../contract/proofs.ts';
import { sequenceStanding } from '../practice/standing/sequence-standing.ts';
import { anAnswer, anId, aQuestion } from '../practice/testing/questions.ts';
import { newSequence } from '../sequence/sequence.ts';
import type { Way } from './model.ts';
import { modelOf } from './model-of.ts';
import { simulate } from './simulate.ts';
import { aMap, aMapAnswer, aMapQuestion, aMapSet, nowhere } from './testing/maps.ts';
import { theEnd, through, to } from './testing/models.ts';

const leads = (question: string | null, set: string | null = null) => ({ question, set });
const waysOf = (map: SequenceMap, id = 'a') => {
  const question = modelOf(map).questions.find((one) => one.id === id);
  return { right: question?.right, wrong: question?.wrong };
};

describe('what students would meet', () => {
  it('are the questions that are not hidden, in their order', () => {
    const { questions } = modelOf({
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

  it('are the sets that open, with those that never end, and no others', () => {
    const states: MapSet['state'][] = ['shown', 'endless', 'empty', 'unpublished', 'deleted'];
    expect(
      modelOf(
        aMap(
          [],
          states.map((state) => aMapSet(state, state)),
        ),
      ).sets,
    ).toEqual([
      { id: 'shown', canBeRight: [true, true] },
      { id: 'endless', canBeRight: [true, false] },
    ]);
  });

  it('is never a hidden question, whatever leads there', () => {
    const hidden = aMapQuestion('h', { is_hidden: true, right: leads('b') });
    const a = aMapQuestion('a', { right: leads('h'), wrong: leads('gone') });
    const map = aMap([a, hidden, aMapQuestion('b')]);
    expect(waysOf(map)).toEqual({ right: theEnd, wrong: [theEnd, theEnd] });
    const { met } = simulate(modelOf(map), { pupil: { kind: 'slips', slips: 0.5 }, students: 50, seed: 1 });
    expect([...met]).toEqual(Object.entries({ a: 50, b: 0 }));
  });

  it('is no set that is closed: its link reads as none, beside a question and alone', () => {
    for (const state of ['unpublished', 'deleted'] as const) {
      const a = aMapQuestion('a', { right: leads('b', 's'), wrong: leads(null, 's') });
      expect(waysOf(aMap([a, aMapQuestion('b')], [aMapSet('s', state)]))).toEqual({
        right: to('b'),
        wrong: [theEnd, theEnd],
      });
    }
  });
});

describe('the ways out of a question', () => {
  const sets = [aMapSet('s'), aMapSet('empty', 'empty'), aMapSet('closed', 'unpublished')];
  const answers = [
    aMapAnswer('A', { correct: true, leads: leads('b') }),
    aMapAnswer('B', { leads: leads('c') }),
    aMapAnswer('C', { leads: leads(null, 's') }),
    aMapAnswer('D'),
  ];
  const ways = (part: Parameters<typeof aMapQuestion>[1]) =>
    waysOf(aMap([aMapQuestion('a', { answers, ...part }), aMapQuestion('b'), aMapQuestion('c')], sets));

  it('are its own for the outcome, and those of the answers where it has none', () => {
    const alone = [to('c'), through('s', null), theEnd];
    expect(ways({})).toEqual({ right: to('b'), wrong: alone });
    expect(ways({ right: leads('c', 's') })).toEqual({ right: through('s', 'c'), wrong: alone });
    expect(ways({ wrong: leads('b') })).toEqual({ right: to('b'), wrong: [to('b'), to('b'), to('b')] });
  });

  it('are those of the answers where its own is closed, but not where it is a set without questions', () => {
    expect(ways({ right: leads(null, 'closed') }).right).toEqual(to('b'));
    expect(ways({ right: leads(null, 'empty') }).right).toEqual(theEnd);
    expect(ways({ right: leads('c', 'empty') }).right).toEqual(to('c'));
  });

  it('of several right answers: all of them lead by the question alone, and so do two; one of them alone is wrong', () => {
    const both = answers.map((answer) => ({ ...answer, correct: answer.id === 'A' || answer.id === 'B' }));
    expect(ways({ answers: both })).toEqual({
      right: theEnd,
      wrong: [to('b'), to('c'), through('s', null), theEnd, theEnd],
    });
    expect(ways({ answers: both, wrong: leads('c') }).wrong).toEqual(Array(5).fill(to('c')));
  });

  it('that is typed: one right, one wrong', () => {
    const typed = { is_free_response: true, answers: [], right: leads('b'), wrong: leads('c', 's') };
    expect(ways(typed)).toEqual({ right: to('b'), wrong: [through('s', 'c')] });
    expect(ways({ ...typed, can_be_right: false })).toEqual({ right: null, wrong: [through('s', 'c')] });
  });

  it('where nothing is right: each answer is a way of being wrong, and without answers there is none', () => {
    const wrong = [to('b'), to('c'), through('s', null), theEnd];
    expect(ways({ can_be_right: false })).toEqual({ right: null, wrong });
    expect(ways({ can_be_right: false, answers: [] })).toEqual({ right: null, wrong: [] });
    expect(ways({ answers: [aMapAnswer('A', { correct: true })] })).toEqual({ right: theEnd, wrong: [] });
  });
});

/** Ids of both, so that a map and the records of the app say the same. */
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

describe('whatever a map says', () => {
  it('its ways are those that the app and the server go after the same answer', () => {
    fc.assert(
      fc.property(fc.tuple(anyQuestion, anyQuestion, anyQuestion, anyQuestion), (drawn) => {
        const map = aMap(
          drawn.map((question, n) =>
            aMapQuestion(anId(n + 1), {
              ...question,
              can_be_right: question.answers.some(({ correct }) => correct),
              answers: question.answers.map((answer, at) => ({ id: anId(10 * (n + 1) + at), ...answer })),
            }),
          ),
          states.map((state, n) => aMapSet(anId(800 + n), state)),
        );
        for (const { id, right, wrong } of modelOf(map).questions) {
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

/** Where the app would go after that answer in a new sequence, from records as the server hands them to a student. */
function wayTaken(map: SequenceMap, id: string, chosen: string[]): { right: boolean; way: Way } {
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
  const key = keyOf(questions.find((question) => question.id === id)?.answers ?? []);
  const { right } = judge(key, { kind: 'choice', answerIds: chosen });
  const draft = aDraft({ question: id });
  if (!isAnswer(draft)) throw new Error('a draft is an answer by default');
  const reference = { reference_type: 'HomeSubsubTopic', reference_id: anId(700) } as const;
  const body = { ...draft.body, ...reference, is_correct: right, given_answer_ids: chosen };
  const standing = sequenceStanding(
    { seq: 0, state: newSequence },
    { reference, pending: [{ ...draft, body }] },
    { questions, mastered: () => false },
  );
  const { state } = standing;
  if (state.at === 'question') return { right, way: to(state.question_id) };
  if (state.at !== 'problemset') return { right, way: theEnd };
  const isEmpty = map.sets.some((set) => set.id === state.problemset_id && set.state === 'empty');
  return { right, way: { problemset: isEmpty ? null : state.problemset_id, question: state.then } };
}
