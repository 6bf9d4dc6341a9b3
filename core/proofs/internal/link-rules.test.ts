import { describe, expect, it } from 'vitest';
import type { AuthoredQuestion } from '../authored.ts';
import { aChoice, aSet, aTyped, nowhere, targetQuestion } from '../testing/authored-question.ts';
import { findingTexts, problemSetPart, questionAt, sequencePart } from '../testing/parts.ts';

describe('a link', () => {
  const { question: shown } = targetQuestion(4);
  const hidden = targetQuestion(1, 'hidden');
  const cases: [string, Partial<AuthoredQuestion>, string[]][] = [
    ['to what students see', { right: { question: shown, set: aSet('P') } }, []],
    [
      'to a hidden question',
      { wrong: targetQuestion(4, 'hidden') },
      ['leads after a wrong answer to question 5, which is hidden: nobody comes there'],
    ],
    [
      'to a deleted question after a set',
      { right: { ...targetQuestion(0, 'deleted'), set: aSet('P') } },
      ['leads after a right answer to a question that was deleted: nobody comes there'],
    ],
    [
      'to a set that is not published',
      { right: { question: shown, set: aSet('P', 'unpublished') } },
      ['leads after a right answer to the problem set “P”, which is not published: students pass it by'],
    ],
    [
      'to a set without questions, and to one that was deleted',
      {
        right: { question: null, set: aSet('P', 'empty') },
        wrong: { question: null, set: aSet('Q', 'deleted') },
      },
      [
        'leads after a right answer to the problem set “P”, which has no question that students see: students pass it by',
        'leads after a wrong answer to the problem set “Q”, which was deleted: students pass it by',
      ],
    ],
    [
      'of an answer, by its letter',
      {
        answers: [aChoice('A', true), aChoice('B', false, hidden)],
      },
      ['leads after answer B to question 2, which is hidden: nobody comes there'],
    ],
    [
      'of an answer that is overridden by the question’s own link',
      {
        wrong: { question: shown, set: null },
        answers: [aChoice('A', true), aChoice('B', false, hidden)],
      },
      [],
    ],
    [
      'of an answer whose question links to a deleted one',
      {
        wrong: targetQuestion(0, 'deleted'),
        answers: [aChoice('A', true), aChoice('B', false, hidden)],
      },
      [
        'leads after a wrong answer to a question that was deleted: nobody comes there',
        'leads after answer B to question 2, which is hidden: nobody comes there',
      ],
    ],
    [
      'of one of several right answers, which alone counts as wrong',
      {
        right: { question: shown, set: null },
        answers: [aChoice('A', true, hidden), aChoice('B', true), aChoice('C', false)],
      },
      ['leads after answer A to question 2, which is hidden: nobody comes there'],
    ],
    ['of a typed answer, which is never followed', { answers: [{ ...aTyped('3'), leads: hidden }] }, []],
  ];
  it.each(cases)('%s', (_what, changed, words) => {
    expect(findingTexts(sequencePart(questionAt(0, changed)))).toEqual(
      words.map((word) => ['dead-link', `Question 1 of “One step” ${word}.`]),
    );
  });

  it('into an endless set is reported, and overrides links of answers like any open link', () => {
    const question = questionAt(0, {
      right: { question: null, set: aSet('P', 'endless') },
      wrong: { question: null, set: aSet('Q') },
      answers: [aChoice('A', true, hidden), aChoice('B', false, { question: null, set: aSet('R', 'endless') })],
    });
    const words = (after: string, title: string) =>
      `Question 1 of “One step” leads ${after} to the problem set “${title}”, which never gives four right in a row: nobody leaves it.`;
    expect(findingTexts(sequencePart(question))).toEqual([['endless-set', words('after a right answer', 'P')]]);
    expect(findingTexts(sequencePart({ ...question, wrong: nowhere }))).toEqual([
      ['endless-set', words('after a right answer', 'P')],
      ['endless-set', words('after answer B', 'R')],
    ]);
  });

  it('of a draft to an unpublished set is reported, and judged as if both were published', () => {
    const draft = (state: 'shown' | 'endless' | 'empty') => ({
      right: { question: null, set: { ...aSet('P', state), is_published: false } },
    });
    const note =
      'Question 1 of “One step” leads after a right answer to the problem set “P”, which is not published yet: until it is, students pass it by.';
    expect(findingTexts(sequencePart(questionAt(0, draft('shown'))))).toEqual([['unpublished-link', note]]);
    expect(findingTexts(sequencePart(questionAt(0, draft('endless')))).map(([name]) => name)).toEqual([
      'endless-set',
      'unpublished-link',
    ]);
    expect(findingTexts(sequencePart(questionAt(0, draft('empty')))).map(([name]) => name)).toEqual([
      'dead-link',
      'unpublished-link',
    ]);
    expect(
      findingTexts(sequencePart(questionAt(0, { right: { question: null, set: aSet('P', 'unpublished') } }))),
    ).toEqual([['dead-link', expect.stringContaining('which is not published: students pass it by')]]);
  });

  it('is followed only in sequences', () => {
    expect(
      findingTexts(
        problemSetPart(
          questionAt(0, { right: targetQuestion(1, 'hidden') }),
          questionAt(1),
          questionAt(2),
          questionAt(3),
        ),
      ),
    ).toEqual([]);
  });
});
