import { visibleInOrder } from '../mastery/next-in-set.ts';
import { isDone, pointer, type SequenceState } from '../sequence/sequence.ts';

type Id = string;
type ListedQuestion = { id: Id; position: number; is_hidden: boolean };

/** What a sequence shows next. */
export type SequenceStep =
  | { kind: 'question'; questionId: Id }
  | { kind: 'problemset'; problemsetId: Id }
  /** The last question was answered, or the last set mastered; completion is not recorded yet. */
  | { kind: 'end' }
  | { kind: 'complete' }
  /** It has no visible question. */
  | { kind: 'empty' };

/**
 * Returns what a sequence shows next: a set that is not mastered yet, the question of the stored
 * pointer, or the first visible question.
 */
export function nextSequenceStep(
  state: SequenceState,
  questions: readonly ListedQuestion[],
  mastered: (problemset: Id) => boolean,
): SequenceStep {
  if (state.at === 'complete') return { kind: 'complete' };
  if (isDone(state, mastered)) return { kind: 'end' };
  if (state.at === 'problemset' && !mastered(state.problemset_id)) {
    return { kind: 'problemset', problemsetId: state.problemset_id };
  }
  const visible = visibleInOrder(questions);
  const next = visible.find(({ id }) => id === pointer(state)) ?? visible[0];
  return next ? { kind: 'question', questionId: next.id } : { kind: 'empty' };
}
