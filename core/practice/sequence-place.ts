import { visibleInOrder } from '../mastery/next-in-set.ts';
import { isDone, pointer, type SequenceState } from '../sequence/sequence.ts';

type Id = string;
type Listed = { id: Id; position: number; is_hidden: boolean };

/** What a sequence shows next. */
export type SequencePlace =
  | { at: 'question'; questionId: Id }
  | { at: 'problemset'; problemsetId: Id }
  /** The last question was answered, or the last set mastered; completion is not recorded yet. */
  | { at: 'end' }
  | { at: 'complete' }
  /** It has no visible question. */
  | { at: 'empty' };

/**
 * Returns what a sequence shows next: a set that is not mastered yet, the question of the stored
 * pointer, or the first visible question.
 */
export function sequencePlace(
  state: SequenceState,
  questions: readonly Listed[],
  mastered: (problemset: Id) => boolean,
): SequencePlace {
  if (state.at === 'complete') return { at: 'complete' };
  if (isDone(state, mastered)) return { at: 'end' };
  if (state.at === 'problemset' && !mastered(state.problemset_id)) {
    return { at: 'problemset', problemsetId: state.problemset_id };
  }
  const visible = visibleInOrder(questions);
  const next = visible.find(({ id }) => id === pointer(state)) ?? visible[0];
  return next ? { at: 'question', questionId: next.id } : { at: 'empty' };
}
