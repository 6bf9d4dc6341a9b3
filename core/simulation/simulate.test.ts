import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowsFullRun } from '../proofs/can-be-right.ts';
import { cpuTimeOf } from '../testing/cpu-time.ts';
import { compilePaths } from './internal/paths.ts';
import { walk } from './internal/walk.ts';
import type { AnswerPolicy, ModelBranch, SequenceModel } from './model.ts';
import { randomFrom } from './random.ts';
import { simulate } from './simulate.ts';
import {
  aLine,
  aModel,
  aModelQuestion,
  aModelSet,
  anyModel,
  theEnd,
  throughSet,
  toQuestion,
} from './testing/models.ts';

const right: AnswerPolicy = { kind: 'right' };
const slips = (share: number): AnswerPolicy => ({ kind: 'slips', slips: share });

describe('a simulation', () => {
  it('gives the median and the 90th percentile of answers of those who finish', () => {
    expect(simulate(aLine(7), { policy: right, students: 10, seed: 1 })).toMatchObject({
      students: 10,
      finished: 10,
      median: 7,
      p90: 7,
      stuck: [],
    });
    // One answer if the first is right, otherwise three: so the 90th percentile is three, and the
    // median is one.
    const detour = aModel([
      aModelQuestion('a', { wrong: [toQuestion('b')] }),
      aModelQuestion('b', { right: toQuestion('c'), wrong: [toQuestion('c')] }),
      aModelQuestion('c'),
    ]);
    const { median, p90, visitCounts } = simulate(detour, { policy: slips(0.3), students: 1_000, seed: 5 });
    expect({ median, p90 }).toEqual({ median: 1, p90: 3 });
    expect(visitCounts.get('b')).toBe(visitCounts.get('c'));
  });

  it('uses the nearest rank: of eleven students the sixth and the tenth', () => {
    // Wrong answers repeat the question: a student's answers are the slips plus 1.
    const again = aModel([aModelQuestion('a', { wrong: [toQuestion('a')] })]);
    const random = randomFrom(3);
    const answers = Array.from({ length: 11 }, () => walk(compilePaths(again), { policy: slips(0.6), random }).answers);
    expect(answers.sort((a, b) => a - b)).toEqual([1, 1, 1, 1, 1, 2, 3, 3, 5, 6, 8]);
    const { median, p90 } = simulate(again, { policy: slips(0.6), students: 11, seed: 3 });
    expect({ median, p90 }).toEqual({ median: 2, p90: 6 });
  });

  it('names where students are stuck, the worst first', () => {
    const model = aModel(
      [
        aModelQuestion('a', {
          right: toQuestion('b'),
          wrong: [throughSet('s', null), toQuestion('c'), toQuestion('c')],
        }),
        aModelQuestion('b', { right: null, wrong: [toQuestion('b')] }),
        aModelQuestion('c', { right: toQuestion('c'), wrong: [toQuestion('c')] }),
      ],
      [aModelSet('s', [true, true, false])],
    );
    const { stuck, finished, median, p90 } = simulate(model, { policy: slips(0.9), students: 1_000, seed: 1 });
    expect(stuck.map(({ node }) => node)).toEqual(['c', 's', 'b']);
    expect({ finished, median, p90 }).toEqual({ finished: 0, median: null, p90: null });
  });

  it('counts the students who met each question and set, also zero', () => {
    const model = aModel(
      [
        aModelQuestion('a', { right: toQuestion('b'), wrong: [throughSet('s', 'b')] }),
        aModelQuestion('b'),
        aModelQuestion('c'),
      ],
      [aModelSet('s', [true]), aModelSet('t', [true])],
    );
    const { visitCounts } = simulate(model, { policy: { kind: 'wrong' }, students: 20, seed: 1 });
    expect([...visitCounts]).toEqual(Object.entries({ a: 20, b: 0, c: 0, s: 20, t: 0 }));
  });

  it('counts the students who took each link, each once, also if they skip the set because they mastered it', () => {
    const model = aModel(
      [
        aModelQuestion('a', { wrong: [throughSet('s', 'b')], right: throughSet('s', 'b') }),
        aModelQuestion('b', { right: throughSet('s', null), wrong: [toQuestion('b')] }),
      ],
      [aModelSet('s', [true])],
    );
    const students = 400;
    const { linkCounts } = simulate(model, { policy: slips(0.5), students, seed: 1 });
    const { 'b > b': again = 0, ...others } = Object.fromEntries(linkCounts);
    expect(others).toEqual({
      'a > s b': students,
      's b > b': students,
      'b > s end': students,
      's end > end': students,
    });
    expect(again).toBeGreaterThan(students * 0.4);
    expect(again).toBeLessThan(students * 0.6);
  });

  it('counts at each question as many students on its links as it has, if each is met once', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 0, max: 9_999 }), (share, seed) => {
        const fork = aModel([
          aModelQuestion('a', { right: toQuestion('b'), wrong: [toQuestion('c')] }),
          aModelQuestion('b', { right: toQuestion('c'), wrong: [theEnd] }),
          aModelQuestion('c'),
        ]);
        const { linkCounts, visitCounts } = simulate(fork, { policy: slips(share), students: 50, seed });
        const taken = (...links: string[]) => links.reduce((sum, link) => sum + (linkCounts.get(link) ?? 0), 0);
        expect(taken('a > b', 'a > c')).toBe(visitCounts.get('a'));
        expect(taken('b > c', 'b > end')).toBe(visitCounts.get('b'));
        expect(taken('a > c', 'b > c')).toBe(visitCounts.get('c'));
      }),
    );
  });

  it('depends only on the seed', () => {
    const model = aModel([
      aModelQuestion('a', { right: theEnd, wrong: [toQuestion('a'), toQuestion('b')] }),
      aModelQuestion('b'),
    ]);
    const ask = { policy: slips(0.5), students: 200, seed: 41 };
    expect(simulate(model, ask)).toEqual(simulate(model, ask));
    expect(simulate(model, ask).visitCounts.get('b')).not.toBe(
      simulate(model, { ...ask, seed: 42 }).visitCounts.get('b'),
    );
  });

  it('of a sequence without a question has no students', () => {
    expect(simulate(aModel([]), { policy: right, students: 50, seed: 1 })).toEqual({
      students: 0,
      finished: 0,
      median: null,
      p90: null,
      stuck: [],
      linkCounts: new Map(),
      visitCounts: new Map(),
    });
  });
});

