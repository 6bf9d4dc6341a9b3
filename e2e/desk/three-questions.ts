import { yesOrNo } from '../content.ts';

/** A sequence of three choice questions. */
export const three = {
  first: { text: 'What comes first?', explain: 'The first of them.', choices: yesOrNo },
  second: { text: 'What comes then?', choices: yesOrNo },
  third: { text: 'What comes last?', choices: yesOrNo },
} as const;
