import { describe, expect, it } from 'vitest';
import { examFamilies, type Family } from '../exams/families.ts';
import type { AuthoredQuestion, Leads, Part } from './authored.ts';
import { findingNames } from './finding.ts';
import { testOfFlag, testTitle } from './test-title.ts';
import { aChoice, anAuthored, aTyped, nowhere } from './testing/authored-question.ts';
import { unfinished } from './unfinished.ts';

const subject = { kind: 'subsubtopic', id: 'S' } as const;
const sequence = (...questions: AuthoredQuestion[]): Part => ({
  of: 'sequence',
  subject,
  title: 'One step',
  questions,
});
const set = (...questions: AuthoredQuestion[]): Part => ({
  of: 'set',
  subject: { kind: 'problem_set', id: 'P' },
  title: 'Practice',
  questions,
});
const said = (...parts: Part[]) => unfinished(parts).map(({ name, text }) => [name, text]);
const at = (position: number, changed: Partial<AuthoredQuestion> = {}) =>
  anAuthored({ id: `q${position + 1}`, position, ...changed });

describe('a question', () => {
  const faults: [string, Partial<AuthoredQuestion>, string][] = [
    ['empty-stem', { question: [] }, 'has no text'],
    ['empty-stem', { question: [{ type: 'paragraph', children: [{ text: ' \n' }] }] }, 'has no text'],
    ['no-answers', { answers: [] }, 'has no answers'],
    ['no-right-answer', { answers: [aChoice('A', false)] }, 'has no right answer'],
    [
      'no-right-answer',
      { answers: Array.from({ length: 7 }, (_, n) => aChoice(`${n}`, n === 6)) },
      'has a right answer that students do not see: they see the first six',
    ],
    ['no-key', { answers: [aTyped(' ')] }, 'is answered by typing, but has no answer that is right'],
    ['no-key', { answers: [], is_free_response: true }, 'is answered by typing, but has no answer that is right'],
  ];
  it.each(faults)('%s: %j', (name, changed, words) => {
    const question = at(2, changed);
    const found = unfinished([sequence(at(0), question, at(1))]);
    expect(found).toEqual([
      { name, text: `Question 3 of “One step” ${words}.`, subject: { kind: 'question', id: 'q3' } },
    ]);
    expect(said(sequence(at(0), { ...question, is_hidden: true }))).toEqual([]);
  });

  it('of a formula or a picture alone, or with a typed key, is whole', () => {
    const formula = { type: 'math', latex: 'x^2', children: [{ text: '' }] } as const;
    expect(said(sequence(at(0, { question: [formula] }), at(1, { answers: [aTyped('0')] })))).toEqual([]);
  });
});

describe('a link', () => {
  const shown = { position: 4, state: 'shown' } as const;
  const cases: [string, Partial<AuthoredQuestion>, string[]][] = [
    ['to what students see', { right: { question: shown, set: { title: 'P', state: 'shown' } } }, []],
    [
      'to a hidden question',
      { wrong: { question: { position: 4, state: 'hidden' }, set: null } },
      ['leads after a wrong answer to question 5, which is hidden: nobody comes there'],
    ],
    [
      'to a deleted question behind a set',
      { right: { question: { position: 0, state: 'deleted' }, set: { title: 'P', state: 'shown' } } },
      ['leads after a right answer to a question that was deleted: nobody comes there'],
    ],
    [
      'to a set that is not published',
      { right: { question: shown, set: { title: 'P', state: 'unpublished' } } },
      ['leads after a right answer to the problem set “P”, which is not published: students pass it by'],
    ],
    [
      'to a set without questions, and to one that was deleted',
      {
        right: { question: null, set: { title: 'P', state: 'empty' } },
        wrong: { question: null, set: { title: 'Q', state: 'deleted' } },
      },
      [
        'leads after a right answer to the problem set “P”, which has no question that students see: students pass it by',
        'leads after a wrong answer to the problem set “Q”, which was deleted: students pass it by',
      ],
    ],
    [
      'of an answer, by its letter',
      {
        answers: [aChoice('A', true), aChoice('B', false, { question: { position: 1, state: 'hidden' }, set: null })],
      },
      ['leads after answer B to question 2, which is hidden: nobody comes there'],
    ],
    [
      'of an answer that the question’s own way goes before',
      {
        wrong: { question: shown, set: null },
        answers: [aChoice('A', true), aChoice('B', false, { question: { position: 1, state: 'hidden' }, set: null })],
      },
      [],
    ],
  ];
  const hidden: Leads = { question: { position: 1, state: 'hidden' }, set: null };
  cases.push(
    [
      'of an answer whose question leads to what is deleted',
      {
        wrong: { question: { position: 0, state: 'deleted' }, set: null },
        answers: [aChoice('A', true), aChoice('B', false, hidden)],
      },
      [
        'leads after a wrong answer to a question that was deleted: nobody comes there',
        'leads after answer B to question 2, which is hidden: nobody comes there',
      ],
    ],
    [
      'of one of several right answers, which alone is wrong',
      {
        right: { question: shown, set: null },
        answers: [aChoice('A', true, hidden), aChoice('B', true), aChoice('C', false)],
      },
      ['leads after answer A to question 2, which is hidden: nobody comes there'],
    ],
    ['of a typed answer, which nobody follows', { answers: [{ ...aTyped('3'), leads: hidden }] }, []],
  );
  it.each(cases)('%s', (_what, changed, words) => {
    expect(said(sequence(at(0, changed)))).toEqual(
      words.map((word) => ['dead-link', `Question 1 of “One step” ${word}.`]),
    );
  });

  it('is followed in sequences alone', () => {
    expect(said(set(at(0, { right: { question: { position: 1, state: 'hidden' }, set: null } })))).toEqual([]);
  });
});

