/** Why a student missed a question, in the order in which it is offered. */
export const mistakeCauses = ['did not know', 'slip', 'ran out of time', 'wrong approach'] as const;
export type MistakeCause = (typeof mistakeCauses)[number];
