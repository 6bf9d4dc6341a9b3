import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedOf } from '../kinds/checks.ts';
import { chosenIds } from '../kinds/given.ts';
import { judge } from '../kinds/lazy/judging.ts';
import type { Given } from '../kinds/registry.ts';
import { linkAfter } from '../sequence/link-after.ts';
import { itemOf } from '../wire/item-of.ts';
import type { AuthoredQuestion, AuthoredTarget } from './authored.ts';
import { type Branch, branchesOf } from './branches.ts';
import { aChoice, anAuthored, aSet, aTyped, nowhere, targetQuestion } from './testing/authored-question.ts';

const end: Branch = { set: null, question: null };
const to = (question: string, set: string | null = null): Branch => ({ set, question });

describe('the branches of a question', () => {
  const on = targetQuestion(1);
  const cases: [string, Partial<AuthoredQuestion>, ReturnType<typeof branchesOf>][] = [
    ['end without links', {}, { right: end, wrong: [end] }],
    ['are its own where it has them', { right: on, wrong: targetQuestion(2) }, { right: to('q2'), wrong: [to('q3')] }],
    [
      'are those of its answers if its own links lead nowhere',
      {
        right: targetQuestion(1, 'hidden'),
        answers: [aChoice('A', true, on), aChoice('B', false, targetQuestion(2)), aChoice('C', false)],
      },
      { right: to('q2'), wrong: [to('q3'), end] },
    ],
    [
      'are one for each possible wrong answer',
      { wrong: on, answers: [aChoice('A', true), aChoice('B', false), aChoice('C', false)] },
      { right: end, wrong: [to('q2'), to('q2')] },
    ],
    [
      'of several right answers are those of each alone, and of an incomplete pair',
      { wrong: on, answers: [aChoice('A', true), aChoice('B', true), aChoice('C', false)] },
      { right: end, wrong: [to('q2'), to('q2'), to('q2'), to('q2')] },
    ],
    [
      'lead through open sets, also empty ones, and skip the others',
      { right: { ...on, set: aSet('P', 'empty') }, wrong: { ...on, set: aSet('Q', 'unpublished') } },
      { right: to('q2', 'set P'), wrong: [to('q2')] },
    ],
    ['are never those of a typed answer', { answers: [{ ...aTyped('3'), leads: on }] }, { right: end, wrong: [end] }],
    [
      'have no right one if nothing is right',
      { answers: [aChoice('A', false, on)] },
      { right: null, wrong: [to('q2')] },
    ],
    ['have no wrong one if nothing is wrong', { answers: [aChoice('A', true, on)] }, { right: to('q2'), wrong: [] }],
    [
      'of several right answers are those of each alone',
      { answers: [aChoice('A', true, on), aChoice('B', true, targetQuestion(2))] },
      { right: end, wrong: [to('q2'), to('q3')] },
    ],
    ['are none without answers', { answers: [], right: on }, { right: null, wrong: [] }],
  ];
  it.each(cases)('%s', (_what, changed, ways) => {
    expect(branchesOf(anAuthored(changed))).toEqual(ways);
  });
});

const leads: fc.Arbitrary<AuthoredTarget> = fc.oneof(
  fc.constant(nowhere),
  fc.record({
    question: fc.option(
      fc
        .tuple(fc.nat(3), fc.constantFrom('shown', 'shown', 'hidden', 'deleted'))
        .map((to) => targetQuestion(...to).question),
    ),
    set: fc.option(
      fc.constantFrom('shown', 'endless', 'empty', 'unpublished', 'deleted').map((state) => aSet('P', state)),
    ),
  }),
);
const answers = fc.oneof(
  fc
    .array(fc.tuple(fc.boolean(), leads), { maxLength: 8 })
    .map((all) => all.map((one, at) => aChoice(`${at}`, ...one))),
  fc
    .array(fc.tuple(fc.constantFrom('1', '2,', ''), leads), { minLength: 1, maxLength: 2 })
    .map((all) => all.map(([key, to]) => ({ ...aTyped(key), leads: to }))),
);

/** Everything that a student can submit: one choice, several if more than one is right, or any text. */
function allGiven(question: AuthoredQuestion): Given[] {
  const item = itemOf(question);
  if (!('correctIds' in item.key)) {
    return ['nothing of these', ...acceptedOf(item, null)].map((text) => ({ text }));
  }
  const { correctIds } = item.key;
  const ids = question.answers.slice(0, 6).map(({ id }) => id);
  const chosen = correctIds.length > 1 ? subsets(ids) : ids.map((id) => [id]);
  return chosen.map((answerIds) => ({ answerIds }));
}

function subsets(ids: readonly string[]): string[][] {
  const [first, ...rest] = ids;
  if (first === undefined) return [];
  const others = subsets(rest);
  return [[first], ...others, ...others.map((some) => [first, ...some])];
}

/** The links as a student's page receives them. */
function asShown({ right, wrong, answers }: AuthoredQuestion): Parameters<typeof linkAfter>[0] {
  const question = (leads: AuthoredTarget) => (leads.question?.state === 'shown' ? leads.question.id : null);
  const set = ({ set }: AuthoredTarget) => (set && !['unpublished', 'deleted'].includes(set.state) ? set.id : null);
  return {
    link_right_question_id: question(right),
    link_wrong_question_id: question(wrong),
    link_right_problemset_id: set(right),
    link_wrong_problemset_id: set(wrong),
    answers: answers.map(({ id, leads }) => {
      const to = set(leads);
      return { id, next_question_id: question(leads), link_problemset: to === null ? null : { _id: to } };
    }),
  };
}

it('are exactly those that the practice state machines take for all possible answers', () => {
  fc.assert(
    fc.property(leads, leads, answers, (right, wrong, given) => {
      const question = anAuthored({ right, wrong, answers: given });
      const item = itemOf(question);
      const gone = allGiven(question).map((one) => {
        const outcome = { right: judge(item, one).right, chosenIds: chosenIds(one) };
        const { problemset, question: next } = linkAfter(asShown(question), outcome);
        return `${outcome.right} ${problemset} ${next}`;
      });
      const ways = branchesOf(question);
      const named = (outcome: boolean, { set, question: next }: Branch) => `${outcome} ${set} ${next}`;
      const all = [...(ways.right ? [named(true, ways.right)] : []), ...ways.wrong.map((way) => named(false, way))];
      expect([...new Set(all)].sort()).toEqual([...new Set(gone)].sort());
    }),
    { numRuns: 1_000 },
  );
});
