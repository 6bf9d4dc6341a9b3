import { describe, expect, it } from 'vitest';
import { linkAfter } from './link-after.ts';

const noLinks = {
  link_right_question_id: null,
  link_wrong_question_id: null,
  link_right_problemset_id: null,
  link_wrong_problemset_id: null,
};
const answers = [
  { id: 'a', next_question_id: 'after a', link_problemset: null },
  { id: 'b', next_question_id: null, link_problemset: { _id: 'set of b' } },
];

describe('the link after an answer', () => {
  it('is the link of the outcome', () => {
    const question = { ...noLinks, link_right_question_id: 'on', link_wrong_question_id: 'back', answers };
    expect(linkAfter(question, { right: true, chosenIds: ['a'] })).toEqual({
      problemset: null,
      question: 'on',
    });
    expect(linkAfter(question, { right: false, chosenIds: ['b'] })).toEqual({
      problemset: null,
      question: 'back',
    });
  });

  it('can have both a set and a question', () => {
    const question = {
      ...noLinks,
      link_right_problemset_id: 'set',
      link_right_question_id: 'on',
      answers: [],
    };
    expect(linkAfter(question, { right: true, chosenIds: [] })).toEqual({ problemset: 'set', question: 'on' });
  });

  it('is the link of the chosen answer if the outcome has none, and only if one answer is chosen', () => {
    const question = { ...noLinks, link_right_question_id: 'on', answers };
    expect(linkAfter(question, { right: false, chosenIds: ['a'] })).toEqual({
      problemset: null,
      question: 'after a',
    });
    expect(linkAfter(question, { right: false, chosenIds: ['b'] })).toEqual({
      problemset: 'set of b',
      question: null,
    });
    expect(linkAfter(question, { right: false, chosenIds: ['a', 'b'] })).toEqual({
      problemset: null,
      question: null,
    });
  });

  it('is empty without any links', () => {
    expect(linkAfter({ ...noLinks, answers: [] }, { right: true, chosenIds: [] })).toEqual({
      problemset: null,
      question: null,
    });
  });
});
