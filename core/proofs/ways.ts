import { isOpenSet } from '../sequence/way-after.ts';
import type { AuthoredQuestion, Leads } from './authored.ts';
import { canBeRight, isTyped } from './can-be-right.ts';
import { asksForSeveral, shownChoices } from './shown-choices.ts';

type Id = string;

/** Where an answer leads: through a set, to a question, both, or to the end (neither). */
export type Way = { set: Id | null; question: Id | null };

/**
 * Every way that students go from a question. `right` is null where nothing that can be given is right; `wrong` has one
 * for each way of being wrong, and none where nothing is.
 */
export type Ways = { right: Way | null; wrong: readonly Way[] };

/**
 * By the question's own links for the outcome; where those lead nowhere, by the link of the one chosen answer (Q32).
 * What is hidden, deleted or closed reads as no link (docs/decisions/0004), and what is typed is no answer's.
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
  // Any of them alone is wrong; so are two, unless these are all there is and both right.
  const together = choices.length > 2 || !rightly ? [wrong] : [];
  return {
    right: rightly ? right : null,
    wrong: [...choices.map(({ leads }) => ownOr(wrong, leads)), ...together],
  };
}

/** Whether anything that a student can choose or type is wrong. */
export function canBeWrong(question: AuthoredQuestion): boolean {
  return waysOf(question).wrong.length > 0;
}

/** Where links lead for students: a set without questions is one still, and is passed by once it is entered. */
export function openWay({ question, set }: Leads): Way {
  return {
    set: set && isOpenSet(set.state) ? set.id : null,
    question: question?.state === 'shown' ? question.id : null,
  };
}

function ownOr(own: Way, leads: Leads): Way {
  return own.set === null && own.question === null ? openWay(leads) : own;
}
