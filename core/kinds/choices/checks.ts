import { letterAt } from '../../answers/answer-letters.ts';
import { isSameSet } from '../is-same-set.ts';
import type { Checks, QuestionOf } from '../kind.ts';
import type { ChoiceData } from './choices.ts';
import { choiceJudging } from './judging.ts';

type ChoiceQuestion = QuestionOf<ChoiceData>;

/** What both kinds with choices have in common. */
export const choiceChecks: Omit<Checks<ChoiceData>, 'outcomes'> = {
  canBeRight,
  choices: shownIds,
  accepted: ({ spec, key }, letters) =>
    !letters || spec.choices.length > letters.length
      ? []
      : key.correctIds.map((id) => letters[spec.choices.indexOf(id)] ?? ''),
  isSameKey: (one, other) => isSameSet(one.correctIds, other.correctIds),
  refused: () => [],
};

/** Whether all correct choices are shown, and there is one. */
export function canBeRight({ spec, key }: ChoiceQuestion): boolean {
  const answerIds = shownIds({ spec }).filter((id) => key.correctIds.includes(id));
  return choiceJudging.judge(key, { answerIds }).right;
}

export function shownIds({ spec }: Pick<ChoiceQuestion, 'spec'>): readonly string[] {
  return spec.choices.filter((_, at) => letterAt(at));
}
