import { type AnswerOf, isAnswer, type OutboxDraft } from '../../client/outbox/outbox-entry.ts';
import type { Question } from '../../contract/content.ts';
import { chosenIds } from '../../kinds/given.ts';
import { visibleInOrder } from '../../mastery/next-in-set.ts';
import { linkAfter } from '../../sequence/link-after.ts';
import {
  isDone,
  type QuestionLink,
  type SequenceEvent,
  type SequenceState,
  stepSequence,
} from '../../sequence/sequence.ts';
import { givenOf } from '../../wire/given-of.ts';
import { itemOf } from '../../wire/item-of.ts';
import { sequenceAnswerEvents } from './answer-events.ts';
import { foldPending, type PendingRecords, type ProgressSnapshot } from './fold-pending.ts';

type Id = string;

/** The content that the events depend on. */
type SequenceContent = { questions: readonly Question[]; mastered(problemset: Id): boolean };

/**
 * Returns the progress in a sequence: the state from the server, with the records that it has not
 * confirmed applied. The server uses the same functions when the records arrive.
 */
export function sequenceWithPending(
  server: ProgressSnapshot<SequenceState>,
  history: PendingRecords,
  content: SequenceContent,
): ProgressSnapshot<SequenceState> {
  return foldPending<SequenceState, SequenceEvent>(stepSequence, server, history, (state, draft) => {
    if (!isAnswer(draft)) {
      const isAtEnd = state.at !== 'complete' && isDone(state, content.mastered);
      return isAtEnd ? [{ kind: 'completed', total_questions: visibleInOrder(content.questions).length }] : [];
    }
    return eventsInSequence(state, draft, content);
  });
}

function eventsInSequence(
  state: SequenceState,
  { body }: AnswerOf<OutboxDraft>,
  content: SequenceContent,
): SequenceEvent[] {
  const visible = visibleInOrder(content.questions);
  const isOpen = (id: Id) => visible.some((question) => question.id === id);
  const question = content.questions.find(({ id }) => id === body.question_id);
  const right = body.is_correct === true;
  const way = question ? openLink(question, { right, chosenIds: chosenIn(question, body) }, isOpen) : noLink;
  const answer = { question_id: body.question_id, right, way, total_questions: visible.length };
  return sequenceAnswerEvents(state, answer, { isOpen, mastered: content.mastered });
}

function chosenIn(question: Question, record: AnswerOf<OutboxDraft>['body']): readonly Id[] {
  return chosenIds(givenOf(itemOf(question).kind, record));
}

const noLink: QuestionLink = { problemset: null, question: null };

/** Ignores links to hidden questions, as the server does. */
function openLink(
  question: Question,
  outcome: Parameters<typeof linkAfter>[1],
  isOpen: (id: Id) => boolean,
): QuestionLink {
  const open = (id: Id | null) => (id !== null && isOpen(id) ? id : null);
  return linkAfter(
    {
      ...question,
      link_right_question_id: open(question.link_right_question_id),
      link_wrong_question_id: open(question.link_wrong_question_id),
      answers: question.answers.map((answer) => ({ ...answer, next_question_id: open(answer.next_question_id) })),
    },
    outcome,
  );
}
