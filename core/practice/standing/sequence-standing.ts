import { type AnswerOf, type Draft, isAnswer } from '../../client/outbox/outbox-entry.ts';
import type { Question } from '../../contract/content.ts';
import { visibleInOrder } from '../../mastery/next-in-set.ts';
import { isDone, type SequenceEvent, type SequenceState, stepSequence, type Way } from '../../sequence/sequence.ts';
import { wayAfter } from '../../sequence/way-after.ts';
import { sequenceAnswerEvents } from './answer-events.ts';
import { foldPending, type Pending, type Standing } from './fold-pending.ts';

type Id = string;

/** The content that the events depend on. */
type Library = { questions: readonly Question[]; mastered(problemset: Id): boolean };

/**
 * Returns the progress in a sequence: the state from the server, with the records that it has not
 * confirmed applied. The server uses the same functions when the records arrive.
 */
export function sequenceStanding(
  server: Standing<SequenceState>,
  about: Pending,
  library: Library,
): Standing<SequenceState> {
  return foldPending<SequenceState, SequenceEvent>(stepSequence, server, about, (state, done) => {
    if (!isAnswer(done)) {
      const ends = state.at !== 'complete' && isDone(state, library.mastered);
      return ends ? [{ kind: 'completed', total_questions: visibleInOrder(library.questions).length }] : [];
    }
    return eventsInSequence(state, done, library);
  });
}

function eventsInSequence(state: SequenceState, { body }: AnswerOf<Draft>, library: Library): SequenceEvent[] {
  const visible = visibleInOrder(library.questions);
  const isOpen = (id: Id) => visible.some((question) => question.id === id);
  const question = library.questions.find(({ id }) => id === body.question_id);
  const right = body.is_correct === true;
  const way = question ? openWay(question, { right, chosenIds: body.given_answer_ids }, isOpen) : endOfWay;
  const answer = { question_id: body.question_id, right, way, total_questions: visible.length };
  return sequenceAnswerEvents(state, answer, { isOpen, mastered: library.mastered });
}

const endOfWay: Way = { problemset: null, question: null };

/** Ignores links to hidden questions, as the server does. */
function openWay(question: Question, outcome: Parameters<typeof wayAfter>[1], isOpen: (id: Id) => boolean): Way {
  const open = (id: Id | null) => (id !== null && isOpen(id) ? id : null);
  return wayAfter(
    {
      ...question,
      link_right_question_id: open(question.link_right_question_id),
      link_wrong_question_id: open(question.link_wrong_question_id),
      answers: question.answers.map((answer) => ({ ...answer, next_question_id: open(answer.next_question_id) })),
    },
    outcome,
  );
}
