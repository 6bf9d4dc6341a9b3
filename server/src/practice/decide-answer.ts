import { type Given, type Key, keyOf } from '@fourfold/core/answers/question';
import { judge } from '@fourfold/core/answers/typed/judge';
import type { AnswerRecord } from '@fourfold/core/contract/practice';
import type { MasteryState } from '@fourfold/core/mastery/mastery';
import { nextInSet } from '@fourfold/core/mastery/next-in-set';
import { type Machine, masteryMachine, sequenceMachine } from '@fourfold/core/practice/machines';
import { masteryAnswerEvents, sequenceAnswerEvents } from '@fourfold/core/practice/standing/answer-events';
import type { SequenceState, Way } from '@fourfold/core/sequence/sequence';
import { wayAfter } from '@fourfold/core/sequence/way-after';
import type { AnsweredRecord, Step } from './append-events.ts';
import type { ForAnswer } from './load-for-answer.ts';
import type { QuestionWithKey } from './practice-content.ts';

type Loaded = ForAnswer & { question: QuestionWithKey };

/**
 * Returns the record to store: with the server's verdict, and with only the kind of answer (choice
 * or typed) that the question accepts.
 */
export function judgedRecord(record: AnswerRecord, question: QuestionWithKey): AnsweredRecord {
  const key = keyOf(question.answers);
  return {
    record_id: record.id,
    question_id: record.question_id,
    is_correct: judge(key, givenTo(key, record)).right,
    given_answer_ids: key.kind === 'choice' ? record.given_answer_ids : [],
    given_free_response_answer: key.kind === 'typed' ? record.given_free_response_answer : '',
    time_spent_before_answer: record.time_spent_before_answer ?? 0,
    time_spent_after_answer: record.time_spent_after_answer ?? 0,
    view_full_explanation: record.view_full_explanation ?? false,
  };
}

function givenTo(key: Key, record: AnswerRecord): Given {
  return key.kind === 'choice'
    ? { kind: 'choice', answerIds: record.given_answer_ids }
    : { kind: 'typed', text: record.given_free_response_answer };
}

/**
 * Returns the link that a student follows after an answer in a sequence. Links to questions that
 * are not visible in the sequence are ignored.
 */
export function openWay({ question, visible }: Loaded, answer: AnsweredRecord): Way {
  const open = (id: string | null) => (id !== null && isVisible(visible, id) ? id : null);
  const links = {
    ...question,
    link_right_question_id: open(question.link_right_question_id),
    link_wrong_question_id: open(question.link_wrong_question_id),
    answers: question.answers.map((each) => ({ ...each, next_question_id: open(each.next_question_id) })),
  };
  return wayAfter(links, { right: answer.is_correct, chosenIds: answer.given_answer_ids });
}

/** Returns the events that an answer adds to a sequence's history, with the state after each. */
export function stepsInSequence(
  { progress, visible }: Loaded,
  answer: AnsweredRecord,
  { way, mastered }: { way: Way; mastered: boolean },
): Step[] {
  // The type of the reference determines which state machine wrote the state.
  const state = progress.state as SequenceState;
  const said = {
    question_id: answer.question_id,
    right: answer.is_correct,
    way,
    total_questions: visible.length,
  };
  const library = { isOpen: (id: string) => isVisible(visible, id), mastered: () => mastered };
  return stepsOf(sequenceMachine, state, sequenceAnswerEvents(state, said, library));
}

/** Returns the events that an answer adds to a problem set's history, with the state after each. */
export function stepsInSet({ progress, visible, question }: Loaded, answer: AnsweredRecord): Step[] {
  const state = progress.state as MasteryState;
  const next = nextInSet(visible, question)?.id ?? null;
  const said = {
    question_id: answer.question_id,
    right: answer.is_correct,
    next,
    total_questions: visible.length,
  };
  const library = { isOpen: (id: string) => isVisible(visible, id) };
  return stepsOf(masteryMachine, state, masteryAnswerEvents(state, said, library));
}

function isVisible(visible: ForAnswer['visible'], id: string): boolean {
  return visible.some((question) => question.id === id);
}

function stepsOf<State, Event>(machine: Machine<State, Event>, from: State, events: readonly Event[]) {
  let state = from;
  return events.map((event) => {
    state = machine.step(state, event);
    return { event, state };
  });
}
