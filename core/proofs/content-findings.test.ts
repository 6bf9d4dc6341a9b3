import { describe, expect, it } from 'vitest';
import type { ContentPart } from './authored.ts';
import { contentFindings } from './content-findings.ts';
import { findingNames } from './finding.ts';
import { keyKinds } from './key-doubt.ts';
import { groupNumberFindings } from './number-rules.ts';
import {
  aChoice,
  aSet,
  aTyped,
  formula,
  image,
  paragraph,
  targetQuestion,
  video,
} from './testing/authored-question.ts';
import { brokenForm } from './testing/broken-form.ts';
import {
  findingTexts,
  linkedSequencePart,
  numberPart,
  problemSetPart,
  questionAt,
  sequencePart,
  subject,
} from './testing/parts.ts';

describe('a parent', () => {
  it('reports that it has nothing to show', () => {
    const topic = { of: 'place', subject: { kind: 'topic', id: 'T' }, title: 'Algebra' } as const;
    expect(
      findingTexts(
        { ...topic, shows: 1 },
        numberPart,
        sequencePart(questionAt(0)),
        problemSetPart(questionAt(0), questionAt(1), questionAt(2), questionAt(3)),
      ),
    ).toEqual([]);
    const hidden = questionAt(0, { is_hidden: true });
    const found = contentFindings(
      [
        { ...topic, shows: 0 },
        { ...numberPart, shows: 0 },
        { ...numberPart, active: false, shows: 3 },
        sequencePart(hidden),
        problemSetPart(hidden),
      ],
      null,
    );
    expect(found).toEqual([
      {
        name: 'nothing-to-show',
        text: 'Nothing in “Algebra” is published: students find it empty.',
        subject: { kind: 'topic', id: 'T' },
      },
      {
        name: 'nothing-to-show',
        text: 'Reading 5, “Lines”, has no question and no problem set that students see.',
        subject: { kind: 'sat_question', id: 'N' },
      },
      {
        name: 'no-topic',
        text: 'Reading 5 has no topic: students cannot open it.',
        subject: { kind: 'sat_question', id: 'N' },
      },
      {
        name: 'nothing-to-show',
        text: 'The sequence of “One step” has no question that students see.',
        subject,
      },
      {
        name: 'nothing-to-show',
        text: 'The problem set “Practice” has no question that students see.',
        subject: { kind: 'problem_set', id: 'P' },
      },
    ]);
  });

  it('has a finding for each number that lacks the same, and one for all when they are displayed', () => {
    const number = (n: number, changed: object = {}): ContentPart => ({
      of: 'number',
      subject: { kind: 'sat_question', id: `N${n}` },
      title: `Topic ${n}`,
      section: 'Reading',
      number: n,
      active: true,
      shows: 0,
      explanations: { real: [], mock: [] },
      ...changed,
    });
    const inWriting = (n: number, changed: object = {}) =>
      number(n, { section: 'Writing and Language', subject: { kind: 'sat_question', id: `W${n}` }, ...changed });
    const parts = [
      ...[2, 1, 3, 7].map((n) => number(n)),
      ...[1, 2, 3].map((n) => inWriting(n)),
      ...[4, 5, 6, 8, 9].map((n) => number(n, { active: false })),
      number(10, { shows: 1 }),
      ...[11, 13, 12, 15].map((n) => number(n, { explanations: { real: [], mock: paragraph('Look.') } })),
      inWriting(10, { explanations: { real: [], mock: paragraph('Look.') } }),
    ];
    expect(contentFindings(parts, null)).toHaveLength(17);
    expect(contentFindings(parts, null).at(-6)?.text).toBe('Reading 9 has no topic: students cannot open it.');
    const found = groupNumberFindings(contentFindings(parts, null), parts);
    expect(found.map(({ text, subject }) => [text, subject.id])).toEqual([
      ['4 numbers of Reading have no question and no problem set that students see: 1 to 3, 7.', 'N2'],
      ...[1, 2, 3].map((n) => [
        `Writing and Language ${n}, “Topic ${n}”, has no question and no problem set that students see.`,
        `W${n}`,
      ]),
      ['5 numbers of Reading have no topic, and students cannot open them: 4 to 6, 8 to 9.', 'N4'],
      ['4 numbers of Reading have an explanation, and nothing to practise: 11 to 13, 15.', 'N11'],
      [
        'Writing and Language 10, “Topic 10”, has an explanation, and nothing to practise: no question and no problem set that students see.',
        'W10',
      ],
    ]);
  });

  it('reports that its set cannot be mastered, and what its questions lack', () => {
    const broken = questionAt(1, { answers: [aChoice('A', false)] });
    expect(findingTexts(problemSetPart(questionAt(0), broken, questionAt(2)))).toEqual([
      ['no-four-in-a-row', 'The problem set “Practice” cannot be mastered: it never gives four right in a row.'],
      ['no-right-answer', 'Question 2 of “Practice” has no right answer.'],
    ]);
    const four = [questionAt(2), questionAt(3), questionAt(4), questionAt(5)];
    expect(findingTexts(problemSetPart(questionAt(0), broken, ...four)).map(([name]) => name)).toEqual([
      'no-right-answer',
    ]);
  });

  it('reports a set with fewer visible questions than mastery takes right answers', () => {
    const text = (has: string) =>
      `The problem set “Practice” has ${has}, and takes four right in a row: students meet the same ones again.`;
    expect(findingTexts(problemSetPart(questionAt(0)))).toEqual([['short-set', text('1 question')]]);
    expect(
      findingTexts(problemSetPart(questionAt(0), questionAt(1), questionAt(2), questionAt(3, { is_hidden: true }))),
    ).toEqual([['short-set', text('3 questions')]]);
    expect(findingTexts(problemSetPart(questionAt(0), questionAt(1), questionAt(2), questionAt(3)))).toEqual([]);
  });
});

