import type { Day } from '../day/day.ts';

type Id = string;

/** 1: wrong; 2: right, but slowly or with help; 3: right. The easiest grade of the scheduler (4) is never given. */
export type Grade = 1 | 2 | 3;

/** What a student remembers: days until recall falls to 90 %, and how hard it is to learn, from 1 to 10. */
export type Memory = { stability: number; difficulty: number };

/** An answer to a card as it is stored: with all that was decided when it was judged (decision 0011). */
export type CardEvent = {
  kind: 'answered';
  /** The card's own question, or another one of the same skill. */
  question_id: Id;
  right: boolean;
  /** The student's day. */
  day: Day;
  grade: Grade;
  /** The scheduler and its version, which computed the fields below. */
  scheduler: string;
  memory: Memory;
  due: Day;
};

/** A card: how well the student remembers a question that was missed, and when it is due. */
export type CardState = {
  /** Answers in all. */
  answered: number;
  /** The day of the last answer; null before the first, and if the question was missed since. */
  day: Day | null;
  /** Null if `day` is. */
  memory: Memory | null;
  /** The day on which the card is due; null before the first answer. */
  due: Day | null;
};

/** A card that was never answered. */
export const newCard: CardState = { answered: 0, day: null, memory: null, due: null };

/** Returns the state after an answer. Nothing is computed but the number of answers: the event has what was decided. */
export function stepCard(state: CardState, { day, memory, due }: CardEvent): CardState {
  return { answered: state.answered + 1, day, memory, due };
}
