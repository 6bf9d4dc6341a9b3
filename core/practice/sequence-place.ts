import { visibleInOrder } from '../mastery/next-in-set.ts';
import { isDone, pointer, type SequenceState } from '../sequence/sequence.ts';

type Id = string;
type Listed = { id: Id; position: number; is_hidden: boolean };

/** What a sequence shows next. */
export type SequencePlace =
  | { at: 'question'; questionId: Id }
  | { at: 'problemset'; problemsetId: Id }
  /** Nothing is left but to say so: the last answer has been given, or the last set mastered. */
  | { at: 'end' }
  | { at: 'complete' }
  /** It has no question that may be shown. */
  | { at: 'empty' };

/** Where a student goes on in a sequence: at the stored pointer, through a set that is not mastered yet, or at the start. */
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