describe('a place', () => {
  it('says that it has nothing to show', () => {
    const topic = { of: 'place', subject: { kind: 'topic', id: 'T' }, title: 'Algebra' } as const;
    const number = {
      of: 'number',
      subject: { kind: 'sat_question', id: 'N' },
      title: 'Lines',
      section: 'Reading',
      number: 5,
      active: true,
    } as const;
    expect(said({ ...topic, shows: 1 }, { ...number, shows: 1 }, sequence(at(0)), set(at(0)))).toEqual([]);
    const hidden = at(0, { is_hidden: true });
    const found = unfinished([
      { ...topic, shows: 0 },
      { ...number, shows: 0 },
      { ...number, active: false, shows: 3 },
      sequence(hidden),
      set(hidden),
    ]);
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

  it('of which many in a section lack the same is named once, with all numbers', () => {
    const number = (n: number, changed: object = {}): Part => ({
      of: 'number',
      subject: { kind: 'sat_question', id: `N${n}` },
      title: `Topic ${n}`,
      section: 'Reading',
      number: n,
      active: true,
      shows: 0,
      ...changed,
    });
    const writing = { section: 'Writing and Language' };
    const found = unfinished([
      ...[2, 1, 3, 7].map((n) => number(n)),
      ...[1, 2, 3].map((n) => number(n, writing)),
      ...[4, 5, 6, 8, 9].map((n) => number(n, { active: false })),
      number(10, { shows: 1 }),
    ]);
    expect(found.map(({ text, subject }) => [text, subject.id])).toEqual([
      ['4 numbers of Reading have no question and no problem set that students see: 1 to 3, 7.', 'N2'],
      ...[1, 2, 3].map((n) => [
        `Writing and Language ${n}, “Topic ${n}”, has no question and no problem set that students see.`,
        `N${n}`,
      ]),
      ['5 numbers of Reading have no topic, and students cannot open them: 4 to 6, 8 to 9.', 'N4'],
    ]);
  });

  it('says that its set cannot be mastered, beside what its questions lack', () => {
    const broken = at(1, { answers: [aChoice('A', false)] });
    expect(said(set(at(0), broken, at(2)))).toEqual([
      ['no-four-in-a-row', 'The problem set “Practice” cannot be mastered: it never gives four right in a row.'],
      ['no-right-answer', 'Question 2 of “Practice” has no right answer.'],
    ]);
    const four = [at(2), at(3), at(4), at(5)];
    expect(said(set(at(0), broken, ...four)).map(([name]) => name)).toEqual(['no-right-answer']);
  });
});

describe('an exam', () => {
  const exam = (family: Family, sheets: { score?: string[][]; bubble_sheet_answers?: string[][] } = {}): Part => ({
    of: 'exam',
    subject: { kind: family, id: 'E' },
    title: 'Test 1',
    family,
    score: [],
    bubble_sheet_answers: [],
    ...sheets,
  });
  const key = (letters: string[]) => [
    ['Question', ...examFamilies.act.sections.map(({ title }) => title)],
    ...Array.from({ length: 75 }, (_, n) => [
      `${n + 1}`,
      ...examFamilies.act.sections.map(({ questions }, at) =>
        n < questions && letters.includes(examFamilies.act.sections[at]?.type ?? '') ? (n % 2 ? 'F' : 'A') : '',
      ),
    ]),
  ];

  it.each(['sat', 'act'] as const)('%s without its sheets says what students miss', (family) => {
    expect(said(exam(family))).toEqual([
      ['no-conversion-table', '“Test 1” has no table of scores: students get no scaled score.'],
      ['no-answer-key', '“Test 1” has no answer key: no bubble sheet is graded.'],
    ]);
  });

  it('whose key lacks a section names it, and one that cannot be read says where', () => {
    const all = examFamilies.act.sections.map(({ type }) => type);
    const keyed = (letters: string[]) => said(exam('act', { bubble_sheet_answers: key(letters) }))[1];
    expect(keyed(all)).toBeUndefined();
    expect(keyed(all.slice(0, 2))).toEqual([
      'no-answer-key',
      '“Test 1” has no answer key of Reading, Science: no bubble sheet of it is graded.',
    ]);
    const wrong = key(all).map((row, at) => (at === 3 ? ['3', 'Z', 'A', 'A', 'A'] : row));
    expect(said(exam('act', { bubble_sheet_answers: wrong }))[1]?.[1]).toMatch(
      /^“Test 1”: The answer key cannot be read\. B4: Question 3 of English .* No bubble sheet is graded\.$/,
    );
    expect(said(exam('sat', { score: [['x'], ['y']] }))[0]?.[1]).toMatch(
      /^“Test 1”: The conversion table cannot be read\./,
    );
  });
});

describe('a test', () => {
  const flag = 'math_calc_real_test_publish';
  const test = (count: number, changed: Partial<AuthoredQuestion> = {}): Part => ({
    of: 'test',
    subject: { kind: 'sat_test', id: 'E', section: 'MathCalc', variant: 'real' },
    title: testTitle(testOfFlag('sat', flag) ?? { section: '', variant: 'mock' }),
    family: 'sat',
    section: 'MathCalc',
    variant: 'real',
    questions: Array.from({ length: count }, (_, position) => at(position, position === 0 ? changed : {})),
  });

  it('has as many questions as its paper, each of them whole', () => {
    expect(said(test(38))).toEqual([]);
    expect(said(test(37))).toEqual([
      ['short-test', '“Math Calculator Real Test” has 37 of the 38 questions of its paper.'],
    ]);
    expect(said(test(38, { is_hidden: true })).map(([name]) => name)).toEqual(['short-test']);
    expect(said(test(0))).toEqual([
      ['nothing-to-show', '“Math Calculator Real Test” has no question that students see.'],
    ]);
    expect(said(test(38, { answers: [] }))).toEqual([
      ['no-answers', 'Question 1 of “Math Calculator Real Test” has no answers.'],
    ]);
  });

  it('is called as its messages call it', () => {
    const flags = (family: Family, names: string[]) =>
      names.map((name) => {
        const found = testOfFlag(family, name);
        return found && testTitle(found);
      });
    const sat = ['math_no_calc_mock_test_publish', flag, 'math_mock_test_publish'];
    expect(flags('sat', sat)).toEqual(['Math No Calculator Mock Test', 'Math Calculator Real Test', null]);
    expect(flags('act', ['math_mock_test_publish', 'math_real_test_publish', ''])).toEqual([
      'Math Mock Test',
      'Math Real Test',
      null,
    ]);
  });
});

it('every rule is found somewhere, and what is whole is left in peace', () => {
  const broken: Part[] = [
    {
      of: 'number',
      subject: { kind: 'act_question', id: 'N' },
      title: 'Reading 1',
      section: 'Reading',
      number: 1,
      active: false,
      shows: 0,
    },
    sequence(
      at(0, { question: [] }),
      at(1, { answers: [] }),
      at(2, { answers: [aChoice('A', false)] }),
      at(3, { answers: [aTyped('')] }),
      at(4, { right: { ...nowhere, question: { position: 0, state: 'deleted' } } }),
    ),
    set(),
    set(at(0, { answers: [] })),
    { of: 'exam', subject: { kind: 'act', id: 'E' }, title: 'A', family: 'act', score: [], bubble_sheet_answers: [] },
    {
      of: 'test',
      subject: { kind: 'act_test', id: 'E', section: 'Mathematics', variant: 'mock' },
      title: 'Math Mock Test',
      family: 'act',
      section: 'Mathematics',
      variant: 'mock',
      questions: [at(0)],
    },
  ];
  expect(new Set(unfinished(broken).map(({ name }) => name))).toEqual(new Set(findingNames));
  expect(unfinished([sequence(at(0), at(1)), set(at(0))])).toEqual([]);
});
