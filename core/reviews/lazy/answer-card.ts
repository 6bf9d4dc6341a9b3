import { addDays, type Day, daysBetween } from '../../day/day.ts';
import type { CardEvent, CardState, Grade } from '../card.ts';
import { daysUntilDue, nextMemory, scheduler } from './internal/memory.ts';

type CardAnswer = { question_id: string; grade: Grade; day: Day };

/**
 * Returns the event of an answer to a card. A day before that of the last answer counts as the same day: an answer of
 * another device arrived after it, or the student travelled west.
 */
export function answerCard(state: CardState, { question_id, grade, day: answeredOn }: CardAnswer): CardEvent {
  const day = state.day !== null && state.day > answeredOn ? state.day : answeredOn;
  const days = state.day === null ? 0 : daysBetween(state.day, day);
  const memory = nextMemory(state.memory, days, grade);
  const due = addDays(day, daysUntilDue(memory, grade));
  return { kind: 'answered', question_id, right: grade > 1, day, grade, scheduler, memory, due };
}

/** Returns the card after its question was missed elsewhere on a day, such as in a sequence: it is due the next day. */
export function missCard(state: CardState, day: Day): CardState {
  const { memory, due, day: missedOn } = answerCard(state, { question_id: '', grade: 1, day });
  return { ...state, day: missedOn, memory, due };
}
