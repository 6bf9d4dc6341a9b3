import type { Answer, Question } from '@fourfold/core/contract/content';
import type { FindingLink } from '@fourfold/core/proofs/finding';
import { linkAfter } from '@fourfold/core/sequence/link-after';

type Id = string;

/** Where students go after a choice: through a set, to a question, both, or to the end of the sequence (neither). */
export type AnswerTarget = {
  set: Id | null;
  question: Id | null;
  /** True if the answer's own link is followed, not its question's. */
  isOwnLink: boolean;
  /** One of several right answers: it counts as wrong if it is the only one chosen. */
  isWrongAlone: boolean;
  /** The links on which the target depends, as findings name them. */
  links: readonly FindingLink[];
};

/** Whether students can open the target of a link; a hidden or unpublished target counts as no link. */
type LinkAvailability = { question: (id: Id) => boolean; set: (id: Id) => boolean };

type LinkedQuestion = Pick<
  Question,
  'link_right_question_id' | 'link_wrong_question_id' | 'link_right_problemset_id' | 'link_wrong_problemset_id'
> & { answers: readonly Pick<Answer, 'id' | 'correct' | 'next_question_id' | 'link_problemset'>[] };

export function answerTarget(question: LinkedQuestion, answerId: Id, open: LinkAvailability): AnswerTarget {
  const answer = question.answers.find(({ id }) => id === answerId);
  const isRight = answer?.correct === true;
  const isWrongAlone = isRight && question.answers.filter(({ correct }) => correct).length > 1;
  const countsAsRight = isRight && !isWrongAlone;
  const followed = openLinks(question, open);
  const questionTarget = linkAfter(followed, { right: countsAsRight, chosenIds: [] });
  const target = linkAfter(followed, { right: countsAsRight, chosenIds: [answerId] });
  const isOwnLink = hasTarget(target) && !hasTarget(questionTarget);
  const outcome = countsAsRight ? 'right' : 'wrong';
  const links = isOwnLink ? [answerId] : hasTarget(questionTarget) ? [outcome] : [outcome, answerId];
  return { set: target.problemset, question: target.question, isOwnLink, isWrongAlone, links };
}

function openLinks(question: LinkedQuestion, open: LinkAvailability) {
  const toQuestion = (id: Id | null) => (id !== null && open.question(id) ? id : null);
  const toSet = (id: Id | null) => (id !== null && open.set(id) ? id : null);
  return {
    link_right_question_id: toQuestion(question.link_right_question_id),
    link_wrong_question_id: toQuestion(question.link_wrong_question_id),
    link_right_problemset_id: toSet(question.link_right_problemset_id),
    link_wrong_problemset_id: toSet(question.link_wrong_problemset_id),
    answers: question.answers.map(({ id, next_question_id: next, link_problemset: set }) => ({
      id,
      next_question_id: toQuestion(next),
      link_problemset: set && open.set(set._id) ? set : null,
    })),
  };
}

function hasTarget({ problemset, question }: ReturnType<typeof linkAfter>): boolean {
  return problemset !== null || question !== null;
}
