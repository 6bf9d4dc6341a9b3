import { type MasteryEvent, type MasteryState, runIsFull, stepMastery } from '../../mastery/mastery.ts';
import {
  isDone,
  pointer,
  type SequenceEvent,
  type SequenceState,
  stepSequence,
  type Way,
} from '../../sequence/sequence.ts';

type Id = string;

/**
 * What one answer adds to a sequence's history. Off the path (another tab went on, an old answer arrives late) it is
 * kept and moves nothing; where the path's own question is gone, any question of the sequence takes it up again.
 */
export function sequenceAnswerEvents(
  state: SequenceState,
  answer: { question_id: Id; right: boolean; way: Way; total_questions: number },
  library: { isOpen(question: Id): boolean; mastered(problemset: Id): boolean },
): SequenceEvent[] {
  const onPath = state.at !== 'complete' && isOnPath(pointer(state), answer.question_id, library.isOpen);
  const answered: SequenceEvent = { kind: 'answered', ...answer, way: onPath ? answer.way : null };
  const done = onPath && isDone(stepSequence(state, answered), library.mastered);
  return done ? [answered, { kind: 'completed', total_questions: answer.total_questions }] : [answered];
}

/**
 * What one answer adds to a problem set's history: a fresh run before it when the last one was full (Q38), the answer,
 * and completion after it when the run is full. Off the path it is kept and moves nothing: a question that was answered
 * in two tabs counts once in the run. One that was taken out since it was shown still counts (Q114).
 */
export function masteryAnswerEvents(
  state: MasteryState,
  answer: { question_id: Id; right: boolean; next: Id | null; total_questions: number },
  library: { isOpen(question: Id): boolean },
): MasteryEvent[] {
  const onPath = isOnPath(state.question_id, answer.question_id, library.isOpen);
  if (!onPath && library.isOpen(answer.question_id)) {
    return [{ kind: 'answered', ...answer, next: null, off_path: true }];
  }
  const answered: MasteryEvent = { kind: 'answered', ...answer, next: onPath ? answer.next : null };
  const events: MasteryEvent[] = runIsFull(state) ? [{ kind: 'run_started' }, answered] : [answered];
  const full = runIsFull(events.reduce(stepMastery, state));
  return full ? [...events, { kind: 'completed' }] : events;
}

function isOnPath(at: Id | null, question: Id, isOpen: (question: Id) => boolean): boolean {
  return at === null || at === question || !isOpen(at);
}
