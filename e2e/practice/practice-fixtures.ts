import { type ExamPlanting, yesOrNo } from '../support/planting.ts';

export const choices = yesOrNo;

/** A set of two questions, which repeat until four right answers in a row. */
export const oneSet = {
  title: 'The only set',
  questions: [
    { text: 'One?', choices },
    { text: 'Two?', choices },
  ],
};

/** A sequence whose first question leads through a set to the second. */
export const sequenceThroughSet = {
  sequence: {
    a: { text: 'Start?', choices, right: { set: 'one', question: 'b' } },
    b: { text: 'Behind the set?', choices },
  },
  sets: { one: oneSet, two: { title: 'The other set', questions: [{ choices }] } },
} satisfies Partial<ExamPlanting['topics'][string]>;

/** Six choices, of which the second is right. */
export const sixChoices = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((text) => ({
  text,
  ...(text === 'Two' && { right: true as const }),
}));

/** A text higher than 300 pixels. */
export const longExplanation = 'The reason takes a while to tell, and every sentence of it matters. '.repeat(40);
