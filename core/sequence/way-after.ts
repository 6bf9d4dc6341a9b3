import type { Way } from './sequence.ts';

type Links = {
  link_right_question_id: string | null;
  link_wrong_question_id: string | null;
  link_right_problemset_id: string | null;
  link_wrong_problemset_id: string | null;
};
type AnswerLinks = { id: string; next_question_id: string | null; link_problemset: { _id: string } | null };

/**
 * Where a question leads after an answer (2§4, Q32): by the question's own pointers for the outcome;
 * when both are empty, by the link of the one chosen answer; otherwise the sequence ends.
 */
export function wayAfter(
  question: Links & { answers: readonly AnswerLinks[] },
  outcome: { right: boolean; chosenIds: readonly string[] },
): Way {
  const own: Way = outcome.right
    ? { problemset: question.link_right_problemset_id, question: question.link_right_question_id }
    : { problemset: question.link_wrong_problemset_id, question: question.link_wrong_question_id };
  if (own.problemset || own.question) return own;
  const [only, ...others] = outcome.chosenIds;
  const chosen = others.length === 0 ? question.answers.find((answer) => answer.id === only) : undefined;
  return { problemset: chosen?.link_problemset?._id ?? null, question: chosen?.next_question_id ?? null };
}

/** Whether students can follow a link to a set in this state; one without questions is open too, and passed by. */
export function isOpenSet(state: string | undefined): boolean {
  return state !== undefined && state !== 'unpublished' && state !== 'deleted';
}
