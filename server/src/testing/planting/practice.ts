import { type MasteryState, newMastery } from '@fourfold/core/mastery/mastery';
import { nextInSet, visibleInOrder } from '@fourfold/core/mastery/next-in-set';
import { type Machine, masteryMachine, sequenceMachine } from '@fourfold/core/practice/machines';
import { masteryAnswerEvents, sequenceAnswerEvents } from '@fourfold/core/practice/standing/answer-events';
import { newSequence, pointer, type SequenceState } from '@fourfold/core/sequence/sequence';
import type { QuestionParentKind } from '../../database/schema.ts';
import { parentKindOf } from '../../practice/reference.ts';
import type { PlantedPerson } from './person.ts';
import { must, newId } from './question.ts';
import { type Row, row } from './rows.ts';

type Question = {
  id: string;
  parent_kind: QuestionParentKind;
  position: number;
  is_hidden: boolean;
} & Record<`link_${'right' | 'wrong'}_${'question' | 'problemset'}_id`, string | null>;
type Step = { question: Question; right: boolean; events: readonly { kind: string }[]; states: readonly unknown[] };

/**
 * The history and progress of a student who answered in a fixture sequence or set: one answer after
 * another, right or wrong, each to the question that the previous one led to. `place` is the id of
 * the set, or of the sequence's parent.
 */
export function practiceRows(
  { account }: PlantedPerson,
  planted: { rows: readonly Row[] },
  place: string,
  answers: readonly boolean[],
): { rows: readonly Row[] } {
  const all = planted.rows.filter(({ table, values }) => table === 'questions' && values.parent_id === place);
  const questions = visibleInOrder(all.map(({ values }) => values as Question));
  const kind = must(questions[0]).parent_kind;
  const type = must(Object.entries(parentKindOf).find(([, parent]) => parent === kind))[0];
  const steps = kind === 'problem_set' ? stepsInSet(questions, answers) : stepsInSequence(questions, answers);
  const of = { user_id: account.id, reference_type: type, reference_id: place };
  const events = steps.flatMap(({ question, right, events, states }) =>
    events.map((event, at) => ({
      ...of,
      kind: event.kind as 'answered',
      event: JSON.stringify(event),
      state: JSON.stringify(states[at]),
      ...(event.kind === 'answered' && answered(planted.rows, question, right)),
    })),
  );
  return {
    rows: [
      ...events.map((event, at) => row('practice_events', { ...event, seq: at + 1 })),
      row('practice_progress', { ...of, seq: events.length, state: must(events.at(-1)).state }),
    ],
  };
}

function stepsInSequence(questions: readonly Question[], answers: readonly boolean[]): Step[] {
  const library = { isOpen: () => true, mastered: () => false };
  let state: SequenceState = newSequence;
  return answers.map((right) => {
    const at = pointer(state);
    const question = must(at === null ? questions[0] : questions.find(({ id }) => id === at));
    const { link_right_problemset_id, link_wrong_problemset_id } = question;
    const way = right
      ? { problemset: link_right_problemset_id, question: question.link_right_question_id }
      : { problemset: link_wrong_problemset_id, question: question.link_wrong_question_id };
    const said = { question_id: question.id, right, way, total_questions: questions.length };
    const events = sequenceAnswerEvents(state, said, library);
    const states = statesAfter(sequenceMachine, state, events);
    state = must(states.at(-1));
    return { question, right, events, states };
  });
}

function stepsInSet(questions: readonly Question[], answers: readonly boolean[]): Step[] {
  let state: MasteryState = newMastery;
  return answers.map((right) => {
    const at = state.question_id;
    const question = must(at === null ? questions[0] : questions.find(({ id }) => id === at));
    const next = nextInSet(questions, question)?.id ?? null;
    const said = { question_id: question.id, right, next, total_questions: questions.length };
    const events = masteryAnswerEvents(state, said, { isOpen: () => true });
    const states = statesAfter(masteryMachine, state, events);
    state = must(states.at(-1));
    return { question, right, events, states };
  });
}

function statesAfter<State, Event>(machine: Machine<State, Event>, from: State, events: readonly Event[]): State[] {
  let state = from;
  return events.map((event) => {
    state = machine.step(state, event);
    return state;
  });
}

/** The columns of one answer: a right or wrong choice, or a typed text. */
function answered(rows: readonly Row[], question: Question, right: boolean) {
  const answers = rows.filter(({ table, values }) => table === 'answers' && values.question_id === question.id);
  const typed = answers.find(({ values }) => values.is_free_response);
  const chosen = typed ? [] : answers.filter(({ values }) => values.correct === right).map(({ values }) => values.id);
  return {
    record_id: newId(),
    question_id: question.id,
    is_correct: right,
    given_answer_ids: chosen as string[],
    given_free_response_answer: typed ? (right ? String(typed.values.free_response_answer) : 'wrong') : '',
    time_spent_before_answer: 0,
  };
}
