/**
 * The texts of a question beside its stem, with labels and success messages; each is edited and
 * saved on its own.
 */
export const textKinds = {
  question_exp: { title: 'Explanation', saved: 'Question Explanation updated' },
  help: { title: 'Help', saved: 'Question Help updated' },
  help_exp: { title: 'Help explanation', saved: 'Help Explanation updated' },
} as const;

export type TextName = keyof typeof textKinds;

export const textNames = Object.keys(textKinds) as readonly TextName[];
