import { type MasteryEvent, type MasteryState, runIsFull, stepMastery } from '../../mastery/mastery.ts';
import {
  isDone,
  pointer,
  type QuestionLink,
  type SequenceEvent,
  type SequenceState,
  stepSequence,
} from '../../sequence/sequence.ts';

type Id = string;

/**
 * Returns the events that an answer adds to the history of a sequence. An answer off the path (another
 * tab advanced, or the answer arrived late) is stored but does not move the sequence. If the current
 * question of the path was deleted, an answer to any question continues the path.
 */
export function sequenceAnswerEvents(
  state: SequenceState,
  answer: { question_id: Id; right: boolean; way: QuestionLink; total_questions: number },
  content: { isOpen(question: Id): boolean; mastered(problemset: Id): boolean },
): SequenceEvent[] {
  const onPath = state.at !== 'complete' && isOnPath(pointer(state), answer.question_id, content.isOpen);
  const answered: SequenceEvent = { kind: 'answered', ...answer, way: onPath ? answer.way : null };
  const done = onPath && isDone(stepSequence(state, answered), content.mastered);
  return done ? [answered, { kind: 'completed', total_questions: answer.total_questions }] : [answered];
}

/**
 * Returns the events that an answer adds to the history of a problem set: the start of a new run if the
 * last one was full (Q38), the answer, and completion if the run is then full. An answer off the path is
 * stored but does not change the run, so that a question answered in two tabs counts once. An answer to
 * a question that was deleted while it was shown still counts (Q114).
 */
export function masteryAnswerEvents(
  state: MasteryState,
  answer: { question_id: Id; right: boolean; next: Id | null; total_questions: number },
  content: { isOpen(question: Id): boolean },
): MasteryEvent[] {
  const onPath = isOnPath(state.question_id, answer.question_id, content.isOpen);
  if (!onPath && content.isOpen(answer.question_id)) {
    return [{ kind: 'answered', ...answer, next: null, off_path: true }];
  }
  const answered: MasteryEvent = { kind: 'answered', ...answer, next: onPath ? answer.next : null };
  const events: MasteryEvent[] = runIsFull(state) ? [{ kind: 'run_started' }, answered] : [answered];
  const full = runIsFull(events.reduce(stepMastery, state));
  return full ? [...events, { kind: 'completed' }] : events;
}

function isOnPath(current: Id | null, question: Id, isOpen: (question: Id) => boolean): boolean {
  return current === null || current === question || !isOpen(current);
}
