import type { Day } from '../day/day.ts';
import { formatDay } from '../day/format-day.ts';

/** What a student can do, in the order in which it is proposed. */
export const thingKinds = ['overdue', 'due', 'reviews', 'begun', 'weakest', 'assigned', 'next'] as const;
export type ThingKind = (typeof thingKinds)[number];

/** Work that can be opened. `Subject` is what its link is made of. */
type Work<Subject> = {
  /** The same for the same sequence or set, however it comes into the list. */
  key: string;
  title: string;
  /** Questions until it is done, as far as that is known. */
  questions: number;
  subject: Subject;
};

type Assigned<Subject> = Work<Subject> & { due: Day };
export type Begun<Subject> = Work<Subject> & { kind: 'set' | 'sequence'; done: number };
type WeakSkill<Subject> = Work<Subject> & { skill: string; right: number; total: number };

export type Possible<Subject> = {
  day: Day;
  /** Not completed, and open. */
  assigned: readonly Assigned<Subject>[];
  /** How many questions come back today. */
  reviews: number;
  /** The newest first. */
  begun: readonly Begun<Subject>[];
  weakest: WeakSkill<Subject> | null;
  /** The first of the lists that is not finished. */
  next: Work<Subject> | null;
};

/** One thing to do. `subject` is null for reviews. */
export type Thing<Subject> = Omit<Work<Subject>, 'subject'> & {
  kind: ThingKind;
  /** One line on why it is proposed now. */
  reason: string;
  subject: Subject | null;
};

/**
 * All that can be done today, each thing once: what is overdue, then what is due today, the questions that come back,
 * what is begun, the weakest skill, and what is next in order: assigned work by its date, then the lists.
 */
export function thingsToDo<Subject>(possible: Possible<Subject>): Thing<Subject>[] {
  const { day, reviews, begun, weakest, next } = possible;
  const assigned = possible.assigned.toSorted((a, b) => (a.due < b.due ? -1 : a.due > b.due ? 1 : 0));
  const dueWhen = (isWanted: (due: Day) => boolean) => assigned.filter(({ due }) => isWanted(due));
  const things: Thing<Subject>[] = [
    ...dueWhen((due) => due < day).map((one) => thing('overdue', one, `Overdue since ${formatDay(one.due, day)}.`)),
    ...dueWhen((due) => due === day).map((one) => thing('due', one, 'Due today.')),
    ...(reviews > 0 ? [reviewThing<Subject>(reviews)] : []),
    ...begun.map((one) => thing('begun', one, begunReason(one))),
    ...(weakest ? [thing('weakest', weakest, weakReason(weakest))] : []),
    ...dueWhen((due) => due > day).map((one) => thing('assigned', one, `Due ${formatDay(one.due, day)}.`)),
    ...(next ? [thing('next', next, 'Next in the order of the lists.')] : []),
  ];
  return things.filter(({ key }, at) => things.findIndex((one) => one.key === key) === at);
}

function thing<Subject>(kind: ThingKind, work: Work<Subject>, reason: string): Thing<Subject> {
  const { key, title, questions, subject } = work;
  return { kind, key, title, questions, reason, subject };
}

function reviewThing<Subject>(count: number): Thing<Subject> {
  const title = count === 1 ? '1 question comes back' : `${count} questions come back`;
  const reason = 'You missed them before; today is the day to see them again.';
  return { kind: 'reviews', key: 'reviews', title, questions: count, reason, subject: null };
}

function begunReason({ kind, done }: Begun<unknown>): string {
  return kind === 'set' ? `Begun: ${done} of 4 in a row.` : `Begun: ${done}% done.`;
}

function weakReason({ skill, right, total }: WeakSkill<unknown>): string {
  return `${skill}: ${right} of your latest ${total} answers were right.`;
}
