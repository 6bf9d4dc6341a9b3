import { expect, it } from 'vitest';
import type { RichDocument } from '../../rich-text/document.ts';
import { differencesOf } from './differences.ts';
import { changesBetween } from './version-changes.ts';
import type { VersionAnswer, VersionContent } from './version-content.ts';

const paragraph = (text: string): RichDocument => (text === '' ? [] : [{ type: 'paragraph', children: [{ text }] }]);
const choice = (id: string, text: string, fields: Partial<VersionAnswer<RichDocument>> = {}) => ({
  ...{ id, answer: paragraph(text), explanation: [], correct: false, typed: null },
  ...{ next_question_id: null, link_problemset_id: null },
  ...fields,
});
const content = (fields: Partial<VersionContent<RichDocument>> = {}): VersionContent<RichDocument> => ({
  ...{ question: paragraph('What is the value of x in this equation, rounded to one digit?') },
  ...{ question_exp: [], help: [], help_exp: [], rank: 1, is_calc: null, kind: 'one-choice' },
  ...{ exp_position_before_answer: false, skill_codes: [], link_right_question_id: null, link_wrong_question_id: null },
  ...{ link_right_problemset_id: null, link_wrong_problemset_id: null },
  answers: [choice('a', 'one', { correct: true }), choice('b', 'two')],
  ...fields,
});
const both = (after: Partial<VersionContent<RichDocument>>) => [
  changesBetween(content(), content(after)),
  differencesOf(content(), content(after)),
];

it('has a text by an excerpt around its change, and other fields by their values', () => {
  const question = paragraph('What is the value of y in this equation, rounded to one digit?');
  expect(both({ question, rank: 3 })).toEqual([
    ['question', 'rank'],
    [
      {
        field: 'question',
        before: '… the value of x in this equation, …',
        after: '… the value of y in this equation, …',
      },
      { field: 'rank', before: 1, after: 3 },
    ],
  ]);
  expect(both({ question: [], help: paragraph('Look') })).toEqual([
    ['question', 'help'],
    [
      { field: 'question', before: 'What is the value of x in this equation, rounded to one digit?', after: '' },
      { field: 'help', before: '', after: 'Look' },
    ],
  ]);
});

it('has an answer by its letter, and the key by those of the right answers', () => {
  const answers = [choice('b', 'two!', { correct: true }), choice('c', 'three', { next_question_id: 'q' })];
  expect(both({ answers })).toEqual([
    ['answers_added', 'answers_removed', 'answers_changed', 'key'],
    [
      { field: 'answer', answer: 'A', before: 'one', after: null },
      { field: 'answer', answer: 'B', before: null, after: 'three' },
      { field: 'answer', answer: 'A', before: 'two', after: 'two!' },
      { field: 'key', before: ['A'], after: ['A'] },
    ],
  ]);
});

it('has the order and the links of answers, and typed answers by what they accept', () => {
  const [one, two] = [choice('a', 'one', { correct: true, next_question_id: 'q' }), choice('b', 'two')];
  expect(both({ answers: [two, one] })).toEqual([
    ['answers_order', 'links'],
    [
      { field: 'next_question', answer: 'B', before: null, after: 'q' },
      { field: 'order', before: ['one', 'two'], after: ['two', 'one'] },
    ],
  ]);
  const typed = { text: '7', exact: false, symbol: '', symbol_left: false };
  const before = content({ kind: 'typed', answers: [choice('a', '', { typed, correct: true })] });
  const after = { ...before, answers: [choice('a', '', { typed: { ...typed, text: '8' }, correct: true })] };
  expect(differencesOf(before, after)).toEqual([{ field: 'key', before: ['7'], after: ['8'] }]);
});

it('has no difference between the same contents, whatever the order of their fields', () => {
  const { rank, ...others } = content();
  expect(changesBetween(content(), { ...others, rank })).toEqual([]);
});
