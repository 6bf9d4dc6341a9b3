import { newSequence, questionsComplete, type SequenceEvent, type SequenceState, type Way } from './sequence.ts';

/** The next state. Total: an event that makes no sense in a state returns the same state. */
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

function advance(state: SequenceState, { total_questions }: { total_questions: number }, way: Way): SequenceState {
  const counts = { questions_complete: questionsComplete(state) + 1, total_questions };
  if (way.problemset) return { at: 'problemset', problemset_id: way.problemset, then: way.question, ...counts };
  if (way.question) return { at: 'question', question_id: way.question, ...counts };
  return { at: 'end', ...counts };
}
