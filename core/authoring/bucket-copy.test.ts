import { describe, expect, it } from 'vitest';
import { questionCalls } from '../contract/questions.ts';
import { copyAnswer, copyQuestion, reasonNotToAdd } from './bucket-copy.ts';
import { anAnswer, anId, aQuestion } from './testing/bucket-items.ts';

describe('a copy of a question', () => {
  it('has the id of its original and its answers, and no links', () => {
    const copy = copyQuestion(aQuestion(), anId(50));
    expect(copy).toEqual({
      id: anId(50),
      previous_id: anId(2),
      question: 'What is two and three?',
      question_exp: 'Count on.',
      help: 'Use your fingers.',
      help_exp: 'Five of them.',
      rank: 2,
      is_calc: false,
      is_free_response: false,
      is_hidden: true,
      kind: null,
      exp_position_before_answer: true,
      skill_codes: ['sat.math.algebra.linear-functions'],
      answers: [{ answer: 'Five', explanation: 'Two and three.', correct: true }],
    });
    const { body } = questionCalls['POST /questions/create_multiple'];
    expect(body.parse({ subtopic_id: anId(9), questions: [copy] }).questions).toEqual([copy]);
  });
});

describe('a copy of an answer', () => {
  const to = { id: anId(51), question_id: anId(52), position: 3 };

  it('has the text of its original, and no links', () => {
    expect(copyAnswer(anAnswer(), to)).toEqual({
      ...to,
      answer: 'Five',
      explanation: 'Two and three.',
      correct: true,
    });
  });

  it('of a free response has NA as text, is correct, and keeps the accepted answer', () => {
    const typed = { free_response_answer: '3/4', symbol: '%', symbol_position_left: true, is_exact_match: true };
    const answer = anAnswer({ is_free_response: true, correct: false, ...typed });
    expect(copyAnswer(answer, to)).toEqual({ ...to, answer: 'NA', explanation: 'NA', correct: true, ...typed });
  });

  it('can only be added to a question of its own kind, and tells the reason otherwise', () => {
    const free = { is_free_response: true };
    const other = { is_free_response: false };
    expect(reasonNotToAdd(free, free)).toBeNull();
    expect(reasonNotToAdd(other, other)).toBeNull();
    expect(reasonNotToAdd(other, free)).toBe(
      'Note: A free response Answer can only be added to a free response Question.',
    );
    expect(reasonNotToAdd(free, other)).toBe(
      'Note: A Non-free response Answer can only be added to a non-free response Question.',
    );
  });
});
