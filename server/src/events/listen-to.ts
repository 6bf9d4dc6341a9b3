import pg from 'pg';
import type { Logger } from 'pino';

type Listening = {
  connection: pg.ClientConfig;
  channel: string;
  hear(payload: string): void;
  /**
   * Called when listening has begun. Notifications sent before that, or while the connection was
   * lost, are missed.
   */
  heard(): void;
  log: Logger;
};

/** Milliseconds. */
const firstWait = 100;
const longestWait = 5_000;
const probeEvery = 20_000;
const patience = 10_000;

/**
 * Listens to one channel of PostgreSQL on a connection of its own, and reconnects when it is lost.
 */
export function listenTo({ connection, channel, hear, heard, log }: Listening): { close(): Promise<void> } {
  let closed = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let client: pg.Client | null = null;
  let connecting = connect();

  async function connect(): Promise<void> {
    const own = new pg.Client({
      ...connection,
      application_name: 'fourfold events',
      keepAlive: true,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    });
    client = own;
    own.on('error', () => lose(own));
    own.on('end', () => lose(own));
    own.on('notification', ({ payload }) => hear(payload ?? ''));
    try {
      await own.connect();
      await own.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      log.warn({ err: error }, 'PostgreSQL cannot be listened to');
      return lose(own);
    }
    failures = 0;
    probe(own);
    heard();
  }

  /** Detects a connection that was lost silently: no other query uses this one. */
  function probe(own: pg.Client): void {
    timer = setTimeout(() => {
      own.query('select 1').then(
        () => client === own && probe(own),
        () => lose(own),
      );
    }, probeEvery).unref();
  }

  function lose(own: pg.Client): void {
    if (client !== own) return;
    client = null;
    clearTimeout(timer);
    own.end().catch(() => {});
    if (closed) return;
    const wait = Math.min(longestWait, firstWait * 2 ** Math.min(failures, 10));
    failures += 1;
    timer = setTimeout(
      () => {
        connecting = connect();
      },
      wait * (0.5 + Math.random() / 2),
    ).unref();
  }

  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await connecting;
      const own = client;
      client = null;
      clearTimeout(timer);
      await own?.end().catch(() => {});
    },
  };
}
