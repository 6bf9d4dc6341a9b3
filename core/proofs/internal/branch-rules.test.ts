import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AuthoredQuestion, AuthoredTarget } from '../authored.ts';
import { aChoice, aSet, aTyped, nowhere, targetQuestion } from '../testing/authored-question.ts';
import { findingTexts, linkedSequencePart, questionAt, sequencePart } from '../testing/parts.ts';

const both = (position: number) => ({ right: targetQuestion(position), wrong: targetQuestion(position) });
const through = (position: number | null, state: Parameters<typeof aSet>[1]): AuthoredTarget => ({
  question: position === null ? null : targetQuestion(position).question,
  set: aSet('P', state),
});
const found = (...questions: AuthoredQuestion[]) =>
  findingTexts(sequencePart(...questions)).filter(([name]) => ofWays.has(name));
const ofWays: ReadonlySet<string> = new Set(['unreachable', 'endless']);

describe('a question is reached', () => {
  it.each<[string, AuthoredQuestion[]]>([
    [
      'by the right and the wrong outcome',
      [questionAt(0, { right: targetQuestion(1), wrong: targetQuestion(2) }), questionAt(1), questionAt(2)],
    ],
    [
      'by the answers of a question that leads nowhere',
      [
        questionAt(0, { answers: [aChoice('A', true, targetQuestion(1)), aChoice('B', false, targetQuestion(2))] }),
        questionAt(1),
        questionAt(2),
      ],
    ],
    [
      'by a link back',
      [questionAt(0, { right: targetQuestion(2) }), questionAt(1), questionAt(2, { wrong: targetQuestion(1) })],
    ],
    ['after a set', [questionAt(0, { right: through(1, 'shown') }), questionAt(1)]],
    [
      'after a skipped set',
      [
        questionAt(0, { right: through(1, 'unpublished') }),
        questionAt(1, { right: through(2, 'empty') }),
        questionAt(2, { right: through(3, 'deleted') }),
        questionAt(3),
      ],
    ],
    [
      'after an endless set, which has its own finding',
      [questionAt(0, { right: through(1, 'endless') }), questionAt(1)],
    ],
    [
      'after a question without answers, which has its own finding',
      [questionAt(0, { ...both(1), answers: [] }), questionAt(1)],
    ],
    [
      'after a wrong answer that is not possible yet',
      [questionAt(0, { wrong: targetQuestion(1), answers: [aChoice('A', true)] }), questionAt(1)],
    ],
    [
      'after a right answer that is not possible yet',
      [questionAt(0, { right: targetQuestion(1), answers: [aChoice('A', false)] }), questionAt(1)],
    ],
    ['if it is the first visible one', [questionAt(0, { is_hidden: true }), questionAt(1)]],
  ])('%s', (_what, questions) => {
    expect(found(...questions)).toEqual([]);
  });

  it.each<[string, AuthoredQuestion[]]>([
    ['by no link', [questionAt(0), questionAt(1)]],
    [
      'by an answer’s link that is overridden by its question’s link',
      [
        questionAt(0, {
          wrong: targetQuestion(0),
          answers: [aChoice('A', true), aChoice('B', false, targetQuestion(1))],
        }),
        questionAt(1),
      ],
    ],
    [
      'by a link of a typed answer',
      [questionAt(0, { answers: [{ ...aTyped('1'), leads: targetQuestion(1) }] }), questionAt(1)],
    ],
    ['by a link of a hidden question', [questionAt(0), questionAt(1), questionAt(2, { is_hidden: true, ...both(1) })]],
    [
      'by a link of an answer beyond the sixth',
      [
        questionAt(0, {
          answers: ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((id) =>
            aChoice(id, id === 'A', id === 'G' ? targetQuestion(1) : nowhere),
          ),
        }),
        questionAt(1),
      ],
    ],
    ['only by itself', [questionAt(0), questionAt(1, { wrong: targetQuestion(1) })]],
  ])('not %s', (_what, questions) => {
    expect(found(...questions)).toEqual([
      ['unreachable', 'Question 2 of “One step” is reached by no way: link to it or hide it.'],
    ]);
  });

  it('not, together with its successors, in one finding', () => {
    expect(found(questionAt(0), questionAt(1, { right: targetQuestion(2) }), questionAt(2))).toEqual([
      [
        'unreachable',
        'Question 2 of “One step” is reached by no way, nor is question 3 behind it: link to it or hide it.',
      ],
    ]);
    const round = [
      questionAt(3, { right: targetQuestion(4) }),
      questionAt(4, { right: targetQuestion(5), wrong: targetQuestion(3) }),
      questionAt(5),
    ];
    expect(found(questionAt(0, { right: targetQuestion(2) }), questionAt(1), questionAt(2), ...round)).toEqual([
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
    expect(
      found(
        questionAt(0, { right: targetQuestion(1), wrong: targetQuestion(0) }),
        questionAt(1, { wrong: targetQuestion(0) }),
      ),
    ).toEqual([]);
  });

  it('if one answer of many leaves a loop', () => {
    const answers = [
      aChoice('A', true, targetQuestion(0)),
      aChoice('B', false, targetQuestion(0)),
      aChoice('C', false),
    ];
    expect(found(questionAt(0, { right: nowhere, wrong: targetQuestion(1) }), questionAt(1, { answers }))).toEqual([]);
  });

  it('after an endless set, which has its own finding', () => {
    expect(found(questionAt(0, { right: through(null, 'endless'), wrong: targetQuestion(0) }))).toEqual([]);
  });

  it('not in a loop that no answer leaves, reported at its first question', () => {
    expect(found(questionAt(0, { right: targetQuestion(1) }), questionAt(1, both(1)))).toEqual([
      [
        'endless',
        'Question 2 of “One step” leads back to itself whatever is answered: nobody who comes there finishes.',
      ],
    ]);
    const round = [
      questionAt(1, both(3)),
      questionAt(2, both(1)),
      questionAt(3, { right: targetQuestion(2), wrong: through(1, 'shown') }),
    ];
    expect(found(questionAt(0, { wrong: targetQuestion(3) }), ...round)).toEqual([
      [
        'endless',
        'Question 2 of “One step” and questions 3 to 4 lead round and round whatever is answered: nobody who comes there finishes.',
      ],
    ]);
  });

  it('not for an always right student if only wrong answers leave a loop', () => {
    const round = [questionAt(1, { right: targetQuestion(2) }), questionAt(2, { right: targetQuestion(1) })];
    const text = 'Question 2 of “One step” and question 3 lead round and round after right answers:';
    const always = `${text} whoever is always right never finishes.`;
    const later = `${text} whoever comes there by a wrong answer and is right from then on never finishes.`;
    expect(found(questionAt(0, { right: targetQuestion(2) }), ...round)).toEqual([['endless', always]]);
    expect(found(questionAt(0, { wrong: targetQuestion(2) }), ...round)).toEqual([['endless', later]]);
    expect(found(questionAt(0, { right: targetQuestion(0) }))).toEqual([
      [
        'endless',
        'Question 1 of “One step” leads back to itself after right answers: whoever is always right never finishes.',
      ],
    ]);
  });

  it('not for an always wrong student if only a right answer leaves a loop', () => {
    const found = (...questions: AuthoredQuestion[]) =>
      findingTexts(sequencePart(...questions)).filter(([name]) => name.startsWith('endless'));
    const round = [
      questionAt(1, { right: targetQuestion(3), wrong: targetQuestion(2) }),
      questionAt(2, { wrong: targetQuestion(1) }),
      questionAt(3),
    ];
    const text = 'Question 2 of “One step” and question 3 lead round and round after wrong answers:';
    expect(found(questionAt(0, { wrong: targetQuestion(1) }), ...round)).toEqual([
      ['endless-when-wrong', `${text} whoever is always wrong never finishes.`],
    ]);
    expect(found(questionAt(0, { right: targetQuestion(1) }), ...round)).toEqual([
      ['endless-when-wrong', `${text} whoever comes there by a right answer and is wrong from then on never finishes.`],
    ]);
    const out = [aChoice('A', true), aChoice('B', false, targetQuestion(0)), aChoice('C', false)];
    expect(found(questionAt(0, { answers: out }))).toEqual([]);
    expect(found(questionAt(0, { wrong: targetQuestion(0), answers: [aChoice('A', true)] }))).toEqual([]);
    expect(found(questionAt(0, both(0))).map(([name]) => name)).toEqual(['endless']);
  });

  it('for an always wrong student exactly when a walk of wrong answers ends', () => {
    const ways = fc.record({
      right: fc.option(fc.nat(4), { freq: 3 }),
      wrong: fc.option(fc.nat(4), { freq: 5 }),
      none: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(ways, { minLength: 5, maxLength: 5 }), (drawn) => {
        const to = (position: number | null) => (position === null ? nowhere : targetQuestion(position));
        const questions = drawn.map(({ right, wrong, none }, position) =>
          questionAt(position, {
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
        const told = findingTexts(sequencePart(...questions)).map(([, text]) => text);
        if (here === null) expect(told.filter((text) => text.includes('always wrong'))).toEqual([]);
        else expect(told.filter((text) => /always wrong|whatever is answered/.test(text))).not.toEqual([]);
      }),
    );
  });

  it('is not checked for unreachable questions', () => {
    expect(found(questionAt(0), questionAt(1, both(1))).map(([name]) => name)).toEqual(['unreachable']);
  });
});

it('is listed with the other findings of its question, in order', () => {
  const lone = questionAt(1, { question: [], right: targetQuestion(0, 'hidden') });
  expect(
    findingTexts(linkedSequencePart(questionAt(0)), sequencePart(questionAt(0), lone)).map(([name]) => name),
  ).toEqual(['empty-stem', 'dead-link', 'unreachable']);
});
