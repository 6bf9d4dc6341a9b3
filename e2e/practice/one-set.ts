import { yesOrNo } from '../content.ts';

/** A set that four right answers master. */
export const oneSet = { title: 'The only set', questions: [{ choices: yesOrNo }, { choices: yesOrNo }] };
