import { isOpenSet } from '../sequence/link-after.ts';
import type { AuthoredQuestion, AuthoredTarget } from './authored.ts';
import { canBeRight, isTyped } from './can-be-right.ts';
import { asksForSeveral, shownChoices } from './internal/shown-content.ts';

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
  const [right, wrong] = [openBranch(question.right), openBranch(question.wrong)];
  const isAnswerable = canBeRight(question);
  if (isTyped(question)) return { right: isAnswerable ? right : null, wrong: [wrong] };
  const choices = shownChoices(question);
  if (!asksForSeveral(question)) {
    const only = choices.find(({ correct }) => correct);
    return {
      right: only ? ownBranchOr(right, only.leads) : null,
      wrong: choices.filter(({ correct }) => !correct).map(({ leads }) => ownBranchOr(wrong, leads)),
    };
  }
  // Any single one is wrong. So is a pair, unless these two are all choices and both are right.
  const pairs = choices.length > 2 || !isAnswerable ? [wrong] : [];
  return {
    right: isAnswerable ? right : null,
    wrong: [...choices.map(({ leads }) => ownBranchOr(wrong, leads)), ...pairs],
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

function ownBranchOr(own: Branch, leads: AuthoredTarget): Branch {
  return own.set === null && own.question === null ? openBranch(leads) : own;
}
