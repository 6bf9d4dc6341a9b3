import { type BenchChild, startChild } from './api-child.ts';
import { cpuTimeOf, cpuTimeSince } from './api-cpu-time.ts';
import type { PracticeSet } from './api-data.ts';
import type { Comparison } from './api-figures.ts';
import type { CallKind, WorkResult } from './api-work.ts';
import { startServerProcess } from './scale-server.ts';

/** The database and the students of a run. */
export type BenchSetup = {
  connection: { host: string; user: string; database: string };
  /** Process id of PostgreSQL's main process. */
  postmaster: number;
  dataDir: string;
  sets: readonly PracticeSet[];
  /** Number of students for the API. The same number after them is for the floor. */
  students: number;
};
type Plan = {
  processes: number;
  /** Calls of each kind per server before measuring, until V8 has compiled the hot code. */
  warmUp: number;
  rounds: number;
  /** Milliseconds of each measurement. */
  time: number;
  /** A folder for the CPU profile of each server (`node --cpu-prof`). */
  profile: string | undefined;
};

/** `database`: per process, as in the product. `http`: per server, enough to keep it busy. */
const connections = { database: 10, http: 20 };

/**
 * Measures server processes and the same number of floor processes in turn. `acknowledged` is the number of answers
 * that the servers reported as saved.
 */
export async function compare(
  setup: BenchSetup,
  plan: Plan,
): Promise<{ comparisons: Comparison[]; acknowledged: number }> {
  const cleanups: (() => unknown)[] = [];
  try {
    const { api, floor, servers } = await startAll(setup, plan.processes, plan.profile, cleanups);
    let acknowledged = 0;
    const withCpuTime = async <Measured extends object>(work: Promise<Measured>) => {
      const before = cpuTimeOf(servers, setup.postmaster);
      const measured = await work;
      return { ...measured, used: cpuTimeSince(before, cpuTimeOf(servers, setup.postmaster)) };
    };
    const overHttp = async (kind: CallKind, time: number) => {
      const done = await withCpuTime(api.order({ kind, time }));
      if (kind === 'save') acknowledged += done.count;
      return done;
    };
    const onFloor = (kind: CallKind, time: number) =>
      withCpuTime(Promise.all(floor.map((one) => one.order({ kind, time }))).then(combined));
    const kinds = ['save', 'read'] as const;
    const warmUpTime = Math.min(1000, plan.time);
    for (const kind of kinds) {
      for (let calls = 0; calls < plan.warmUp * plan.processes; )
        calls += (await overHttp(kind, warmUpTime)).times.length;
      await onFloor(kind, warmUpTime);
    }
    const comparisons = kinds.map((kind): Comparison => ({ processes: plan.processes, kind, rounds: [] }));
    for (let round = 0; round < plan.rounds; round++) {
      for (const { kind, rounds } of comparisons) {
        const first = round % 2 === 0 ? await onFloor(kind, plan.time) : null;
        const measured = await overHttp(kind, plan.time);
        rounds.push({ api: measured, floor: first ?? (await onFloor(kind, plan.time)) });
      }
    }
    return { comparisons, acknowledged };
  } finally {
    await Promise.all(cleanups.map((cleanup) => cleanup()));
  }
}

type StartedProcesses = { api: BenchChild; floor: BenchChild[]; servers: number[] };

async function startAll(
  { connection, dataDir, sets, students }: BenchSetup,
  processes: number,
  profile: string | undefined,
  cleanups: (() => unknown)[],
): Promise<StartedProcesses> {
  const each = Array.from({ length: processes }, (_, at) => at);
  const track = async <One extends { stop(): unknown }>(starting: Promise<One>) => {
    const one = await starting;
    cleanups.push(one.stop);
    return one;
  };
  const flags = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const servers = await Promise.all(
    each.map(() => track(startServerProcess(connection, dataDir, { flags, logLevel: 'info' }))),
  );
  const api = await track(
    startChild('api-load.ts', {
      ports: servers.map(({ port }) => port),
      connections: connections.http * processes,
      students: [1, students],
      sets,
    }),
  );
  const own = Math.floor(students / processes);
  const floor = await Promise.all(
    each.map((at) =>
      track(
        startChild('api-floor.ts', {
          connection,
          connections: connections.database,
          students: [students + at * own + 1, students + (at + 1) * own],
          sets,
          // Above all existing sequence numbers, and different for each number of processes.
          firstSeq: 100_000_000 * processes,
        }),
      ),
    ),
  );
  return { api, floor, servers: servers.map(({ pid }) => pid) };
}

/** Adds up the results of processes that ran at the same time. */
function combined(all: readonly WorkResult[]): WorkResult {
  return {
    count: all.reduce((sum, { count }) => sum + count, 0),
    times: all.flatMap(({ times }) => times),
    elapsed: Math.max(...all.map(({ elapsed }) => elapsed)),
    cpu: all.reduce((sum, { cpu }) => sum + cpu, 0),
  };
}
