import { type Child, startChild } from './api-child.ts';
import type { PracticeSet } from './api-data.ts';
import type { Compared } from './api-figures.ts';
import { usedBy, usedSince } from './api-used.ts';
import type { Done, Kind } from './api-work.ts';
import { startServerProcess } from './scale-server.ts';

/** The database and the students of a run. */
export type Place = {
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
export async function compare(place: Place, plan: Plan): Promise<{ found: Compared[]; acknowledged: number }> {
  const ends: (() => unknown)[] = [];
  try {
    const { api, floor, servers } = await startAll(place, plan.processes, plan.profile, ends);
    let acknowledged = 0;
    const noting = async <Found extends object>(work: Promise<Found>) => {
      const before = usedBy(servers, place.postmaster);
      const found = await work;
      return { ...found, used: usedSince(before, usedBy(servers, place.postmaster)) };
    };
    const overHttp = async (kind: Kind, time: number) => {
      const done = await noting(api.order({ kind, time }));
      if (kind === 'save') acknowledged += done.count;
      return done;
    };
    const bare = (kind: Kind, time: number) =>
      noting(Promise.all(floor.map((one) => one.order({ kind, time }))).then(together));
    const kinds = ['save', 'read'] as const;
    const turn = Math.min(1000, plan.time);
    for (const kind of kinds) {
      for (let calls = 0; calls < plan.warmUp * plan.processes; ) calls += (await overHttp(kind, turn)).times.length;
      await bare(kind, turn);
    }
    const found = kinds.map((kind): Compared => ({ processes: plan.processes, kind, rounds: [] }));
    for (let round = 0; round < plan.rounds; round++) {
      for (const { kind, rounds } of found) {
        const first = round % 2 === 0 ? await bare(kind, plan.time) : null;
        const measured = await overHttp(kind, plan.time);
        rounds.push({ api: measured, floor: first ?? (await bare(kind, plan.time)) });
      }
    }
    return { found, acknowledged };
  } finally {
    await Promise.all(ends.map((end) => end()));
  }
}

type Started = { api: Child; floor: Child[]; servers: number[] };

async function startAll(
  { connection, dataDir, sets, students }: Place,
  processes: number,
  profile: string | undefined,
  ends: (() => unknown)[],
): Promise<Started> {
  const each = Array.from({ length: processes }, (_, at) => at);
  const started = async <One extends { stop(): unknown }>(starting: Promise<One>) => {
    const one = await starting;
    ends.push(one.stop);
    return one;
  };
  const flags = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const servers = await Promise.all(
    each.map(() => started(startServerProcess(connection, dataDir, { flags, logLevel: 'info' }))),
  );
  const api = await started(
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
      started(
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
function together(all: readonly Done[]): Done {
  return {
    count: all.reduce((sum, { count }) => sum + count, 0),
    times: all.flatMap(({ times }) => times),
    elapsed: Math.max(...all.map(({ elapsed }) => elapsed)),
    cpu: all.reduce((sum, { cpu }) => sum + cpu, 0),
  };
}
