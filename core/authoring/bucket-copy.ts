import type { Answer, Question } from '../contract/content.ts';
import type { Input } from '../contract/types.ts';
import { hasTypedAnswers } from '../kinds/stored-kinds.ts';
import { answerContent } from '../wire/authored-answer.ts';
import { isTypedAnswer } from '../wire/authored-item.ts';
import { chosenKind, type KindChoice, toKindChoice } from '../wire/chosen-kind.ts';

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
    ...toKindChoice(chosenKind(question)),
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

/** A typed answer has NA as text and explanation, and is correct (AAN-008, BKT-009). */
function contentOf(answer: Answer) {
  const content = answerContent(answer);
  return isTypedAnswer(answer) ? { answer: 'NA', explanation: 'NA', correct: true, ...content } : content;
}

/** Returns why an answer cannot be added to a question, or null if it can (BKT-007, BKT-008). */
export function reasonNotToAdd(question: KindChoice, answer: Parameters<typeof isTypedAnswer>[0]): string | null {
  const isTyped = isTypedAnswer(answer);
  if (isTyped === hasTypedAnswers(chosenKind(question))) return null;
  return isTyped
    ? 'Note: A free response Answer can only be added to a free response Question.'
    : 'Note: A Non-free response Answer can only be added to a non-free response Question.';
}