describe('for any sequence', () => {
  it('every student finishes or is stuck at a node that was met', () => {
    fc.assert(
      fc.property(anyModel({ questions: 5, sets: 2 }), fc.double({ min: 0, max: 1, noNaN: true }), (model, share) => {
        const result = simulate(model, { policy: slips(share), students: 20, seed: 1 });
        const stuck = result.stuck.reduce((sum, { students }) => sum + students, 0);
        expect(result.finished + stuck).toBe(result.students);
        for (const { node, students } of result.stuck)
          expect(result.visitCounts.get(node)).toBeGreaterThanOrEqual(students);
        for (const count of result.visitCounts.values()) expect(count).toBeLessThanOrEqual(result.students);
        if (result.p90 !== null) expect(result.median).toBeLessThanOrEqual(result.p90);
      }),
    );
  });

  it('the students meet exactly the nodes that a graph search finds', () => {
    fc.assert(
      fc.property(anyModel({ questions: 4, sets: 2 }), fc.nat(), (model, seed) => {
        const { visitCounts } = simulate(model, { policy: slips(0.5), students: 1_000, seed });
        const found = [...visitCounts].flatMap(([node, students]) => (students > 0 ? [node] : []));
        expect(new Set(found)).toEqual(reachable(model));
      }),
      // Each run simulates a thousand students.
      { numRuns: 20 },
    );
  });
});

/** By the links only: a set is passed if it can be mastered. */
function reachable({ questions, sets }: SequenceModel): Set<string> {
  const found = new Set<string>();
  const follow = (way: ModelBranch) => {
    const set = sets.find((one) => one.id === way.problemset && one.questions.length > 0);
    if (set) found.add(set.id);
    if (!set || allowsFullRun(set.questions.map(({ right }) => right))) visit(way.question);
  };
  const visit = (id: string | null) => {
    const question = questions.find((one) => one.id === id);
    if (!question || found.has(question.id)) return;
    found.add(question.id);
    if (question.right) follow(question.right);
    question.wrong.forEach(follow);
  };
  visit(questions[0]?.id ?? null);
  return found;
}

it('simulates a thousand students in three hundred questions within a second', () => {
  const length = 300;
  const sets = Array.from({ length: length / 3 }, (_, n) => aModelSet(`s${n * 3}`, Array(8).fill(true)));
  const questions = aLine(length).questions.map((question, n) => {
    const next = question.right?.question ?? null;
    return { ...question, wrong: n % 3 === 0 ? [throughSet(`s${n}`, next)] : question.wrong };
  });
  const times = [1, 2, 3].map((seed) =>
    cpuTimeOf(() => {
      const { finished } = simulate({ questions, sets }, { policy: slips(0.2), students: 1_000, seed });
      expect(finished).toBe(1_000);
    }),
  );
  // The least of three: the first compiles the code.
  expect(Math.min(...times)).toBeLessThan(1_000);
});
