/** The texts of a question beside its stem, with labels and success messages; each has a draft and a save of its own. */
export const textFields = {
  question_exp: { title: 'Explanation', savedMessage: 'Question Explanation updated' },
  help: { title: 'Help', savedMessage: 'Question Help updated' },
  help_exp: { title: 'Help explanation', savedMessage: 'Help Explanation updated' },
} as const;

export type TextName = keyof typeof textFields;

export const textNames = Object.keys(textFields) as readonly TextName[];

/** The text after this one in the form. */
export function nextTextOf(name: TextName): TextName | undefined {
  return textNames[textNames.indexOf(name) + 1];
}
