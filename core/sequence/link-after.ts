import type { QuestionLink } from './sequence.ts';

type QuestionLinks = {
  link_right_question_id: string | null;
  link_wrong_question_id: string | null;
  link_right_problemset_id: string | null;
  link_wrong_problemset_id: string | null;
};
type AnswerLinks = { id: string; next_question_id: string | null; link_problemset: { _id: string } | null };

/**
 * Returns where a question leads after an answer (SEQ-005, Q32). The question's own links for the outcome come first,
 * then the links of the chosen answer, if only one is chosen. Without any link the sequence ends (SEQ-008).
 */
export function linkAfter(
  question: QuestionLinks & { answers: readonly AnswerLinks[] },
  outcome: { right: boolean; chosenIds: readonly string[] },
): QuestionLink {
  const own: QuestionLink = outcome.right
    ? { problemset: question.link_right_problemset_id, question: question.link_right_question_id }
    : { problemset: question.link_wrong_problemset_id, question: question.link_wrong_question_id };
  if (own.problemset || own.question) return own;
  const [only, ...others] = outcome.chosenIds;
  const chosen = others.length === 0 ? question.answers.find((answer) => answer.id === only) : undefined;
  return { problemset: chosen?.link_problemset?._id ?? null, question: chosen?.next_question_id ?? null };
}

/** Whether students can follow a link to a set in this state. They skip an open set without questions. */
export function isOpenSet(state: string | undefined): boolean {
  return state !== undefined && state !== 'unpublished' && state !== 'deleted';
}
