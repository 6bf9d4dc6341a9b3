// Compares the dashboard with a plain sum over practice_events, with days computed by Intl.

import { weekWindow } from '@fourfold/core/charts/periods';
import { noSums, type PeriodSums } from '@fourfold/core/charts/points';
import type { AnswerRecord } from '@fourfold/core/contract/practice';
import { addDays } from '@fourfold/core/day/day';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAnswers, type Chart, chartOf } from '../testing/charts.ts';
import { clientOf } from '../testing/client.ts';
import { addUser, anImpersonation, linkStudents } from '../testing/people.ts';
import { anAnswer, aSequence, aSet, save } from '../testing/practice.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const hour = 3_600_000;
/** Time zones and the instants of clock changes: by an hour, by half an hour, at midnight, or none. */
const clockChanges = {
  'America/New_York': ['2026-03-08T07:00:00Z', '2026-11-01T06:00:00Z'],
  'Europe/London': ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z'],
  'Australia/Lord_Howe': ['2026-04-04T15:00:00Z', '2026-10-03T15:30:00Z'],
  'Pacific/Apia': ['2020-09-26T14:00:00Z', '2021-04-03T14:00:00Z'],
  'America/St_Johns': ['2026-03-08T05:30:00Z', '2026-11-01T04:30:00Z'],
  'America/Santiago': ['2026-04-05T03:00:00Z', '2026-09-06T04:00:00Z'],
  'America/Havana': ['2026-03-08T05:00:00Z', '2026-11-01T05:00:00Z'],
  'Asia/Kathmandu': ['2026-02-28T18:15:00Z', '2025-12-31T18:15:00Z'],
  UTC: ['2024-02-29T00:00:00Z', '2027-01-01T00:00:00Z'],
} as const;
const anyMoment = fc.constantFrom(
  ...Object.entries(clockChanges).flatMap(([zone, instants]) =>
    instants.map((at) => ({ zone, change: Date.parse(at) })),
  ),
);
/** Milliseconds from the clock change, often within a millisecond of a midnight or a quarter of an hour. */
const anyOffset = fc.oneof(
  fc.integer({ min: -40 * hour, max: 40 * hour }),
  fc
    .integer({ min: -160, max: 160 })
    .chain((quarter) => fc.constantFrom(-1, 0, 1).map((ms) => (quarter * hour) / 4 + ms)),
);

