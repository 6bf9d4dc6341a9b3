import * as fc from 'fast-check';
import type { Answer, ProblemSet, Question } from '../../contract/content.ts';
import type { BucketItem } from '../bucket.ts';

/** Returns the nth id. */
export function anId(n = 1): string {
  return `0198f6a0-5a00-7000-8000-${n.toString(16).padStart(12, '0')}`;
}

export function anAnswer(own: Partial<Answer> = {}): Answer {
  const id = own.id ?? anId(21);
  return {
    id,
    _id: id,
    question_id: anId(2),
    problemSet_id: null,
    position: 0,
    answer: 'Five',
    explanation: 'Two and three.',
    formulas: {},
    correct: true,
    next_question: { _id: anId(3), question: 'And then?' },
    next_question_id: anId(3),
    link_problemset: { _id: anId(4), title: 'Sums' },
    is_free_response: false,
    free_response_answer: '',
    is_exact_match: false,
    symbol: '',
    symbol_position_left: false,
    answer_type: null,
    rev: 3,
    ...own,
  };
}

export function aQuestion(own: Partial<Question> = {}): Question {
  const id = own.id ?? anId(2);
  return {
    id,
    _id: id,
    question: 'What is two and three?',
    question_exp: 'Count on.',
    help: 'Use your fingers.',
    help_exp: 'Five of them.',
    formulas: {},
    rank: 2,
    position: 4,
    is_calc: false,
    is_math: true,
    is_free_response: false,
    is_hidden: true,
    exp_position_before_answer: true,
    skill_codes: ['sat.math.algebra.linear-functions'],
    question_type: null,
    problem_set_id: null,
    subtopic_id: anId(9),
    subsubtopic_id: null,
    sat_question_id: null,
    act_question_id: null,
    sat_id: null,
    act_id: null,
    sat_type: null,
    act_type: null,
    test_id: null,
    link_right_question_id: anId(3),
    link_wrong_question_id: null,
    link_right_problemset_id: anId(4),
    link_wrong_problemset_id: null,
    total_answers: 1,
    total_unlinked_answers: 0,
    type: null,
    topic: null,
    title: 'Sums',
    markUncertain: false,
    rev: 7,
    answers: [anAnswer()],
    ...own,
  };
}

export function aProblemSet(own: Partial<ProblemSet> = {}): ProblemSet {
  const id = own.id ?? anId(4);
  return {
    id,
    _id: id,
    title: 'Sums',
    notes: '',
    formulas: {},
    isPublish: false,
    subsubtopic_id: [anId(9)],
    sattopic_id: [],
    sat_question_id: [],
    act_question_id: [],
    position: [{ subsubtopic_id: anId(9), value: 0 }],
    sat_position: [],
    act_position: [],
    topicType: 'Topic',
    rev: 1,
    ...own,
  };
}

/** Items of each kind with few ids, so that some repeat. Ids of different kinds may be equal. */
export const bucketItem: fc.Arbitrary<BucketItem> = fc
  .tuple(fc.constantFrom('question', 'answer', 'problem_set'), fc.integer({ min: 1, max: 9 }), fc.string())
  .map(([kind, n, text]) => {
    const id = anId(n);
    if (kind === 'question') return { kind, record: aQuestion({ id, question: text }) };
    if (kind === 'answer') return { kind, record: anAnswer({ id, answer: text }) };
    return { kind, record: aProblemSet({ id, title: text }) };
  });
