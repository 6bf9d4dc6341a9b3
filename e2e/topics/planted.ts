import { yesOrNo } from '../content.ts';

/** The questions of a set. */
const five = [1, 2, 3, 4, 5].map((nth) => ({ text: `Question ${nth} of the set?`, choices: yesOrNo }));
/** A sequence of one question and two sets. */
export const small = {
  sequence: { only: { choices: yesOrNo } },
  sets: { first: { title: 'Steps forward', questions: five }, second: { title: 'Steps back', questions: five } },
};
/** The same with an additional unpublished set. */
export const withUnpublished = {
  ...small,
  sets: { ...small.sets, hidden: { title: 'Not yet open', published: false, questions: five } },
};
/** The texts of the published sets in a dialog, none of them started. */
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
