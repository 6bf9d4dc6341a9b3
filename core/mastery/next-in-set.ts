type InSet = { id: string; position: number; is_hidden: boolean };

/** The visible questions of a set in position order: hidden ones are never shown (2§4). */
export function visibleInOrder<Q extends InSet>(questions: readonly Q[]): Q[] {
  return questions.filter((question) => !question.is_hidden).sort((a, b) => a.position - b.position);
}

/**
 * The question after `current`, by position, wrapping to the first visible one (Q37).
 * `current` may have been hidden or deleted since: then the next position still counts.
 * Undefined only for a set without a visible question.
 */
export function nextInSet<Q extends InSet>(
  questions: readonly Q[],
  current: { position: number } | null,
): Q | undefined {
  const visible = visibleInOrder(questions);
  return visible.find((question) => current !== null && question.position > current.position) ?? visible[0];
}
