import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AuthoredQuestion, Leads } from './authored.ts';
import { aChoice, aSet, aTyped, nowhere, toQuestion } from './testing/authored-question.ts';
import { at, inLine, said, sequence } from './testing/parts.ts';

const both = (position: number) => ({ right: toQuestion(position), wrong: toQuestion(position) });
const through = (position: number | null, state: Parameters<typeof aSet>[1]): Leads => ({
  question: position === null ? null : toQuestion(position).question,
  set: aSet('P', state),
});
const found = (...questions: AuthoredQuestion[]) => said(sequence(...questions)).filter(([name]) => ofWays.has(name));
const ofWays: ReadonlySet<string> = new Set(['unreachable', 'endless']);

describe('a question is reached', () => {
  it.each<[string, AuthoredQuestion[]]>([
    ['by the right and the wrong outcome', [at(0, { right: toQuestion(1), wrong: toQuestion(2) }), at(1), at(2)]],
    [
      'by the answers of a question that leads nowhere',
      [at(0, { answers: [aChoice('A', true, toQuestion(1)), aChoice('B', false, toQuestion(2))] }), at(1), at(2)],
    ],
    ['by a link back', [at(0, { right: toQuestion(2) }), at(1), at(2, { wrong: toQuestion(1) })]],
    ['after a set', [at(0, { right: through(1, 'shown') }), at(1)]],
    [
      'after a skipped set',
      [
        at(0, { right: through(1, 'unpublished') }),
        at(1, { right: through(2, 'empty') }),
        at(2, { right: through(3, 'deleted') }),
        at(3),
      ],
    ],
    ['after an endless set, which has its own finding', [at(0, { right: through(1, 'endless') }), at(1)]],
    ['after a question without answers, which has its own finding', [at(0, { ...both(1), answers: [] }), at(1)]],
    [
      'after a wrong answer that is not possible yet',
      [at(0, { wrong: toQuestion(1), answers: [aChoice('A', true)] }), at(1)],
    ],
    [
      'after a right answer that is not possible yet',
      [at(0, { right: toQuestion(1), answers: [aChoice('A', false)] }), at(1)],
    ],
    ['if it is the first visible one', [at(0, { is_hidden: true }), at(1)]],
  ])('%s', (_what, questions) => {
    expect(found(...questions)).toEqual([]);
  });

  it.each<[string, AuthoredQuestion[]]>([
    ['by no link', [at(0), at(1)]],
    [
      'by an answer’s link that is overridden by its question’s link',
      [at(0, { wrong: toQuestion(0), answers: [aChoice('A', true), aChoice('B', false, toQuestion(1))] }), at(1)],
    ],
    ['by a link of a typed answer', [at(0, { answers: [{ ...aTyped('1'), leads: toQuestion(1) }] }), at(1)]],
    ['by a link of a hidden question', [at(0), at(1), at(2, { is_hidden: true, ...both(1) })]],
    [
      'by a link of an answer beyond the sixth',
      [
        at(0, {
          answers: ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((id) =>
            aChoice(id, id === 'A', id === 'G' ? toQuestion(1) : nowhere),
          ),
        }),
        at(1),
      ],
    ],
    ['only by itself', [at(0), at(1, { wrong: toQuestion(1) })]],
  ])('not %s', (_what, questions) => {
    expect(found(...questions)).toEqual([
      ['unreachable', 'Question 2 of “One step” is reached by no way: link to it or hide it.'],
    ]);
  });

  it('not, together with its successors, in one finding', () => {
    expect(found(at(0), at(1, { right: toQuestion(2) }), at(2))).toEqual([
      [
        'unreachable',
        'Question 2 of “One step” is reached by no way, nor is question 3 behind it: link to it or hide it.',
      ],
    ]);
    const round = [at(3, { right: toQuestion(4) }), at(4, { right: toQuestion(5), wrong: toQuestion(3) }), at(5)];
    expect(found(at(0, { right: toQuestion(2) }), at(1), at(2), ...round)).toEqual([
      ['unreachable', 'Question 2 of “One step” is reached by no way: link to it or hide it.'],
      [
        'unreachable',
        'Question 4 of “One step” is reached by no way, nor are questions 5 to 6 behind it: link to it or hide it.',
      ],
    ]);
  });
});

