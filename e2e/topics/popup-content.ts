import { yesOrNo } from '../content.ts';
/** A sequence of one question. */
export const one = { a: { text: 'Where do you begin?', choices: yesOrNo } };
const toB = { right: { question: 'b' }, wrong: { question: 'b' } };
/** A sequence of two questions. */
export const two = { a: { text: 'First?', choices: yesOrNo, ...toB }, b: { text: 'Second?', choices: yesOrNo } };
