import { yesOrNo } from '../support/planting.ts';

/** A sequence of three choice questions. */
export const threeQuestions = {
  first: { text: 'What comes first?', explain: 'The first of them.', choices: yesOrNo },
  second: { text: 'What comes then?', choices: yesOrNo },
  third: { text: 'What comes last?', choices: yesOrNo },
} as const;
