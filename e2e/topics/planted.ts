import { yesOrNo } from '../content.ts';

/** The questions of a set. */
const five = [1, 2, 3, 4, 5].map((nth) => ({ text: `Question ${nth} of the set?`, choices: yesOrNo }));
/** A sequence of one question with two sets beside it. */
export const small = {
  sequence: { only: { choices: yesOrNo } },
  sets: { first: { title: 'Steps forward', questions: five }, second: { title: 'Steps back', questions: five } },
};
/** The same with a set that is not published. */
export const withUnpublished = {
  ...small,
  sets: { ...small.sets, hidden: { title: 'Not yet open', published: false, questions: five } },
};
/** What a dialog lists of its published sets, none of them begun. */
export const published = [
  /^Steps forward5 questions, about 8 min\s*0 of 4$/,
  /^Steps back5 questions, about 8 min\s*0 of 4$/,
];

const toB = { right: { question: 'b' }, wrong: { question: 'b' } };
/** A sequence of two questions. */
export const two = {
  a: { text: 'First?', choices: yesOrNo, ...toB },
  b: { text: 'Second?', choices: yesOrNo },
};
