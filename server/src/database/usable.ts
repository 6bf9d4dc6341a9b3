import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { connectFault } from './connect-fault.ts';

/** Why a database cannot be used, as a sentence for whoever started us, and whether that may pass by itself. */
export type Unusable = { sentence: string; passes: boolean };

type Asked = {
  config: pg.ClientConfig;
  /** Where its address comes from. */
  variable: string;
  /** Milliseconds: a host that drops what is sent to it would keep us waiting for minutes. */
  within?: number;
};

/** Asks once; null when the database can be used. */
export async function unusable({ config, variable, within = 10_000 }: Asked): Promise<Unusable | null> {
  let client: pg.Client;
  try {
    client = new pg.Client({ ...config, connectionTimeoutMillis: within });
  } catch (error) {
    return { sentence: `${variable} cannot be read (${(error as Error).message}): expected ${shape}.`, passes: false };
  }
  // What is lost between two questions is told by the next one.
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
  /** Told once, that and why we wait. */
  say(line: string): void;
  /** Ends the waiting. */
  signal: AbortSignal;
};

/** Milliseconds between two questions. */
const pause = 500;

/** Why the database cannot be used, after waiting for what may pass; null as soon as it can be. */
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
