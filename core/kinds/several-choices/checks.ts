import { canBeRight, choiceChecks, shownIds } from '../choices/checks.ts';
import type { ChoiceData } from '../choices/choices.ts';
import type { Checks } from '../kind.ts';

const noLink = { only: null };

export const severalChoicesChecks: Checks<ChoiceData> = {
  ...choiceChecks,
  outcomes: (question) => {
    const shown = shownIds(question);
    const isAnswerable = canBeRight(question);
    // Any single one is wrong. So is a pair, unless these two are all choices and both are right.
    const pairs = shown.length > 2 || !isAnswerable ? [noLink] : [];
    return { right: isAnswerable ? noLink : null, wrong: [...shown.map((only) => ({ only })), ...pairs] };
  },
};