describe('a path ends', () => {
  it('if a wrong answer leads back and right ones lead on', () => {
    expect(found(at(0, { right: toQuestion(1), wrong: toQuestion(0) }), at(1, { wrong: toQuestion(0) }))).toEqual([]);
  });

  it('if one answer of many leaves a loop', () => {
    const answers = [aChoice('A', true, toQuestion(0)), aChoice('B', false, toQuestion(0)), aChoice('C', false)];
    expect(found(at(0, { right: nowhere, wrong: toQuestion(1) }), at(1, { answers }))).toEqual([]);
  });

  it('after an endless set, which has its own finding', () => {
    expect(found(at(0, { right: through(null, 'endless'), wrong: toQuestion(0) }))).toEqual([]);
  });

  it('not in a loop that no answer leaves, reported at its first question', () => {
    expect(found(at(0, { right: toQuestion(1) }), at(1, both(1)))).toEqual([
      [
        'endless',
        'Question 2 of “One step” leads back to itself whatever is answered: nobody who comes there finishes.',
      ],
    ]);
    const round = [at(1, both(3)), at(2, both(1)), at(3, { right: toQuestion(2), wrong: through(1, 'shown') })];
    expect(found(at(0, { wrong: toQuestion(3) }), ...round)).toEqual([
      [
        'endless',
        'Question 2 of “One step” and questions 3 to 4 lead round and round whatever is answered: nobody who comes there finishes.',
      ],
    ]);
  });

  it('not for an always right student if only wrong answers leave a loop', () => {
    const round = [at(1, { right: toQuestion(2) }), at(2, { right: toQuestion(1) })];
    const text = 'Question 2 of “One step” and question 3 lead round and round after right answers:';
    const always = `${text} whoever is always right never finishes.`;
    const later = `${text} whoever comes there by a wrong answer and is right from then on never finishes.`;
    expect(found(at(0, { right: toQuestion(2) }), ...round)).toEqual([['endless', always]]);
    expect(found(at(0, { wrong: toQuestion(2) }), ...round)).toEqual([['endless', later]]);
    expect(found(at(0, { right: toQuestion(0) }))).toEqual([
      [
        'endless',
        'Question 1 of “One step” leads back to itself after right answers: whoever is always right never finishes.',
      ],
    ]);
  });

  it('not for an always wrong student if only a right answer leaves a loop', () => {
    const found = (...questions: AuthoredQuestion[]) =>
      said(sequence(...questions)).filter(([name]) => name.startsWith('endless'));
    const round = [at(1, { right: toQuestion(3), wrong: toQuestion(2) }), at(2, { wrong: toQuestion(1) }), at(3)];
    const text = 'Question 2 of “One step” and question 3 lead round and round after wrong answers:';
    expect(found(at(0, { wrong: toQuestion(1) }), ...round)).toEqual([
      ['endless-when-wrong', `${text} whoever is always wrong never finishes.`],
    ]);
    expect(found(at(0, { right: toQuestion(1) }), ...round)).toEqual([
      ['endless-when-wrong', `${text} whoever comes there by a right answer and is wrong from then on never finishes.`],
    ]);
    const out = [aChoice('A', true), aChoice('B', false, toQuestion(0)), aChoice('C', false)];
    expect(found(at(0, { answers: out }))).toEqual([]);
    expect(found(at(0, { wrong: toQuestion(0), answers: [aChoice('A', true)] }))).toEqual([]);
    expect(found(at(0, both(0))).map(([name]) => name)).toEqual(['endless']);
  });

  it('for an always wrong student exactly when a walk of wrong answers ends', () => {
    const ways = fc.record({
      right: fc.option(fc.nat(4), { freq: 3 }),
      wrong: fc.option(fc.nat(4), { freq: 5 }),
      none: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(ways, { minLength: 5, maxLength: 5 }), (drawn) => {
        const to = (position: number | null) => (position === null ? nowhere : toQuestion(position));
        const questions = drawn.map(({ right, wrong, none }, position) =>
          at(position, {
            ...{ right: to(right), wrong: to(wrong) },
            ...(none && { answers: [aChoice('A', true)] }),
          }),
        );
        const afterWrong = (position: number) => {
          const { right = null, wrong = null, none = false } = drawn[position] ?? {};
          return none ? right : wrong;
        };
        let here: number | null = 0;
        for (let step = 0; here !== null && step <= drawn.length; step += 1) here = afterWrong(here);
        const told = said(sequence(...questions)).map(([, text]) => text);
        if (here === null) expect(told.filter((text) => text.includes('always wrong'))).toEqual([]);
        else expect(told.filter((text) => /always wrong|whatever is answered/.test(text))).not.toEqual([]);
      }),
    );
  });

  it('is not checked for unreachable questions', () => {
    expect(found(at(0), at(1, both(1))).map(([name]) => name)).toEqual(['unreachable']);
  });
});

it('is listed with the other findings of its question, in order', () => {
  const lone = at(1, { question: [], right: toQuestion(0, 'hidden') });
  expect(said(inLine(at(0)), sequence(at(0), lone)).map(([name]) => name)).toEqual([
    'empty-stem',
    'dead-link',
    'unreachable',
  ]);
});
