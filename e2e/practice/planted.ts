import { type ExamPlanting, yesOrNo } from '../content.ts';

export const choices = yesOrNo;

/** A set that four right answers master: its two questions come again and again. */
export const oneSet = {
  title: 'The only set',
  questions: [
    { text: 'One?', choices },
    { text: 'Two?', choices },
  ],
};

/** A question that leads through a set to another one. */
export const walk = {
  sequence: {
    a: { text: 'Start?', choices, right: { set: 'one', question: 'b' } },
    b: { text: 'Behind the set?', choices },
  },
  sets: { one: oneSet, two: { title: 'The other set', questions: [{ choices }] } },
} satisfies Partial<ExamPlanting['topics'][string]>;

/** Six choices, of which the second is right. */
export const six = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((text) => ({
  text,
  ...(text === 'Two' && { right: true as const }),
}));

/** More than 300 pixels of words. */
export const long = 'The reason takes a while to tell, and every sentence of it matters. '.repeat(40);
