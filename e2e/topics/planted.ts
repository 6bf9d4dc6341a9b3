import { yesOrNo } from '../content.ts';

/** One question that ends the sequence, and sets of five. */
export const five = [1, 2, 3, 4, 5].map((nth) => ({ text: `Question ${nth} of the set?`, choices: yesOrNo }));
/** A sequence of one question with two sets beside it. */
export const small = {
  sequence: { only: { choices: yesOrNo } },
  sets: { first: { title: 'Steps forward', questions: five }, second: { title: 'Steps back', questions: five } },
};