/** The day of an instant in a time zone, from the parts that Intl returns, without our own code. */
function dayIn(zone: string, at: Date): string {
  const style = { timeZone: zone, calendar: 'gregory', year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const named = new Intl.DateTimeFormat('en-US', style).formatToParts(at);
  const of = (type: string) => (named.find((part) => part.type === type)?.value ?? '').padStart(2, '0');
  return `${of('year')}-${of('month')}-${of('day')}`;
}

type AnswerEvent = { at: Date; is_correct: boolean | null; before: number | null; after: number };
function eventsOf({ account }: TestPerson): Promise<AnswerEvent[]> {
  return server.db
    .selectFrom('practice_events')
    .where('user_id', '=', account.id)
    .where('kind', '=', 'answered')
    .select(['at', 'is_correct', 'time_spent_before_answer as before', 'time_spent_after_answer as after'])
    .execute();
}

function naiveSum(events: readonly AnswerEvent[]): PeriodSums {
  const sums = { ...noSums };
  for (const { is_correct, before, after } of events) {
    sums[is_correct ? 'correct' : 'incorrect'] += 1;
    sums.time_before += before ?? 0;
    sums.time_after += after;
    sums.time_after_wrong += is_correct ? 0 : after;
  }
  return sums;
}

/** Compares every kind of chart around the clock change with the events. */
async function compareCharts(person: TestPerson, { zone, change }: { zone: string; change: number }) {
  const events = await eventsOf(person);
  const today = dayIn(zone, new Date(change));
  const { start: start_date, end: end_date } = weekWindow(today);
  const [selected_year, selected_month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const after = {
    weekly: addDays(end_date, 1),
    monthly: `${selected_year + 1}-01-01`,
    daily: selected_month === 12 ? `${selected_year + 1}-01-01` : `${today.slice(0, 5)}${pad(selected_month + 1)}-01`,
  };
  for (const type of ['weekly', 'monthly', 'daily'] as const) {
    const filter = { type, start_date, end_date, selected_year, selected_month, zone };
    const ask = async (chart: Chart) => (await chartOf(server, person, chart, filter)).data;
    const averages = await ask('average_time_spent_by_user');
    for (const [at, point] of averages.entries()) {
      const next = averages[at + 1]?.date ?? after[type];
      const within = events.filter((event) => dayIn(zone, event.at) >= point.date && dayIn(zone, event.at) < next);
      const naive = naiveSum(within);
      const answered = naive.correct + naive.incorrect;
      expect(point).toMatchObject({
        total_correct: naive.correct,
        total_incorrect: naive.incorrect,
        total_time_spent: naive.time_before + naive.time_after,
        before_answer: answered === 0 ? null : expect.closeTo(naive.time_before / answered, 2),
        after_wrong_answer: naive.incorrect === 0 ? null : expect.closeTo(naive.time_after_wrong / naive.incorrect, 2),
      });
    }
    expect(await ask('correct_incorrect_questions')).toEqual(
      averages.map(({ week_range, month, date, total_correct, total_incorrect }) => ({
        ...{ week_range, month, date, total_correct, total_incorrect },
      })),
    );
    expect((await ask('time_spent_by_user')).map((point) => point.total_time_spent)).toEqual(
      averages.map((point) => point.total_time_spent),
    );
  }
}

/** Compares answer_quarters with the events. */
async function compareQuarters(person: TestPerson) {
  const stored = await server.db
    .selectFrom('answer_quarters')
    .where('user_id', '=', person.account.id)
    .selectAll()
    .orderBy('starts_at')
    .execute();
  const quarters = Map.groupBy(await eventsOf(person), ({ at }) => Math.floor(at.getTime() / (hour / 4)));
  const expected = [...quarters].toSorted(([one], [other]) => one - other);
  expect(
    stored.map(({ starts_at, correct, incorrect, ...times }) => ({
      starts_at: starts_at.getTime(),
      correct,
      incorrect,
      time_before: Number(times.time_before),
      time_after: Number(times.time_after),
      time_after_wrong: Number(times.time_after_wrong),
    })),
  ).toEqual(expected.map(([quarter, events]) => ({ starts_at: (quarter * hour) / 4, ...naiveSum(events) })));
}

function pad(month: number): string {
  return String(month).padStart(2, '0');
}

const anyAnswer = fc.record({
  offset: anyOffset,
  right: fc.boolean(),
  before: fc.integer({ min: 0, max: 600 }),
  after: fc.integer({ min: 0, max: 600 }),
});

describe('the dashboard', () => {
  it('equals the sum of the answer records, around every clock change', async () => {
    await fc.assert(
      fc.asyncProperty(anyMoment, fc.array(anyAnswer, { maxLength: 60 }), async (moment, answers) => {
        server.clock.now = new Date();
        const person = await server.as('tutor-login');
        await addAnswers(
          server.db,
          person.account.id,
          answers.map(({ offset, ...rest }) => ({ at: new Date(moment.change + offset), ...rest })),
        );
        await compareQuarters(person);
        await compareCharts(person, moment);
      }),
      { numRuns: 40 },
    );
  });

  it('equals it for answers saved by calls, including later updates of the time after an answer', async () => {
    const answerStep = fc.record({
      offset: anyOffset,
      right: fc.boolean(),
      before: fc.integer({ min: 0, max: 600 }),
      /** Sends one of the earlier answers again, with another time after it, which may be shorter. */
      again: fc.option(
        fc.record({ which: fc.nat(), after: fc.integer({ min: 0, max: 600 }), times: fc.integer({ min: 1, max: 3 }) }),
      ),
    });
    await fc.assert(
      fc.asyncProperty(
        anyMoment,
        fc.array(answerStep, { minLength: 1, maxLength: 12 }),
        async (moment, answerSteps) => {
          server.clock.now = new Date(moment.change - 41 * hour);
          const person = await server.as('student');
          const [set, sequence] = [await aSet(server.db, 2), await aSequence(server.db)];
          const practiceTargets = [
            ...set.questions.map((question) => ({ question, reference: set.reference })),
            ...[sequence.first, sequence.detour].map((question) => ({ question, reference: sequence.reference })),
          ];
          const sent: AnswerRecord[] = [];
          for (const [index, { offset, right, before, again }] of answerSteps
            .toSorted((a, b) => a.offset - b.offset)
            .entries()) {
            server.clock.now = new Date(moment.change + offset);
            const { question, reference } = practiceTargets[
              index % practiceTargets.length
            ] as (typeof practiceTargets)[number];
            const given = [right ? question.right : question.wrong];
            const more = { time_spent_before_answer: before };
            sent.push(anAnswer(person, reference, question.id, given, more));
            await save(person, sent.at(-1) as AnswerRecord);
            if (!again) continue;
            const body = { ...(sent[again.which % sent.length] as AnswerRecord), time_spent_after_answer: again.after };
            await Promise.all(Array.from({ length: again.times }, () => save(person, body)));
          }
          expect(await eventsOf(person)).toHaveLength(sent.length);
          await compareQuarters(person);
          const impersonation = await logInAsTutorOf(person);
          await compareCharts(impersonation, moment);
        },
      ),
      { numRuns: 15 },
    );
  });
});

/** A session of a tutor logged in as this student. */
async function logInAsTutorOf(student: TestPerson): Promise<TestPerson> {
  const { db, clock, url } = server;
  const [tutorId, studentId] = [await addUser(db, 'tutor'), student.account.id];
  await linkStudents(db, tutorId, studentId);
  const person = await anImpersonation(db, { tutorId, studentId }, { now: clock.now });
  return { ...person, call: clientOf(url, person.token) };
}
