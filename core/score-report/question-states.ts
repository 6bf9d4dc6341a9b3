/** What became of a question in a submitted test; `tried`: it is tried out, and counts in no score. */
export const questionStates = ['right', 'wrong', 'left_out', 'tried'] as const;
export type QuestionState = (typeof questionStates)[number];
