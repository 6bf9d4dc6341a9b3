import { quantile } from './quantile.ts';
import {
  dashboardCalls,
  firstDashboardCalls,
  impersonationCalls,
  questionsCall,
  renameCall,
  satCalls,
  schoolCalls,
  sittingCalls,
  studentsCalls,
  treeCalls,
  tutorsCalls,
} from './scale-calls.ts';
import { send, sendAll, sendEach, sendOne, type Times, type Visitor } from './scale-visit.ts';

/** A server process with a school of `students` students. */
export type Site = { api: string; students: number };
type MeasureOptions = { sites: readonly Site[]; visits: number; say(line: string): void };
/** Milliseconds of each call in each school, and of repeated visits to the same users of the largest one. */
export type Measurements = { bySite: readonly Times[]; repeated: Times };

/** A student with the mean number of answers in the data of scale-people.ts. */
const meanStudent = 39;
/** Number of visits between two that include the calls whose work grows with the school. */
const wholeSchoolInterval = 20;

/**
 * Visits random students in each school in turn, so that other load on the machine affects all. No student is visited
 * twice, except the heavy one, the median one and the tutor of the largest school.
 */
export async function measure({ sites, visits, say }: MeasureOptions): Promise<Measurements> {
  const schools = sites.map((site) => ({ ...site, times: new Map() as Times, draw: shuffledNumbers(site.students) }));
  const repeated: Times = new Map();
  const all = [...schools.map(({ times }) => times), repeated];
  for (let visit = -Math.min(30, visits); visit < visits; visit++) {
    // The visits before this only prepare the statements of each connection.
    if (visit === 0) for (const times of all) times.clear();
    for (const school of visit % 2 === 0 ? schools : schools.toReversed()) {
      await visitSchool(school);
      // These take seconds in a large school, and have no goal.
      if (visit % wholeSchoolInterval === 0)
        await sendEach({ api: school.api, letter: 'A', n: 1 }, schoolCalls(school.draw()), school.times);
    }
    const largest = sites.at(-1);
    if (largest) await visitAgain(largest.api, repeated);
  }
  const bySite = schools.map(({ times }) => times);
  say(`call: p50 and p95 in ms of ${sites.map(({ students }) => students).join(', of ')} students, and growth`);
  for (const name of bySite[0]?.keys() ?? [])
    say(`  ${name}: ${bySite.map((times) => p50AndP95(times, name)).join(', ')}, ${growth(bySite, name).toFixed(2)}`);
  for (const name of repeated.keys()) say(`  ${name}: ${p50AndP95(repeated, name)}`);
  return { bySite, repeated };
}

type MeasuredSchool = Site & { times: Times; draw(): number };

async function visitSchool({ api, times, draw }: MeasuredSchool): Promise<void> {
  const visitor = (letter: Visitor['letter'], n: number): Visitor => ({ api, letter, n });
  const [sitting, whole, single, sats, author] = [draw(), draw(), draw(), draw(), visitor('A', 1)];
  const questions = (await send(visitor('S', sitting), questionsCall(sitting))) as Parameters<typeof sittingCalls>[1];
  // The first save reads the student's earlier rows, from disk if the school is larger than the memory.
  for (const [index, save] of sittingCalls(sitting, questions).entries())
    await sendOne(visitor('S', sitting), save, times, index === 0 ? 'save, the first of a sitting' : 'save');
  await sendAll(visitor('S', whole), firstDashboardCalls(whole), times, 'dashboard, the first of a day');
  await sendAll(visitor('S', whole), dashboardCalls(whole), times, 'dashboard');
  await sendAll(visitor('T', 1), studentsCalls, times, 'students');
  await sendAll(author, tutorsCalls, times, 'tutors');
  await sendAll(visitor('S', sats), satCalls(sats), times, 'sats');
  await sendAll(author, treeCalls(single), times, 'tree');
  await sendOne(author, renameCall(single), times, 'rename');
  await sendEach(visitor('S', single), firstDashboardCalls(single), times);
  await sendEach(visitor('L', single), impersonationCalls(single), times);
  await sendEach(author, treeCalls(single), times);
}

async function visitAgain(api: string, times: Times): Promise<void> {
  const visitor = (letter: Visitor['letter'], n: number): Visitor => ({ api, letter, n });
  await sendAll(visitor('S', 1), dashboardCalls(1), times, 'heavy');
  await sendAll(visitor('S', meanStudent), dashboardCalls(meanStudent), times, 'median');
  await sendAll(visitor('T', 1), studentsCalls, times, 'tutor');
  await sendAll(visitor('L', 1), impersonationCalls(1), times, 'look at the heavy one');
  await sendAll(visitor('L', meanStudent), impersonationCalls(meanStudent), times, 'look at the median one');
}

/** The median time of a call in the last school, divided by that in the first. */
export function growth(bySite: readonly Times[], name: string): number {
  return p50(bySite.at(-1), name) / p50(bySite[0], name);
}

function p50AndP95(times: Times, name: string): string {
  return `${p50(times, name).toFixed(1)} ${quantile(times.get(name) ?? [], 0.95).toFixed(1)}`;
}

function p50(times: Times | undefined, name: string): number {
  return quantile(times?.get(name) ?? [], 0.5);
}

/** Returns a function that yields the numbers from 2 to `max` in a fixed shuffled order, repeatedly. */
function shuffledNumbers(max: number): () => number {
  // A step without a common factor with the count reaches each number once.
  const count = max - 1;
  let step = Math.max(1, Math.floor(count * 0.618));
  while (divisor(step, count) > 1) step += 1;
  let at = 0;
  return () => {
    at = (at + step) % count;
    return 2 + at;
  };
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}
