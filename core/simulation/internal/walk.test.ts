import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnswerPolicy, stuckAfterAnswers } from '../model.ts';
import { randomFrom } from '../random.ts';
import {
  aLine,
  aModel,
  aModelQuestion,
  aModelSet,
  anyModel,
  theEnd,
  throughSet,
  toQuestion,
} from '../testing/models.ts';
import { walkByHistory } from '../testing/walk-as-served.ts';
import { compilePaths } from './paths.ts';
import { walk } from './walk.ts';

const alwaysRight: AnswerPolicy = { kind: 'right' };
const alwaysWrong: AnswerPolicy = { kind: 'wrong' };
const walked = (model: Parameters<typeof compilePaths>[0], pupil: AnswerPolicy, seed = 1) =>
  walk(compilePaths(model), { policy: pupil, random: randomFrom(seed) });

describe('a generated student', () => {
  it('who is always right finishes a line with one answer for each question', () => {
    for (const length of [1, 2, 30]) {
      expect(walked(aLine(length), alwaysRight)).toMatchObject({ answers: length, stuck: null });
    }
  });

  it('who is always wrong is stuck where wrong answers lead back', () => {
    const loop = aModel([
      aModelQuestion('a', { right: toQuestion('b'), wrong: [toQuestion('b')] }),
      aModelQuestion('b', { wrong: [toQuestion('b')] }),
    ]);
    expect(walked(loop, alwaysWrong)).toMatchObject({
      answers: 1 + stuckAfterAnswers,
      visited: new Set(['a', 'b']),
      stuck: 'b',
    });
    expect(walked(loop, alwaysRight)).toMatchObject({ answers: 2, stuck: null });
  });

  it('masters a set with four right answers, also with one question, and continues after it', () => {
    for (const canBeRight of [[true], [true, true], [true, true, true, true, true, true]]) {
      const model = aModel(
        [aModelQuestion('a', { right: throughSet('s', 'b') }), aModelQuestion('b')],
        [aModelSet('s', canBeRight)],
      );
      expect(walked(model, alwaysRight)).toMatchObject({
        answers: 1 + 4 + 1,
        visited: new Set(['a', 's', 'b']),
        stuck: null,
      });
    }
  });

  it('resets the run at a question that cannot be right', () => {
    const inSet = (canBeRight: boolean[]) =>
      walked(
        aModel([aModelQuestion('a', { right: throughSet('s', null) })], [aModelSet('s', canBeRight)]),
        alwaysRight,
      );
    expect(inSet([true, false, true, true])).toMatchObject({ answers: 1 + stuckAfterAnswers, stuck: 's' });
    // 2 right, 1 wrong, then 4 right across the end.
    expect(inSet([true, true, false, true, true, true])).toMatchObject({ answers: 1 + 7, stuck: null });
  });

  it('is right if no wrong answer is possible, even if always wrong, in a set and in the sequence', () => {
    const model = aModel(
      [aModelQuestion('a', { right: throughSet('s', 'b'), wrong: [] }), aModelQuestion('b')],
      [{ id: 's', questions: [{ right: true, wrong: false }] }],
    );
    expect(walked(model, { kind: 'wrong' })).toMatchObject({ answers: 1 + 4 + 1, stuck: null });
    const mixed = aModel(
      [aModelQuestion('a', { wrong: [throughSet('s', null)] })],
      [
        {
          id: 's',
          questions: [
            { right: true, wrong: false },
            { right: true, wrong: true },
          ],
        },
      ],
    );
    expect(walked(mixed, { kind: 'wrong' })).toMatchObject({ stuck: 's' });
  });

  it('skips a mastered set and an empty one', () => {
    const model = aModel(
      [
        aModelQuestion('a', { right: throughSet('s', 'b') }),
        aModelQuestion('b', { right: throughSet('s', 'c') }),
        aModelQuestion('c', { right: throughSet('none', 'd') }),
        aModelQuestion('d', { right: throughSet('s', null) }),
      ],
      [aModelSet('s', [true]), aModelSet('none', [])],
    );
    const { answers, visited, stuck } = walked(model, alwaysRight);
    expect({ answers, stuck }).toEqual({ answers: 4 + 4, stuck: null });
    expect(visited).toEqual(new Set(['a', 's', 'b', 'c', 'd']));
  });

  it('is wrong if nothing is right, right if nothing is wrong, and stuck if nothing can be answered', () => {
    const model = aModel([
      aModelQuestion('a', { right: null, wrong: [toQuestion('b')] }),
      aModelQuestion('b', { right: toQuestion('c'), wrong: [] }),
      aModelQuestion('c', { right: null, wrong: [] }),
    ]);
    for (const pupil of [alwaysRight, alwaysWrong]) {
      expect(walked(model, pupil)).toMatchObject({ answers: 2, stuck: 'c' });
    }
  });

  it('chooses each wrong answer equally often', () => {
    const wrong = [toQuestion('b'), toQuestion('b'), theEnd];
    const paths = compilePaths(aModel([aModelQuestion('a', { wrong }), aModelQuestion('b')]));
    const random = randomFrom(3);
    const walks = Array.from({ length: 6_000 }, () => walk(paths, { policy: alwaysWrong, random }));
    const share = walks.filter(({ visited }) => visited.has('b')).length / walks.length;
    // Standard deviation 0.006.
    expect(Math.abs(share - 2 / 3)).toBeLessThan(0.025);
  });

  it('is not stuck while there are new questions or sets', () => {
    const length = 100;
    const sets = Array.from({ length }, (_, n) => aModelSet(`s${n}`, [true, true]));
    const questions = aLine(length).questions.map((question, n) => {
      return { ...question, right: throughSet(`s${n}`, question.right?.question ?? null) };
    });
    expect(walked({ questions, sets }, alwaysRight)).toMatchObject({ answers: length * 5, stuck: null });
    expect(walked(aLine(stuckAfterAnswers * 2), alwaysWrong)).toMatchObject({
      answers: stuckAfterAnswers * 2,
      stuck: null,
    });
  });
});

describe('thousands of students with a share of slips', () => {
  // Feller, An Introduction to Probability Theory and Its Applications I, XIII.7: the mean wait for a run of successes.
  const meanWait = (p: number) => (1 - p ** 4) / ((1 - p) * p ** 4);

  it.each([0.05, 0.2, 0.4])('need the known mean number of answers to four in a row, at %d', (slips) => {
    const way = throughSet('s', null);
    const model = aModel([aModelQuestion('a', { right: way, wrong: [way] })], [aModelSet('s', [true, true, true])]);
    const paths = compilePaths(model);
    const random = randomFrom(11);
    const students = 5_000;
    let answers = 0;
    for (let n = 0; n < students; n++) answers += walk(paths, { policy: { kind: 'slips', slips }, random }).answers - 1;
    const mean = answers / students;
    expect(Math.abs(mean / meanWait(1 - slips) - 1)).toBeLessThan(0.04);
  });
});

describe('for any sequence', () => {
  it('a student takes the same path as a real one whose history is folded again after each answer', () => {
    fc.assert(
      fc.property(
        anyModel({ questions: 5, sets: 2 }),
        fc.constantFrom(0, 0.1, 0.5, 1),
        fc.integer(),
        (model, slips, seed) => {
          const random = randomFrom(seed);
          const asServed = walkByHistory(model, { slips, random: randomFrom(seed) });
          const { followed: _, ...student } = walk(compilePaths(model), { policy: { kind: 'slips', slips }, random });
          expect(student).toEqual(asServed);
        },
      ),
      // A history is folded again after each of hundreds of answers.
      { numRuns: 30 },
    );
  });
});
