import { yesOrNo } from '../content.ts';
/** A set whose questions come again and again. */
export const twoQuestions = {
  title: 'The only set',
  questions: [
    { text: 'One?', choices: yesOrNo },
    { text: 'Two?', choices: yesOrNo },
  ],
};
