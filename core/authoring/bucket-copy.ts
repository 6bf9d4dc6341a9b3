import type { Answer, Question } from '../contract/content.ts';
import type { Input } from '../contract/types.ts';

type NewQuestion = Input<'POST /questions/create_multiple'>['body']['questions'][number];
type NewAnswer = Input<'POST /answers/create_multiple'>['body']['answers'][number];

/** All fields that a new question may have: a copy without one of them does not compile. */
type QuestionCopy = Required<Omit<NewQuestion, 'position'>>;

/** Copies a question of the bucket with its answers and without its links (Q81). */
export function copyQuestion(question: Question, id: string): QuestionCopy {
  return {
    id,
    previous_id: question.id,
    question: question.question,
    question_exp: question.question_exp,
    help: question.help,
    help_exp: question.help_exp,
    rank: question.rank,
    is_calc: question.is_calc,
    is_free_response: question.is_free_response,
    kind: question.kind ?? null,
    is_hidden: question.is_hidden,
    exp_position_before_answer: question.exp_position_before_answer,
    skill_codes: question.skill_codes ?? [],
    answers: question.answers.map(contentOf),
  };
}

type AnswerTarget = { id: string; question_id: string; position: number };

/** Copies an answer of the bucket. */
export function copyAnswer(answer: Answer, { id, question_id, position }: AnswerTarget): NewAnswer {
  return { id, question_id, ...contentOf(answer), position };
}

/** A free response has NA as text and explanation, and is correct (AAN-008, BKT-009). */
function contentOf(answer: Answer) {
  const { free_response_answer, symbol, symbol_position_left, is_exact_match } = answer;
  return answer.is_free_response
    ? {
        answer: 'NA',
        explanation: 'NA',
        correct: true,
        free_response_answer,
        symbol,
        symbol_position_left,
        is_exact_match,
      }
    : { answer: answer.answer, explanation: answer.explanation, correct: answer.correct };
}

type HasFreeResponse = { is_free_response: boolean };

/** Returns why an answer cannot be added to a question, or null if it can (BKT-007, BKT-008). */
export function reasonNotToAdd(question: HasFreeResponse, answer: HasFreeResponse): string | null {
  if (answer.is_free_response === question.is_free_response) return null;
  return answer.is_free_response
    ? 'Note: A free response Answer can only be added to a free response Question.'
    : 'Note: A Non-free response Answer can only be added to a non-free response Question.';
}
