import type { Answer, Question } from '@fourfold/core/contract/content';
import type { FindingLink } from '@fourfold/core/proofs/finding';
import { wayAfter } from '@fourfold/core/sequence/way-after';

type Id = string;

/**
 * Where students go after a choice: through a set, to a question, both, or to the end of the
 * sequence (neither).
 */
export type AnswerWay = {
  set: Id | null;
  question: Id | null;
  /** True if the answer's own link is followed, not its question's. */
  own: boolean;
  /** One of several right answers: it counts as wrong if it is the only one chosen. */
  alone: boolean;
  /** The links on which the target depends, as findings name them. */
  links: readonly FindingLink[];
};

/**
 * Whether students can open the target of a link; a hidden or unpublished target counts as no link.
 */
type Open = { question: (id: Id) => boolean; set: (id: Id) => boolean };

type Links = Pick<
  Question,
  'link_right_question_id' | 'link_wrong_question_id' | 'link_right_problemset_id' | 'link_wrong_problemset_id'
> & { answers: readonly Pick<Answer, 'id' | 'correct' | 'next_question_id' | 'link_problemset'>[] };

export function answerWay(question: Links, answerId: Id, open: Open): AnswerWay {
  const answer = question.answers.find(({ id }) => id === answerId);
  const isRight = answer?.correct === true;
  const alone = isRight && question.answers.filter(({ correct }) => correct).length > 1;
  const right = isRight && !alone;
  const shown = openLinks(question, open);
  const byQuestion = wayAfter(shown, { right, chosenIds: [] });
  const way = wayAfter(shown, { right, chosenIds: [answerId] });
  const own = leadsOn(way) && !leadsOn(byQuestion);
  const outcome = right ? 'right' : 'wrong';
  const links = own ? [answerId] : leadsOn(byQuestion) ? [outcome] : [outcome, answerId];
  return { set: way.problemset, question: way.question, own, alone, links };
}

function openLinks(question: Links, open: Open) {
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

function leadsOn({ problemset, question }: ReturnType<typeof wayAfter>): boolean {
  return problemset !== null || question !== null;
}