it('every rule is found, and valid content has no findings', () => {
  const same = { ...aChoice('C', false), answer: paragraph('B') };
  const broken: ContentPart[] = [
    {
      of: 'number',
      subject: { kind: 'act_question', id: 'N' },
      title: 'Reading 1',
      section: 'Reading',
      number: 1,
      active: false,
      shows: 0,
      explanations: { real: [], mock: [] },
    },
    {
      of: 'number',
      subject: { kind: 'act_question', id: 'M' },
      title: 'Main idea',
      section: 'Reading',
      number: 2,
      active: true,
      shows: 0,
      explanations: { real: [], mock: paragraph('Look.') },
    },
    sequencePart(
      questionAt(0, { question: [], help: [image('')] }),
      questionAt(1, { answers: [] }),
      questionAt(2, { answers: [aChoice('A', false), aChoice('B', false), same] }),
      questionAt(3, { answers: [aTyped('')] }),
      questionAt(4, { right: targetQuestion(0, 'deleted'), wrong: { question: null, set: aSet('P', 'endless') } }),
      questionAt(8, {
        answers: [aTyped('1/6561'), aTyped('1/64'), aTyped('1/2')],
        question: paragraph('Simplify 4/8 or 2**3.'),
      }),
      questionAt(9, {
        question: paragraph('Find $$x.'),
        help: [image('A graph', 'https://example.org/a.png'), video()],
      }),
      ...keyKinds.map((kind, n) =>
        questionAt(10 + n, { answers: [aTyped('x', true)], key_doubt: { kind, keys: ['x'] } }),
      ),
      questionAt(5, { answers: [{ ...aTyped('5'), correct: false }, aTyped('6,')] }),
      questionAt(6, { answers: [aChoice('A', true)], question: formula('x'), question_exp: [] }),
      questionAt(7, { right: { question: null, set: { ...aSet('Draft'), is_published: false } } }),
    ),
    sequencePart(questionAt(0, { right: targetQuestion(0), skill_codes: [] })),
    sequencePart(questionAt(0, { wrong: targetQuestion(0) })),
    problemSetPart(questionAt(0)),
    problemSetPart(),
    problemSetPart(questionAt(0, { answers: [] })),
    {
      of: 'exam',
      subject: { kind: 'act', id: 'E' },
      title: 'A',
      family: 'act',
      edition: 'act-classic',
      score: [],
      bubble_sheet_answers: [],
    },
    {
      of: 'test',
      subject: { kind: 'act_test', id: 'E', section: 'Mathematics', variant: 'mock' },
      title: 'Math Mock Test',
      family: 'act',
      section: 'Mathematics',
      variant: 'mock',
      questions: [questionAt(0)],
    },
    brokenForm,
  ];
  expect(new Set(contentFindings(broken, []).map(({ name }) => name))).toEqual(new Set(findingNames));
  expect(
    contentFindings(
      [
        linkedSequencePart(questionAt(0), questionAt(1)),
        problemSetPart(questionAt(0), questionAt(1), questionAt(2), questionAt(3)),
      ],
      [],
    ),
  ).toEqual([]);
});
