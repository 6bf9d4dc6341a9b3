import { setTimeout as wait } from 'node:timers/promises';
import { between } from '../../src/seed/demo-chance.ts';
import type { Postgres, Shutdown } from './postgres.ts';
import type { ServerProcess } from './server-process.ts';

export type Outages = { kills: number; restarts: Shutdown[] };

type OutageOptions = {
  postgres: Postgres;
  servers: readonly ServerProcess[];
  chance(): number;
  /** In milliseconds. */
  duration: number;
  /** Mean milliseconds from all servers running to the next kill. */
  meanKillMs: number;
};

/** Maximum milliseconds until a server or the database is started again. */
const maxDownMs = { server: 2_500, postgres: 2_000 };
/** The share of kills that hit both servers. */
const killBothShare = 0.2;

/** Kills servers at random during `duration`, and restarts PostgreSQL at one third and two thirds of it. */
export async function causeOutages({
  postgres,
  servers,
  chance,
  duration,
  meanKillMs,
}: OutageOptions): Promise<Outages> {
  const outages: Outages = { kills: 0, restarts: [] };
  const end = Date.now() + duration;

  /** Waits until the killed servers run again, so that a busy machine does not leave students without any. */
  async function kill(): Promise<void> {
    for (;;) {
      await Promise.all(servers.map((server) => server.ready()));
      await wait(between(chance, meanKillMs / 2, (meanKillMs * 3) / 2));
      if (Date.now() > end) return;
      const victims = chance() < killBothShare ? servers : [servers[between(chance, 0, servers.length - 1)]];
      for (const victim of victims) {
        if (victim?.kill(between(chance, 0, maxDownMs.server))) outages.kills += 1;
      }
    }
  }

  async function restart(shutdown: Shutdown, at: number): Promise<void> {
    await wait(at);
    await postgres.stop(shutdown);
    await wait(between(chance, 0, maxDownMs.postgres));
    await postgres.start();
    outages.restarts.push(shutdown);
  }

  await Promise.all([kill(), restart('fast', duration / 3), restart('immediate', (duration * 2) / 3), wait(duration)]);
  return outages;
}
