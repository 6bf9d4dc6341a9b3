import { choiceChecks, shownIds } from '../choices/checks.ts';
import type { ChoiceData } from '../choices/choices.ts';
import type { Checks } from '../kind.ts';

export const oneChoiceChecks: Checks<ChoiceData> = {
  ...choiceChecks,
  outcomes: ({ spec, key }) => {
    const shown = shownIds({ spec });
    const right = shown.find((id) => key.correctIds.includes(id));
    return {
      right: right === undefined ? null : { only: right },
      wrong: shown.filter((id) => !key.correctIds.includes(id)).map((only) => ({ only })),
    };
  },
};
