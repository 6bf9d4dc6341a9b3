import { isOpenSet } from '../sequence/way-after.ts';
import type { AuthoredQuestion, Leads } from './authored.ts';
import { canBeRight, isTyped } from './can-be-right.ts';
import { asksForSeveral, shownChoices } from './shown-choices.ts';

type Id = string;

/** Where an answer leads: through a set, to a question, both, or to the end (neither). */
export type Way = { set: Id | null; question: Id | null };

/**
 * The branches of a question. `right` is null if no possible answer is right; `wrong` has one for
 * each possible wrong answer.
 */
export type Ways = { right: Way | null; wrong: readonly Way[] };

/**
 * Determined by the question's own link for the outcome; if that leads nowhere, by the link of the
 * only chosen answer (Q32). Links to hidden, deleted or closed records do not count
 * (docs/decisions/0004), and a typed text belongs to no answer.
 */
export function waysOf(question: AuthoredQuestion): Ways {
  const [right, wrong] = [openWay(question.right), openWay(question.wrong)];
  const rightly = canBeRight(question);
  if (isTyped(question)) return { right: rightly ? right : null, wrong: [wrong] };
  const choices = shownChoices(question);
  if (!asksForSeveral(question)) {
    const only = choices.find(({ correct }) => correct);
    return {
      right: only ? ownOr(right, only.leads) : null,
      wrong: choices.filter(({ correct }) => !correct).map(({ leads }) => ownOr(wrong, leads)),
    };
  }
  // Any single one is wrong. So is a pair, unless these two are all choices and both are right.
  const together = choices.length > 2 || !rightly ? [wrong] : [];
  return {
    right: rightly ? right : null,
    wrong: [...choices.map(({ leads }) => ownOr(wrong, leads)), ...together],
  };
}

/** Whether any possible answer is wrong. */
export function canBeWrong(question: AuthoredQuestion): boolean {
  return waysOf(question).wrong.length > 0;
}

/** The target of a link for students. A set without questions is entered and then skipped. */
export function openWay({ question, set }: Leads): Way {
  return {
    set: set && isOpenSet(set.state) ? set.id : null,
    question: question?.state === 'shown' ? question.id : null,
  };
}

function ownOr(own: Way, leads: Leads): Way {
  return own.set === null && own.question === null ? openWay(leads) : own;
}
