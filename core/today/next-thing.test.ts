import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../day/day.ts';
import { type Possible, thingKinds, thingsToDo } from './next-thing.ts';
import { daysLeft, minutesFor, minutesLeft, planOfDay } from './plan-of-day.ts';

const day = '2026-11-26';
const work = (key: string, questions = 4) => ({ key, title: key, questions, subject: key });
const nothing: Possible<string> = { day, assigned: [], reviews: 0, begun: [], weakest: null, next: null };
const everything: Possible<string> = {
  day,
  assigned: [
    { ...work('later'), due: '2026-12-02' },
    { ...work('late'), due: '2026-11-20' },
    { ...work('today'), due: day },
  ],
  reviews: 5,
  begun: [{ ...work('begun'), kind: 'set', done: 2 }],
  weakest: { ...work('weak'), skill: 'Linear functions', right: 3, total: 9 },
  next: work('next'),
};

describe('the next thing', () => {
  it('is what is overdue, then due today, reviews, begun, the weakest skill, and next in order', () => {
    expect(thingsToDo(everything).map(({ kind, reason }) => [kind, reason])).toEqual([
      ['overdue', 'Overdue since 20 Nov.'],
      ['due', 'Due today.'],
      ['reviews', 'You missed them before; today is the day to see them again.'],
      ['begun', 'Begun: 2 of 4 in a row.'],
      ['weakest', 'Linear functions: 3 of your latest 9 answers were right.'],
      ['assigned', 'Due 2 Dec.'],
      ['next', 'Next in the order of the lists.'],
    ]);
    expect(thingsToDo(nothing)).toEqual([]);
  });

  it('is named once, by the first reason: begun work that is overdue is overdue', () => {
    const begun = [{ ...work('late'), kind: 'sequence' as const, done: 40 }];
    const things = thingsToDo({ ...everything, begun, next: work('weak') });
    expect(things.filter(({ key }) => key === 'late').map(({ kind }) => kind)).toEqual(['overdue']);
    expect(things.filter(({ key }) => key === 'weak').map(({ kind }) => kind)).toEqual(['weakest']);
  });
});

const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const anyWork = fc
  .record({ key, questions: fc.integer({ min: 1, max: 60 }) })
  .map((one) => work(one.key, one.questions));
const anyPossible: fc.Arbitrary<Possible<string>> = fc.record({
  day: fc.constant(day),
  assigned: fc.array(
    fc.record({ one: anyWork, days: fc.integer({ min: -9, max: 9 }) }).map(({ one, days }) => ({
      ...one,
      due: addDays(day, days),
    })),
    { maxLength: 4 },
  ),
  reviews: fc.nat(30),
  begun: fc.array(
    anyWork.map((one) => ({ ...one, kind: 'sequence' as const, done: 10 })),
    { maxLength: 4 },
  ),
  weakest: fc.option(anyWork.map((one) => ({ ...one, skill: 'Skill', right: 1, total: 5 }))),
  next: fc.option(anyWork),
});

it('things are in the order of their kinds, each once, with a reason; there is one whenever anything can be done', () => {
  fc.assert(
    fc.property(anyPossible, (possible) => {
      const things = thingsToDo(possible);
      const ranks = things.map(({ kind }) => thingKinds.indexOf(kind));
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      expect(new Set(things.map((one) => one.key)).size).toBe(things.length);
      expect(things.every(({ reason, subject, kind }) => reason !== '' && (subject === null) === (kind === 'reviews')));
      const { assigned, reviews, begun, weakest, next } = possible;
      expect(things.length > 0).toBe(assigned.length + reviews + begun.length > 0 || Boolean(weakest ?? next));
    }),
  );
});

const budget = fc.record({
  minutesADay: fc.option(fc.integer({ min: 5, max: 120 })),
  seconds: fc.nat(9000),
  usualSeconds: fc.option(fc.integer({ min: 1, max: 300 })),
});

describe('the plan of the day', () => {
  it('fills what is left of the minutes, in order, with the median time of an answer', () => {
    const things = thingsToDo(everything);
    expect(
      planOfDay(things, { minutesADay: 20, seconds: 300, usualSeconds: 60 }).map(({ thing, minutes }) => [
        thing.kind,
        minutes,
      ]),
    ).toEqual([
      ['overdue', 4],
      ['due', 4],
      ['reviews', 5],
      ['begun', 2],
    ]);
  });

  it('names what is due and comes back whole, also when the minutes are used up or were never named', () => {
    const things = thingsToDo(everything);
    for (const minutes of [
      { minutesADay: 20, seconds: 1200 },
      { minutesADay: null, seconds: 0 },
      { minutesADay: 6, seconds: 0 },
    ]) {
      expect(
        planOfDay(things, { ...minutes, usualSeconds: 60 }).map(({ thing, minutes }) => [thing.kind, minutes]),
      ).toEqual([
        ['overdue', 4],
        ['due', 4],
        ['reviews', 5],
      ]);
    }
  });

  it('is the first things in order: what has come due, and as much of the rest as the minutes hold', () => {
    fc.assert(
      fc.property(anyPossible, budget, (possible, times) => {
        const things = thingsToDo(possible);
        const planned = planOfDay(things, times);
        const timed = (some: typeof things) =>
          some.reduce((all, { questions }) => all + minutesFor(questions, times.usualSeconds), 0);
        const ofToday = things.filter(({ kind }) => ['overdue', 'due', 'reviews'].includes(kind));
        const sum = planned.reduce((all, { minutes }) => all + minutes, 0);
        expect(planned.map(({ thing }) => thing)).toEqual(things.slice(0, planned.length));
        expect(planned.every(({ minutes }) => minutes >= 1)).toBe(true);
        expect(sum).toBe(Math.max(timed(ofToday), Math.min(minutesLeft(times) ?? 0, timed(things))));
      }),
    );
  });

  it('counts the days until the test, and none after it', () => {
    expect([day, '2026-12-05', '2026-11-25', null].map((date) => daysLeft(day, date))).toEqual([0, 9, null, null]);
  });
});
