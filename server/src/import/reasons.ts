import type { KeyReason } from './read-key.ts';

/** Why a problem comes in unpublished: what an author has to look at before students meet it. */
export type Reason = KeyReason | 'no right choice' | 'one choice' | 'formula' | 'raw';

export const reasons: Readonly<Record<Reason, string>> = {
  expression: 'its answer is an expression, which can be written in more ways than are accepted',
  equation: 'its answer is an equation, which can be written in more ways than are accepted',
  list: 'its answer is a list, which is matched to the letter',
  words: 'its answer is a word, which is matched to the letter',
  untypable: 'its answer has a sign that cannot be typed',
  'no right choice': 'its answer is not among its choices',
  'one choice': 'it has no two different choices',
  formula: 'it has a formula that cannot be set',
  raw: 'it has LaTeX outside of a formula',
};
