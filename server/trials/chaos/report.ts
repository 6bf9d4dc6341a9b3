import type { Accounts } from './accounts.ts';
import type { Given, Saved } from './ledger.ts';
import type { Line } from './line.ts';
import type { Outages } from './outages.ts';
import type { ServerProcess } from './server-process.ts';

type Told = {
  line: Line;
  servers: readonly ServerProcess[];
  outages: Outages;
  /** From the end of the faults until everything had arrived. */
  seconds: number;
  given: Given;
  accounts: Accounts;
  assignments: { made: number; completed: number };
};

/** A summary, one line for each subject; then the problems, and the totals last. */
export function reportOf({ line, servers, outages, seconds, given, accounts, assignments }: Told): string[] {
  const total = sum([...line.tally.values()]);
  const failed = sum(servers.map((server) => server.failedStarts()));
  const { acknowledged, lost, doubled, wrong } = accounts;
  return [
    `requests     ${total}: ${listed(line.tally)}`,
    `replies      ${listed(new Map([...line.statuses].sort(([a], [b]) => a - b)))}`,
    `servers      killed ${outages.kills} times, could not start ${failed} times while the database was away`,
    `PostgreSQL   restarted: ${outages.restarts.join(', ')}`,
    `rest         everything had arrived ${seconds} s after the faults`,
    `answers      ${counted(given.answers)}`,
    `test entries ${counted(given.entries)}`,
    `submissions  ${counted(given.submissions)}`,
    `assignments  ${assignments.made} made, ${assignments.completed} completed`,
    ...[lost, doubled, wrong].flatMap(firstOf),
    `chaos: ${acknowledged} acknowledged, ${lost.length} lost, ${doubled.length} doubled`,
  ];
}

/** Shows only the first few. */
function firstOf(wrongs: readonly string[]): string[] {
  const more = wrongs.length - mostShown;
  const shown = wrongs.slice(0, mostShown).map((what) => `WRONG: ${what}`);
  return more > 0 ? [...shown, `WRONG: and ${more} more`] : shown;
}
const mostShown = 20;

function counted(given: ReadonlyMap<string, { saved: Saved }>): string {
  const by = (wanted: Saved) => [...given.values()].filter(({ saved }) => saved === wanted).length;
  return `${given.size} given: ${by('in time')} called saved under faults, ${by('late')} later, ${by('no')} never`;
}

function listed(tally: ReadonlyMap<string | number, number>): string {
  return [...tally].map(([name, count]) => `${count} ${name}`).join(', ');
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
