type Id = string;

/**
 * Where a question leads after an answer, by its links when the answer arrived. The student goes
 * through the problem set first, then to the question (Q33).
 */
export type QuestionLink = { problemset: Id | null; question: Id | null };

/** An event in the stored history of a sequence. */
export type SequenceEvent =
  /** `way` is null for an answer off the path: it is stored, but the sequence does not move (Q114). */
  | { kind: 'answered'; question_id: Id; right: boolean; way: QuestionLink | null; total_questions: number }
  | { kind: 'completed'; total_questions: number }
  | { kind: 'reset'; why: ResetReason };
type ResetReason = 'reset' | 'restart' | 'reassigned';

/** A student's position in a sequence. Every state but `new` has the counts. */
export type SequenceState =
  | { at: 'new' }
  | ({ at: 'question'; question_id: Id } & Counts)
  /** In a problem set; `then` is the question after it, null if the sequence ends with the set. */
  | ({ at: 'problemset'; problemset_id: Id; then: Id | null } & Counts)
  | ({ at: 'end' } & Counts)
  /** `by`: the problem set that ended the sequence, for the check on entry (SEQ-014); null without one. */
  | ({ at: 'complete'; by: Id | null } & Counts);
type Counts = { questions_complete: number; total_questions: number };

/** The state before the first answer, and after a reset. */
export const newSequence: SequenceState = { at: 'new' };

/** Returns the next state, or the same state for an event that does not apply to it. */
export function stepSequence(state: SequenceState, event: SequenceEvent): SequenceState {
  switch (event.kind) {
    case 'answered':
      return event.way && state.at !== 'complete' ? advance(state, event, event.way) : state;
    case 'completed':
      return {
        at: 'complete',
        by: state.at === 'problemset' ? state.problemset_id : null,
        questions_complete: event.total_questions,
        total_questions: event.total_questions,
      };
    case 'reset':
      return newSequence;
    default:
      return event satisfies never;
  }
}

function advance(
  state: SequenceState,
  { total_questions }: { total_questions: number },
  link: QuestionLink,
): SequenceState {
  const counts = { questions_complete: questionsComplete(state) + 1, total_questions };
  if (link.problemset) return { at: 'problemset', problemset_id: link.problemset, then: link.question, ...counts };
  if (link.question) return { at: 'question', question_id: link.question, ...counts };
  return { at: 'end', ...counts };
}

/** Returns the question whose answer advances the sequence; null if the state has none. */
export function pointer(state: SequenceState): Id | null {
  if (state.at === 'question') return state.question_id;
  return state.at === 'problemset' ? state.then : null;
}

/** Whether the sequence is at its end. `mastered` says which sets the student has mastered. */
export function isDone(state: SequenceState, mastered: (problemset: Id) => boolean): boolean {
  if (state.at === 'end') return true;
  return state.at === 'problemset' && state.then === null && mastered(state.problemset_id);
}

/** The number of completed questions: one more with each advance (SEQ-009). */
export function questionsComplete(state: SequenceState): number {
  return state.at === 'new' ? 0 : state.questions_complete;
}

/** 0 to 100 with 2 decimals: questions answered of all questions; 100 only through completion (Q34). */
export function percentComplete(state: SequenceState): number {
  if (state.at === 'new') return 0;
  if (state.at === 'complete') return 100;
  return Math.min(99.99, percent(state.questions_complete, state.total_questions));
}

/** `part` of `whole` in percent: 0 to 100 with 2 decimals; 0 if `whole` is 0. */
export function percent(part: number, whole: number): number {
  if (whole <= 0) return 0;
  return Math.round(Math.min(100, Math.max(0, (part / whole) * 100)) * 100) / 100;
}
