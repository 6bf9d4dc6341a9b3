import { type AnswerEntry, isAnswer, type OutboxEntry } from '../client/outbox-entry.ts';
import type { Question } from '../contract/content.ts';
import { type MasteryEvent, type MasteryState, newMastery, stepMastery } from '../mastery/mastery.ts';
import { nextInSet, visibleInOrder } from '../mastery/next-in-set.ts';
import {
  isDone,
  newSequence,
  type SequenceEvent,
  type SequenceState,
  stepSequence,
  type Way,
} from '../sequence/sequence.ts';
import { wayAfter } from '../sequence/way-after.ts';
import { masteryAnswerEvents, sequenceAnswerEvents } from './answer-events.ts';
import type { Reference } from './answer-record.ts';

type Id = string;

/** Where a student stands: a state, and how many events stand behind it. */
export type Standing<State> = { seq: number; state: State };

export const newSequenceStanding: Standing<SequenceState> = { seq: 0, state: newSequence };
export const newSetStanding: Standing<MasteryState> = { seq: 0, state: newMastery };

/** What the app knows while it decides. */
export type Library = { questions: readonly Question[]; mastered(problemset: Id): boolean };

/**
 * Where a student stands in a sequence: what the server says, with what it has not confirmed yet on top.
 * The server does the same with the same machines when it arrives; with nothing pending its word stands alone.
 */
export function sequenceStanding(
  server: Standing<SequenceState>,
  about: { reference: Reference; pending: readonly OutboxEntry[] },
  library: Library,
): Standing<SequenceState> {
  return foldPending(stepSequence, server, about, (state, entry) => {
    if (!isAnswer(entry)) {
      const done = state.at !== 'complete' && isDone(state, library.mastered);
      return done ? [{ kind: 'completed', total_questions: visibleInOrder(library.questions).length }] : [];
    }
    return eventsInSequence(state, entry, library);
  });
}

/** Where a student stands in a problem set, pending answers on top. Without its questions the run is still right. */
export function setStanding(
  server: Standing<MasteryState>,
  about: { reference: Reference; pending: readonly OutboxEntry[] },
  { questions }: Pick<Library, 'questions'>,
): Standing<MasteryState> {
  return foldPending(stepMastery, server, about, (state, entry) =>
    isAnswer(entry) ? eventsInSet(state, entry, questions) : [],
  );
}

function foldPending<State, Event extends SequenceEvent | MasteryEvent>(
  step: (state: State, event: Event) => State,
  server: Standing<State>,
  { reference, pending }: { reference: Reference; pending: readonly OutboxEntry[] },
  eventsOf: (state: State, entry: OutboxEntry) => Event[],
): Standing<State> {
  let { seq, state } = server;
  for (const entry of pending) {
    const { reference_type, reference_id } = entry.body;
    if (reference_type !== reference.reference_type || reference_id !== reference.reference_id) continue;
    // Behind the server's count: it has this answer already, and only its reply was lost or is on its way.
    if (entry.after_seq < seq) continue;
    const events = eventsOf(state, entry);
    seq += events.length;
    state = events.reduce(step, state);
  }
  return { seq, state };
}

function eventsInSequence(state: SequenceState, { body }: AnswerEntry, library: Library): SequenceEvent[] {
  const visible = visibleInOrder(library.questions);
  const isOpen = (id: Id) => visible.some((question) => question.id === id);
  const question = library.questions.find(({ id }) => id === body.question_id);
  const right = body.is_correct === true;
  const way = question ? openWay(question, { right, chosenIds: body.given_answer_ids }, isOpen) : endOfWay;
  const answer = { question_id: body.question_id, right, way, total_questions: visible.length };
  return sequenceAnswerEvents(state, answer, { isOpen, mastered: library.mastered });
}

function eventsInSet(state: MasteryState, { body }: AnswerEntry, questions: readonly Question[]): MasteryEvent[] {
  const visible = visibleInOrder(questions);
  const isOpen = (id: Id) => visible.some((question) => question.id === id);
  const question = questions.find(({ id }) => id === body.question_id);
  const next = question ? (nextInSet(visible, question)?.id ?? null) : null;
  const right = body.is_correct === true;
  const answer = { question_id: body.question_id, right, next, total_questions: visible.length };
  return masteryAnswerEvents(state, answer, { isOpen });
}

const endOfWay: Way = { problemset: null, question: null };

/** A link to a question that is hidden reads as none, as it does to the server. */
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
