import { describe, expect, it } from 'vitest';
import { answerTarget } from './answer-target.ts';

type Own = { next?: string; set?: string; correct?: boolean };
type Links = { right?: string; wrong?: string; rightSet?: string; wrongSet?: string };

function aQuestion(links: Links, answers: Record<string, Own>) {
  return {
    link_right_question_id: links.right ?? null,
    link_wrong_question_id: links.wrong ?? null,
    link_right_problemset_id: links.rightSet ?? null,
    link_wrong_problemset_id: links.wrongSet ?? null,
    answers: Object.entries(answers).map(([id, { next, set, correct = false }]) => ({
      id,
      correct,
      next_question_id: next ?? null,
      link_problemset: set === undefined ? null : { _id: set, title: set },
    })),
  };
}

const unavailable = ['hidden', 'unpublished'];
const availability = {
  question: (id: string) => !unavailable.includes(id),
  set: (id: string) => !unavailable.includes(id),
};
const targetOf = (links: Links, answers: Record<string, Own>, id: string) =>
  answerTarget(aQuestion(links, answers), id, availability);

const right = { A: { correct: true }, B: {} };

describe('an answer leads', () => {
  it('by the link of its question for the outcome, whatever its own link is', () => {
    const links = { right: '3', wrongSet: 'Powers', wrong: '2' };
    const answers = { A: { correct: true, next: '9' }, B: {} };
    expect(targetOf(links, answers, 'A')).toMatchObject({
      set: null,
      question: '3',
      isOwnLink: false,
      links: ['right'],
    });
    expect(targetOf(links, answers, 'B')).toMatchObject({
      set: 'Powers',
      question: '2',
      isOwnLink: false,
      links: ['wrong'],
    });
  });

  it('by its own link if the question has none, or one that students cannot follow', () => {
    const answers = { A: { correct: true, set: 'Powers' }, B: { next: '4' } };
    expect(targetOf({}, answers, 'A')).toMatchObject({ set: 'Powers', question: null, isOwnLink: true, links: ['A'] });
    expect(targetOf({ wrong: 'hidden' }, answers, 'B')).toMatchObject({ question: '4', isOwnLink: true, links: ['B'] });
  });

  it('to the end if no link can be followed, and then depends on both links', () => {
    const answers = { ...right, B: { next: 'hidden', set: 'unpublished' } };
    expect(targetOf({ right: 'hidden' }, answers, 'A')).toMatchObject({
      set: null,
      question: null,
      links: ['right', 'A'],
    });
    expect(targetOf({}, answers, 'B')).toMatchObject({
      set: null,
      question: null,
      isOwnLink: false,
      links: ['wrong', 'B'],
    });
  });

  it('past an unpublished set: the question of the same link is followed', () => {
    expect(targetOf({ rightSet: 'unpublished', right: '3' }, right, 'A')).toMatchObject({ set: null, question: '3' });
  });

  it('to the target of a wrong answer, if it is one of several right ones', () => {
    const answers = { A: { correct: true }, B: { correct: true }, C: {} };
    const links = { right: '2', wrong: '5' };
    expect(targetOf(links, answers, 'A')).toMatchObject({ question: '5', isWrongAlone: true, links: ['wrong'] });
    expect(targetOf(links, answers, 'C')).toMatchObject({ question: '5', isWrongAlone: false });
  });
});
