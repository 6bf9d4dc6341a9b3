import pg from 'pg';
import type { Logger } from 'pino';

type ListenOptions = {
  connection: pg.ClientConfig;
  channel: string;
  onNotification(payload: string): void;
  /** Called when listening has begun. Notifications sent before that, or while the connection was lost, are missed. */
  onListening(): void;
  log: Logger;
};

/** Milliseconds. */
const firstRetryMs = 100;
const maxRetryMs = 5_000;
const probeIntervalMs = 20_000;
const timeoutMs = 10_000;

/** Listens to one channel of PostgreSQL on a connection of its own, and reconnects when it is lost. */
export function listenToChannel({ connection, channel, onNotification, onListening, log }: ListenOptions): {
  close(): Promise<void>;
} {
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
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    });
    client = own;
    own.on('error', () => handleLoss(own));
    own.on('end', () => handleLoss(own));
    own.on('notification', ({ payload }) => onNotification(payload ?? ''));
    try {
      await own.connect();
      await own.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      log.warn({ err: error }, 'PostgreSQL cannot be listened to');
      return handleLoss(own);
    }
    failures = 0;
    probe(own);
    onListening();
  }

  /** Detects a connection that was lost silently: no other query uses this one. */
  function probe(own: pg.Client): void {
    timer = setTimeout(() => {
      own.query('select 1').then(
        () => client === own && probe(own),
        () => handleLoss(own),
      );
    }, probeIntervalMs).unref();
  }

  function handleLoss(own: pg.Client): void {
    if (client !== own) return;
    client = null;
    clearTimeout(timer);
    own.end().catch(() => {});
    if (closed) return;
    const wait = Math.min(maxRetryMs, firstRetryMs * 2 ** Math.min(failures, 10));
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
