import { asFirstSubmitted, type FirstStates, shownStates } from '../grading/first-submitted.ts';
import type { GradedPaper } from './internal/score-part.ts';

/**
 * Returns the current score of a paper, the state of each section, and the score before corrections;
 * null without corrections (Q276).
 */
export function shownScore<Score extends { score_present: boolean; converted: boolean }>(
  graded: GradedPaper,
  firstStates: FirstStates,
  scoreOf: (graded: GradedPaper) => Score,
) {
  const shows = shownStates(graded, firstStates);
  const isCorrected = Object.values(shows).includes('corrected');
  return {
    ...scoreOf(graded),
    shows,
    first: isCorrected ? totalsOf(scoreOf(asFirstSubmitted(graded, firstStates))) : null,
  };
}

function totalsOf<Score extends { score_present: boolean; converted: boolean }>(score: Score) {
  const { score_present: _, converted: __, ...rest } = score;
  return rest;
}
