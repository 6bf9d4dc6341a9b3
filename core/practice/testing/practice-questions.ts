import type { Answer, Question } from '../../contract/content.ts';

/** Returns a readable UUID that ends with the number in hexadecimal. */
export function anId(n: number): string {
  return `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
}

/** Returns a rich text document of one paragraph, as JSON on the wire. */
function richText(text: string): string {
  return JSON.stringify([{ type: 'paragraph', children: [{ text }] }]);
}

/** Returns the nth question (from 1). It has two choices, the first is right; its id is `anId(n)`. */
export function aQuestion(n: number, overrides: Partial<Question> = {}): Question {
  const id = anId(n);
  return {
    id,
    _id: id,
    question: richText(`Question ${n}?`),
    question_exp: richText(`Because of ${n}.`),
    help: '',
    help_exp: '',
    formulas: {},
    rank: 0,
    position: n - 1,
    is_calc: null,
    is_math: true,
    is_free_response: false,
    is_hidden: false,
    exp_position_before_answer: false,
    question_type: null,
    problem_set_id: null,
    subtopic_id: null,
    subsubtopic_id: null,
    sat_question_id: null,
    act_question_id: null,
    sat_id: null,
    act_id: null,
    sat_type: null,
    act_type: null,
    test_id: null,
    link_right_question_id: null,
    link_wrong_question_id: null,
    link_right_problemset_id: null,
    link_wrong_problemset_id: null,
    total_answers: 2,
    total_unlinked_answers: 0,
    type: null,
    topic: null,
    title: '',
    markUncertain: false,
    answers: [anAnswer(n * 10, { question_id: id, correct: true }), anAnswer(n * 10 + 1, { question_id: id })],
    ...overrides,
  };
}

export function anAnswer(n: number, overrides: Partial<Answer> = {}): Answer {
  const id = anId(n);
  return {
    id,
    _id: id,
    question_id: anId(0),
    problemSet_id: null,
    position: n,
    answer: richText(`Answer ${n}`),
    explanation: '',
    formulas: {},
    correct: false,
    next_question: null,
    next_question_id: null,
    link_problemset: null,
    is_free_response: false,
    free_response_answer: '',
    is_exact_match: false,
    symbol: '',
    symbol_position_left: false,
    answer_type: null,
    ...overrides,
  };
}
