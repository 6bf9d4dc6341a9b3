import { outcomesOf } from '../kinds/checks.ts';
import { isOpenSet } from '../sequence/link-after.ts';
import { authoredItem } from '../wire/authored-item.ts';
import type { AuthoredQuestion, AuthoredTarget } from './authored.ts';

type Id = string;

/** Where an answer leads: through a set, to a question, both, or to the end (neither). */
export type Branch = { set: Id | null; question: Id | null };

/**
 * The branches of a question. `right` is null if no possible answer is right; `wrong` has one for
 * each possible wrong answer.
 */
export type Branches = { right: Branch | null; wrong: readonly Branch[] };

/**
 * Determined by the question's own link for the outcome; if that leads nowhere, by the link of the
 * only chosen answer (Q32). Links to hidden, deleted or closed records do not count
 * (docs/decisions/0004), and a typed text belongs to no answer.
 */
export function branchesOf(question: AuthoredQuestion): Branches {
  const { right, wrong } = outcomesOf(authoredItem(question));
  const leadsOf = (only: Id | null) => question.answers.find(({ id }) => id === only)?.leads;
  return {
    right: right && ownBranchOr(openBranch(question.right), leadsOf(right.only)),
    wrong: wrong.map(({ only }) => ownBranchOr(openBranch(question.wrong), leadsOf(only))),
  };
}

/** Whether any possible answer is wrong. */
export function canBeWrong(question: AuthoredQuestion): boolean {
  return branchesOf(question).wrong.length > 0;
}

/** The target of a link for students. A set without questions is entered and then skipped. */
export function openBranch({ question, set }: AuthoredTarget): Branch {
  return {
    set: set && isOpenSet(set.state) ? set.id : null,
    question: question?.state === 'shown' ? question.id : null,
  };
}

function ownBranchOr(own: Branch, leads: AuthoredTarget | undefined): Branch {
  return leads && own.set === null && own.question === null ? openBranch(leads) : own;
}
