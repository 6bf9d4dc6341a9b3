/** The kinds of practice topics, as in routes, with their titles. */
export const practiceTopicKinds = { math: 'Math', grammar: 'Grammar', reading: 'Reading' } as const;
export type PracticeTopicKind = keyof typeof practiceTopicKinds;

export function isPracticeTopicKind(name: string | null | undefined): name is PracticeTopicKind {
  return name != null && Object.hasOwn(practiceTopicKinds, name);
}
