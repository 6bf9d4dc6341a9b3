import type { CheckResult } from './consistency-check.ts';
import type { Given, SaveState } from './ledger.ts';
import type { Network } from './network.ts';
import type { Outages } from './outages.ts';
import type { ServerProcess } from './server-process.ts';

type ReportInput = {
  network: Network;
  servers: readonly ServerProcess[];
  outages: Outages;
  /** From the end of the faults until everything had arrived. */
  seconds: number;
  given: Given;
  checkResult: CheckResult;
  assignments: { made: number; completed: number };
};

/** A summary, one line for each subject; then the problems, and the totals last. */
export function formatReport({
  network,
  servers,
  outages,
  seconds,
  given,
  checkResult,
  assignments,
}: ReportInput): string[] {
  const total = sum([...network.tally.values()]);
  const failed = sum(servers.map((server) => server.failedStarts()));
  const { acknowledged, lost, duplicated, wrong } = checkResult;
  return [
    `requests     ${total}: ${formatTally(network.tally)}`,
    `replies      ${formatTally(new Map([...network.statuses].sort(([a], [b]) => a - b)))}`,
    `servers      killed ${outages.kills} times, could not start ${failed} times while the database was away`,
    `PostgreSQL   restarted: ${outages.restarts.join(', ')}`,
    `rest         everything had arrived ${seconds} s after the faults`,
    `answers      ${savedCounts(given.answers)}`,
    `test entries ${savedCounts(given.entries)}`,
    `submissions  ${savedCounts(given.submissions)}`,
    `assignments  ${assignments.made} made, ${assignments.completed} completed`,
    ...[lost, duplicated, wrong].flatMap(firstProblems),
    `chaos: ${acknowledged} acknowledged, ${lost.length} lost, ${duplicated.length} doubled`,
  ];
}

/** Shows only the first few. */
function firstProblems(problems: readonly string[]): string[] {
  const more = problems.length - maxShown;
  const shown = problems.slice(0, maxShown).map((what) => `WRONG: ${what}`);
  return more > 0 ? [...shown, `WRONG: and ${more} more`] : shown;
}
const maxShown = 20;

function savedCounts(given: ReadonlyMap<string, { saved: SaveState }>): string {
  const countIn = (state: SaveState) => [...given.values()].filter(({ saved }) => saved === state).length;
  return `${given.size} given: ${countIn('in time')} called saved under faults, ${countIn('late')} later, ${countIn('no')} never`;
}

function formatTally(tally: ReadonlyMap<string | number, number>): string {
  return [...tally].map(([name, count]) => `${count} ${name}`).join(', ');
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
