import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { describeConnectError } from './connect-error.ts';

/** Why a database cannot be used, as a sentence for the operator, and whether that may be temporary. */
export type UnusableReason = { sentence: string; isTemporary: boolean };

type CheckTarget = {
  config: pg.ClientConfig;
  /** The environment variable of its address. */
  variable: string;
  /** Milliseconds. Without it, a host that drops packets would delay the start by minutes. */
  timeoutMs?: number;
};

/** Checks once. Returns null if the database can be used. */
export async function checkUsable({
  config,
  variable,
  timeoutMs = 10_000,
}: CheckTarget): Promise<UnusableReason | null> {
  let client: pg.Client;
  try {
    client = new pg.Client({ ...config, connectionTimeoutMillis: timeoutMs });
  } catch (error) {
    return {
      sentence: `${variable} cannot be read (${(error as Error).message}): expected ${urlForm}.`,
      isTemporary: false,
    };
  }
  // A lost connection is reported by the next query.
  client.on('error', () => {});
  try {
    const tooOld = await tooOldMessage(client);
    return tooOld ? { sentence: `${tooOld} Mend ${variable}.`, isTemporary: false } : null;
  } catch (error) {
    const { why, isTemporary } = await describeConnectError(error, client);
    const advice = isTemporary ? `Start it, or mend ${variable}.` : `Mend that there, or ${variable} here.`;
    return { sentence: `The database cannot be used: ${why}. ${advice}`, isTemporary };
  }
}

const urlForm = 'postgresql://user:password@host:port/database, with %40 for an @ in the password, %2F for a /';

async function tooOldMessage(client: pg.Client): Promise<string | null> {
  await client.connect();
  try {
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    );
    const version = rows[0]?.version ?? 0;
    return version >= 15 ? null : `The database is PostgreSQL ${version}; Fourfold needs 15 or newer.`;
  } finally {
    await client.end();
  }
}

export type WaitOptions = {
  /** Milliseconds. */
  waitMs: number;
  /** Called once, with the reason for waiting. */
  say(line: string): void;
  /** Ends the wait. */
  signal: AbortSignal;
};

/** Milliseconds between two checks. */
const retryMs = 500;

/** Waits while the problem may be temporary. Returns why the database cannot be used, or null as soon as it can be. */
export async function waitUntilUsable(
  target: CheckTarget,
  { waitMs, say, signal }: WaitOptions,
): Promise<string | null> {
  const deadline = Date.now() + waitMs;
  for (let tries = 1; ; tries += 1) {
    const reason = await checkUsable(target);
    if (!reason) return null;
    if (!reason.isTemporary || Date.now() >= deadline || signal.aborted) return reason.sentence;
    if (tries === 1) say(`${reason.sentence} Waiting for it, up to ${waitMs / 1000} seconds.`);
    await wait(retryMs, undefined, { signal }).catch(() => {});
  }
}
