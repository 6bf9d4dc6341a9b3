import { yesOrNo } from '../support/planting.ts';

/** The questions of a set. */
const fiveQuestions = [1, 2, 3, 4, 5].map((nth) => ({ text: `Question ${nth} of the set?`, choices: yesOrNo }));
/** A sequence of one question and two sets. */
export const smallTopicSpec = {
  sequence: { only: { choices: yesOrNo } },
  sets: {
    first: { title: 'Steps forward', questions: fiveQuestions },
    second: { title: 'Steps back', questions: fiveQuestions },
  },
};
/** The same with an additional unpublished set. */
export const topicWithHiddenSet = {
  ...smallTopicSpec,
  sets: { ...smallTopicSpec.sets, hidden: { title: 'Not yet open', published: false, questions: fiveQuestions } },
};
/** The texts of the published sets in a dialog, none of them started. */
export const publishedSetTexts = [
  /^Steps forward5 questions, about 8 min\s*0 of 4$/,
  /^Steps back5 questions, about 8 min\s*0 of 4$/,
];

const linksToB = { right: { question: 'b' }, wrong: { question: 'b' } };
/** A sequence of two questions. */
export const twoQuestions = {
  a: { text: 'First?', choices: yesOrNo, ...linksToB },
  b: { text: 'Second?', choices: yesOrNo },
};
