import { describe, expect, it } from 'vitest';
import { linkOptions, questionTexts } from './link-options.ts';

const field = (text: string) => JSON.stringify([{ type: 'paragraph', children: [{ text }] }]);
const someQuestions = (texts: readonly string[]) =>
  questionTexts(texts.map((text, at) => ({ id: `q${at + 1}`, question: field(text), is_hidden: false })));

type Search = Parameters<typeof linkOptions>[0];
const search = (change: Partial<Search>) =>
  linkOptions({
    questions: someQuestions(['Is one odd?', 'The vertex of a parabola', 'Is three odd?']),
    sets: [{ id: 's1', title: 'Odd numbers', isPublish: true }],
    elsewhere: [],
    except: 'q1',
    kinds: ['question', 'problemset'],
    canCreate: true,
    lastUsed: [],
    typed: '',
    ...change,
  });
const idsOf = (change: Partial<Search>) => search(change).options.map(({ id }) => id);

describe('the targets of a link', () => {
  it('are all other questions, the sets and a new question, and first those that were used last', () => {
    expect(idsOf({})).toEqual(['question:q2', 'question:q3', 'problemset:s1', 'new']);
    expect(idsOf({ lastUsed: ['s1', 'q3', 'q1'] })).toEqual(['problemset:s1', 'question:q3', 'question:q2', 'new']);
    expect(idsOf({ kinds: ['problemset'], canCreate: false })).toEqual(['problemset:s1']);
  });

  it('are found by words of the text in any order, whatever was used last', () => {
    expect(idsOf({ typed: 'PARABOLA vert', lastUsed: ['s1'] })).toEqual(['question:q2', 'new']);
    expect(idsOf({ typed: 'odd' })).toEqual(['question:q3', 'problemset:s1', 'new']);
  });

  it('are found by the number, before numbers that begin with it and texts that contain it', () => {
    const questions = someQuestions(Array.from({ length: 31 }, (_, at) => (at === 1 ? '3 apples' : 'Some text')));
    expect(idsOf({ questions, typed: '3' })).toEqual([
      'question:q3',
      'question:q30',
      'question:q31',
      'question:q2',
      'new',
    ]);
  });

  it('are at most 50 of a kind, and the status says how many there are', () => {
    const questions = someQuestions(Array.from({ length: 500 }, () => 'Some text'));
    const { options, status } = search({ questions, typed: 'some', sets: [] });
    expect(options).toHaveLength(51);
    expect(status).toBe('50 of 499 shown: type a number or more words');
    expect(search({ typed: 'nothing' }).status).toBe('No record Found');
  });

  it('show sets of other locations below the others, each set once', () => {
    const elsewhere = [
      { id: 's1', title: 'Odd numbers' },
      { id: 's2', title: 'Odd jobs', above: ['Math', 'Words'] },
    ];
    const { options } = search({ typed: 'odd', elsewhere });
    expect(options.map(({ id }) => id)).toEqual(['question:q3', 'problemset:s1', 'new', 'problemset:s2']);
    expect(options.at(-1)).toMatchObject({ note: 'Math, Words', group: 'Problem sets elsewhere' });
  });

  it('have a label for an empty text, and one for a text that cannot be read', () => {
    const questions = questionTexts([
      { id: 'q1', question: '', is_hidden: false },
      { id: 'q2', question: field(''), is_hidden: true },
      { id: 'q3', question: '[{"type":"script"}]', is_hidden: false },
    ]);
    expect(search({ questions }).options).toMatchObject([
      { label: 'Question 2: No text yet', note: 'Hidden' },
      { label: 'Question 3: This text cannot be shown.' },
      {},
      {},
    ]);
  });
});
