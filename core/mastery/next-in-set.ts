type SetQuestion = { id: string; position: number; is_hidden: boolean };

/** Returns the questions of a set in position order, without the hidden ones (PBS-004). */
export function visibleInOrder<Q extends SetQuestion>(questions: readonly Q[]): Q[] {
  return questions.filter((question) => !question.is_hidden).sort((a, b) => a.position - b.position);
}

/**
 * Returns the question after `current` by position; after the last one, the first (Q37). `current` may have been hidden
 * or deleted meanwhile. Undefined only for a set without a visible question.
 */
export function nextInSet<Q extends SetQuestion>(
  questions: readonly Q[],
  current: { position: number } | null,
): Q | undefined {
  const visible = visibleInOrder(questions);
  return visible.find((question) => current !== null && question.position > current.position) ?? visible[0];
}
