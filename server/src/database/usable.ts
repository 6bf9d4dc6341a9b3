import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { connectFault } from './connect-fault.ts';

/**
 * Why a database cannot be used, as a sentence for the operator, and whether that may be temporary.
 */
export type Unusable = { sentence: string; passes: boolean };

type Asked = {
  config: pg.ClientConfig;
  /** The environment variable of its address. */
  variable: string;
  /** Milliseconds. Without it, a host that drops packets would delay the start by minutes. */
  within?: number;
};

/** Checks once. Returns null if the database can be used. */
export async function unusable({ config, variable, within = 10_000 }: Asked): Promise<Unusable | null> {
  let client: pg.Client;
  try {
    client = new pg.Client({ ...config, connectionTimeoutMillis: within });
  } catch (error) {
    return { sentence: `${variable} cannot be read (${(error as Error).message}): expected ${shape}.`, passes: false };
  }
  // A lost connection is reported by the next query.
  client.on('error', () => {});
  try {
    const tooOld = await ageOf(client);
    return tooOld ? { sentence: `${tooOld} Mend ${variable}.`, passes: false } : null;
  } catch (error) {
    const { why, passes } = await connectFault(error, client);
    const mend = passes ? `Start it, or mend ${variable}.` : `Mend that there, or ${variable} here.`;
    return { sentence: `The database cannot be used: ${why}. ${mend}`, passes };
  }
}

const shape = 'postgresql://user:password@host:port/database, with %40 for an @ in the password, %2F for a /';

async function ageOf(client: pg.Client): Promise<string | null> {
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

export type Waiting = {
  /** Milliseconds. */
  patience: number;
  /** Called once, with the reason for waiting. */
  say(line: string): void;
  /** Ends the wait. */
  signal: AbortSignal;
};

/** Milliseconds between two checks. */
const pause = 500;

/**
 * Waits while the problem may be temporary. Returns why the database cannot be used, or null as
 * soon as it can be.
 */
export async function unusableFor(asked: Asked, { patience, say, signal }: Waiting): Promise<string | null> {
  const deadline = Date.now() + patience;
  for (let tries = 1; ; tries += 1) {
    const fault = await unusable(asked);
    if (!fault) return null;
    if (!fault.passes || Date.now() >= deadline || signal.aborted) return fault.sentence;
    if (tries === 1) say(`${fault.sentence} Waiting for it, up to ${patience / 1000} seconds.`);
    await wait(pause, undefined, { signal }).catch(() => {});
  }
}
