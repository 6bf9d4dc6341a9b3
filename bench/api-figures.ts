import type { CpuTime } from './api-cpu-time.ts';
import type { CallKind, WorkResult } from './api-work.ts';
import type { Figure } from './figures.ts';
import { median, quantile } from './quantile.ts';

/** One kind of call with a number of server processes, compared with the same number of floor processes. */
export type Comparison = {
  processes: number;
  kind: CallKind;
  rounds: { api: Measurement; floor: Measurement }[];
};
type Measurement = WorkResult & { used: CpuTime };

/** Answers that were reported as saved, and those that are in the database. */
type SavedCounts = { acknowledged: number; stored: number };

/** The figures of the last line: the lowest ratio of each kind of call, and the highest p99 of saves. */
export function summaryOf(compared: readonly Comparison[]): { save: number; read: number; p99: number } {
  const of = (kind: CallKind) => compared.filter((one) => one.kind === kind);
  const lowest = (kind: CallKind) => Math.min(...of(kind).map(ratioOf));
  const p99 = Math.max(...of('save').map(({ rounds }) => quantile(timesOf(rounds), 0.99)));
  return { save: lowest('save'), read: lowest('read'), p99 };
}

/** Returns the figures. Each ratio must be at least `goal`, and every acknowledged answer must be stored. */
export function figuresOf(
  compared: readonly Comparison[],
  { acknowledged, stored }: SavedCounts,
  goal: number,
): Figure[] {
  const ratios = compared.map(
    (one): Figure => ({
      name: `${nameOf(one)}, over the floor`,
      value: ratioOf(one),
      unit: 'times',
      goal: { atLeast: goal },
    }),
  );
  const lost = Math.abs(acknowledged - stored);
  return [
    ...ratios,
    { name: 'save, p99', value: summaryOf(compared).p99, unit: 'ms' },
    { name: 'called saved, and not there once', value: lost, unit: 'answers', goal: { atMost: 0 } },
  ];
}

/** Formats rates, times, the median ratio with its range, and the bottleneck. */
export function formatComparison(one: Comparison, cores: number): string {
  const { kind, rounds } = one;
  const ratios = ratiosOf(one);
  const calls = median(rounds.map(({ api }) => (1000 * api.times.length) / api.elapsed));
  const [api, floor] = [
    median(rounds.map((round) => rateOf(round.api))),
    median(rounds.map((round) => rateOf(round.floor))),
  ];
  const times = timesOf(rounds);
  const rates = {
    save: `${formatCount(calls)} answers/s`,
    read: `${formatCount(calls)} calls/s = ${formatCount(api)} questions/s`,
  };
  return [
    `${nameOf(one)}: ${rates[kind]}, p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`,
    `${ratioText(median(ratios))} (${ratioText(Math.min(...ratios))} to ${ratioText(Math.max(...ratios))}) of the floor's ${formatCount(floor)}/s`,
    bottleneckOf(one, cores),
  ].join('; ');
}

/** Formats the CPU time of one answer or question, the shares of a core, and the bottleneck. */
function bottleneckOf({ rounds, processes }: Comparison, cores: number): string {
  const sides = { api: rounds.map(({ api }) => api), floor: rounds.map(({ floor }) => floor) };
  const elapsed = sum(sides.api.map((side) => side.elapsed));
  const share = (of: (side: Measurement) => number) => sum(sides.api.map(of)) / elapsed;
  const servers = share(({ used }) => used.servers);
  const database = share(({ used }) => used.database);
  const load = share(({ cpu }) => cpu);
  const all = share(({ used }) => used.all);
  const others = all - servers - database - load;
  const micros = (side: Measurement[], of: (one: Measurement) => number) =>
    formatCount((1000 * sum(side.map(of))) / sum(side.map(({ count }) => count)));
  const apiMicros = micros(sides.api, ({ used }) => used.servers + used.database);
  const floorMicros = micros(sides.floor, ({ cpu, used }) => cpu + used.database);
  const bottleneck =
    servers > 0.9 * processes
      ? 'the thread of each server'
      : all > 0.9 * cores
        ? `the ${cores} cores${others > 0.1 * cores ? ', which others are using' : ''}`
        : 'waiting for the disk, and for one another';
  return [
    `server and PostgreSQL work ${apiMicros} µs for each, the floor ${floorMicros} µs`,
    `server ${percent(servers)}, PostgreSQL ${percent(database)}, load ${percent(load)}, others ${percent(others)} of a core: bound by ${bottleneck}`,
  ].join('; ');
}

/** The rate of the API divided by that of the floor, for each round. */
function ratiosOf({ rounds }: Comparison): number[] {
  return rounds.map(({ api, floor }) => rateOf(api) / rateOf(floor));
}

/** The median of the ratios. */
function ratioOf(one: Comparison): number {
  return median(ratiosOf(one));
}

function nameOf({ processes, kind }: Comparison): string {
  return `${kind} with ${processes === 1 ? 'one process' : `${processes} processes`}`;
}

function rateOf({ count, elapsed }: WorkResult): number {
  return (1000 * count) / elapsed;
}

function timesOf(rounds: Comparison['rounds']): number[] {
  return rounds.flatMap(({ api }) => api.times);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function ratioText(ratio: number): string {
  return ratio.toFixed(2);
}

function formatCount(rate: number): string {
  return Math.round(rate).toLocaleString('en-US');
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
