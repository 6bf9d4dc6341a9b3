import type { AnswerRecord } from '@fourfold/core/contract/practice';
import { chosenIds } from '@fourfold/core/kinds/given';
import { judge } from '@fourfold/core/kinds/lazy/judging';
import type { MasteryState } from '@fourfold/core/mastery/mastery';
import { nextInSet } from '@fourfold/core/mastery/next-in-set';
import { type Machine, masteryMachine, sequenceMachine } from '@fourfold/core/practice/machines';
import { masteryAnswerEvents, sequenceAnswerEvents } from '@fourfold/core/practice/pending/answer-events';
import { linkAfter } from '@fourfold/core/sequence/link-after';
import type { QuestionLink, SequenceState } from '@fourfold/core/sequence/sequence';
import { givenOf } from '@fourfold/core/wire/given-of';
import { itemOf } from '@fourfold/core/wire/item-of';
import type { AnsweredRecord, Step } from './append-events.ts';
import type { AnswerContext } from './load-answer-context.ts';
import type { QuestionWithKey } from './practice-content.ts';

type LoadedAnswer = AnswerContext & { question: QuestionWithKey };

/**
 * Returns the record to store: with the server's verdict, and with only the kind of answer (choice
 * or typed) that the question accepts.
 */
export function judgeRecord(record: AnswerRecord, question: QuestionWithKey): AnsweredRecord {
  const item = itemOf(question);
  const given = givenOf(item.kind, record);
  return {
    record_id: record.id,
    question_id: record.question_id,
    question_revision: question.revision,
    is_correct: judge(item, given).right,
    given,
    time_spent_before_answer: record.time_spent_before_answer ?? 0,
    time_spent_after_answer: record.time_spent_after_answer ?? 0,
    view_full_explanation: record.view_full_explanation ?? false,
    day: record.day ?? null,
  };
}

/**
 * Returns the link that a student follows after an answer in a sequence. Links to questions that
 * are not visible in the sequence are ignored.
 */
export function openLink({ question, visible }: LoadedAnswer, answer: AnsweredRecord): QuestionLink {
  const open = (id: string | null) => (id !== null && isVisible(visible, id) ? id : null);
  const links = {
    ...question,
    link_right_question_id: open(question.link_right_question_id),
    link_wrong_question_id: open(question.link_wrong_question_id),
    answers: question.answers.map((each) => ({ ...each, next_question_id: open(each.next_question_id) })),
  };
  return linkAfter(links, { right: answer.is_correct, chosenIds: chosenIds(answer.given) });
}

/** Returns the events that an answer adds to a sequence's history, with the state after each. */
export function stepsInSequence(
  { progress, visible }: LoadedAnswer,
  answer: AnsweredRecord,
  { link, mastered }: { link: QuestionLink; mastered: boolean },
): Step[] {
  // The type of the reference determines which state machine wrote the state.
  const state = progress.state as SequenceState;
  const answered = {
    question_id: answer.question_id,
    right: answer.is_correct,
    way: link,
    total_questions: visible.length,
  };
  const lookup = { isOpen: (id: string) => isVisible(visible, id), mastered: () => mastered };
  return stepsOf(sequenceMachine, state, sequenceAnswerEvents(state, answered, lookup));
}

/** Returns the events that an answer adds to a problem set's history, with the state after each. */
export function stepsInSet({ progress, visible, question }: LoadedAnswer, answer: AnsweredRecord): Step[] {
  const state = progress.state as MasteryState;
  const next = nextInSet(visible, question)?.id ?? null;
  const answered = {
    question_id: answer.question_id,
    right: answer.is_correct,
    next,
    total_questions: visible.length,
  };
  const lookup = { isOpen: (id: string) => isVisible(visible, id) };
  return stepsOf(masteryMachine, state, masteryAnswerEvents(state, answered, lookup));
}

function isVisible(visible: AnswerContext['visible'], id: string): boolean {
  return visible.some((question) => question.id === id);
}

function stepsOf<State, Event>(machine: Machine<State, Event>, from: State, events: readonly Event[]) {
  let state = from;
  return events.map((event) => {
    state = machine.step(state, event);
    return { event, state };
  });
}
