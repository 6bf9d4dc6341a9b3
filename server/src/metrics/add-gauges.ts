import type pg from 'pg';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import type { Replica } from '../database/replica/replica.ts';
import type { LetterCounts } from '../jobs/letter-counts.ts';

/** The sources of the gauges; they are read at each scrape. */
export type GaugeSources = {
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  /** The number of open event streams. */
  streams(): number;
  /** Counts of all letters in the database, for all processes. */
  letters(): Promise<LetterCounts>;
  isReady(): Promise<boolean>;
  /** Null if none is configured. */
  replica: Pick<Replica, 'state'> | null;
  release: string;
};

/** Adds gauges of connections, streams, letters and the build, and Node's default metrics. */
export function addGauges(registry: Registry, sources: GaugeSources): void {
  const { pool, streams, letters, isReady, replica, release } = sources;
  const registers = [registry];
  const gauge = (name: string, help: string, value: () => number | Promise<number>) =>
    new Gauge({
      name: `fourfold_${name}`,
      help,
      registers,
      async collect() {
        this.set(await value());
      },
    });
  gauge('ready', '1: health is ready; 0: health says why not.', async () => Number(await isReady()));
  gauge('event_streams_open', 'Browsers that listen to what becomes of their session.', streams);
  let pendingCounts: Promise<LetterCounts> | null = null;
  // The three gauges of one scrape share one query.
  const letterCount = async (name: keyof LetterCounts) => {
    pendingCounts ??= letters().finally(() => {
      pendingCounts = null;
    });
    return await pendingCounts.then(
      (now) => now[name],
      () => Number.NaN,
    );
  };
  gauge('letters_waiting', 'Letters that have not left yet, of all processes; NaN: not known.', () =>
    letterCount('waiting'),
  );
  gauge('letters_oldest_seconds', 'How long the oldest of them has waited.', () => letterCount('oldest'));
  gauge('letters_dead', 'Letters that were given up, and wait for a super admin.', () => letterCount('dead'));
  if (replica) {
    gauge('replica_in_use', '1: the replica answers dashboards; 0: the primary does.', () =>
      Number(replica.state().use === 'in use'),
    );
    gauge(
      'replica_lag_seconds',
      'How far the replica is behind the primary; NaN: not known.',
      () => replica.state().lag ?? Number.NaN,
    );
  }
  new Gauge({
    name: 'fourfold_database_connections',
    help: 'Connections of the pool: in use and idle; waiting: requests for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'in use' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  new Gauge({ name: 'fourfold_build_info', help: 'Always 1.', labelNames: ['release'], registers }).set({ release }, 1);
  collectDefaultMetrics({ register: registry });
}
