import {
  askAll,
  askEach,
  dashboardCalls,
  quantile,
  type Times,
  tutorCalls,
  type Visitor,
  watchedCalls,
} from './scale-visit.ts';

type Site = { api: string; students: number };
type Found = { p50: number; p95: number; growth: number; heavy: number; tutor: number };
type Measured = { few: Site; many: Site; visits: number; say(line: string): void };

/** A student with as many answers as the mean, by how scale-people.ts spreads them. */
const medianStudent = 39;

/**
 * Dashboards of students whom chance draws, few and many in turn, so that what else the machine does meets both. No
 * student is asked for twice; the heavy one, the median one and the tutor are.
 */
export async function measure({ few, many, visits, say }: Measured): Promise<Found> {
  const sites = [
    { ...few, times: new Map() as Times, draw: drawing(few.students) },
    { ...many, times: new Map() as Times, draw: drawing(many.students) },
  ] as const;
  const repeated: Times = new Map();
  for (let visit = -Math.min(30, visits); visit < visits; visit++) {
    // Before the first visit each connection has prepared its statements.
    if (visit === 0) for (const times of [...sites.map((site) => site.times), repeated]) times.clear();
    for (const { api, times, draw } of visit % 2 === 0 ? sites : sites.toReversed()) {
      const whole = draw();
      await askAll({ api, letter: 'S', n: whole }, dashboardCalls(whole), times, 'dashboard');
      const single = draw();
      await askEach({ api, letter: 'S', n: single }, dashboardCalls(single), times);
      await askEach({ api, letter: 'L', n: single }, watchedCalls(single), times);
    }
    const at = (letter: Visitor['letter'], n: number): Visitor => ({ api: many.api, letter, n });
    await askAll(at('S', 1), dashboardCalls(1), repeated, 'heavy');
    await askAll(at('S', medianStudent), dashboardCalls(medianStudent), repeated, 'median');
    await askAll(at('T', 1), tutorCalls, repeated, 'tutor');
    await askAll(at('L', 1), watchedCalls(1), repeated, 'look at the heavy one');
    await askAll(at('L', medianStudent), watchedCalls(medianStudent), repeated, 'look at the median one');
  }
  const [small, large] = sites.map(({ times }) => times) as [Times, Times];
  say('call: p50 and p95 in ms with few students, with many, and the ratio of the medians');
  for (const name of large.keys())
    say(`  ${name}: ${both(small, name)}, ${both(large, name)}, ${growth(small, large, name)}`);
  for (const name of repeated.keys()) say(`  ${name}: ${both(repeated, name)}`);
  const p95 = (name: string) => quantile(repeated.get(name) ?? [], 0.95);
  const dashboard = large.get('dashboard') ?? [];
  return {
    p50: quantile(dashboard, 0.5),
    p95: quantile(dashboard, 0.95),
    growth: Number(growth(small, large, 'dashboard')),
    heavy: p95('heavy') / p95('median'),
    tutor: p95('tutor') / p95('median'),
  };
}

function both(times: Times, name: string): string {
  const found = times.get(name) ?? [];
  return `${quantile(found, 0.5).toFixed(1)} ${quantile(found, 0.95).toFixed(1)}`;
}

function growth(small: Times, large: Times, name: string): string {
  return (quantile(large.get(name) ?? [], 0.5) / quantile(small.get(name) ?? [], 0.5)).toFixed(2);
}

/** Numbers from 2 to `most` in an order that is the same in each run; it begins anew when there are no more. */
function drawing(most: number): () => number {
  // A step that shares no factor with the count leads to each of them once.
  const count = most - 1;
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
