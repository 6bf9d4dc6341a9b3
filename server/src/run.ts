import { join } from 'node:path';
import type { Logger } from 'pino';
import { livingDemoAccounts } from './accounts/living-demo-accounts.ts';
import { announcement } from './announce.ts';
import { type ApiDeps, createApi } from './app.ts';
import type { Site } from './call/handler.ts';
import type { Config } from './config.ts';
import { type OpenDatabase, openDatabase } from './database/open-database.ts';
import { sessionEvents } from './events/session-events.ts';
import { type Listener, listen } from './http/listen.ts';
import { portFault } from './http/port-fault.ts';
import { makeLater } from './later.ts';
import { type Carrier, makeMailer } from './mail/mailer.ts';
import { outboxCarrier } from './mail/outbox-carrier.ts';
import { smtpCarrier } from './mail/smtp-carrier.ts';
import { seedIfWanted } from './seed-if-wanted.ts';
import { sweep } from './session/sweep.ts';
import { createSite } from './site.ts';
import { StartFault } from './start-fault.ts';
import { eraseDeleted } from './users/erase-deleted.ts';

export type Running = { stop(): Promise<void> };

type Start = {
  config: Config;
  log: Logger;
  /** For the person at the terminal. */
  say(line: string): void;
  /** Where learner-app/dist and studio-app/dist lie. */
  appsFolder: string;
  /** Hold every reply against the contract (trials). */
  checkReplies?: boolean;
};

const anHour = 3_600_000;
const aDay = 24 * anHour;

/** The whole product in one process: database, migrations, demo, three listeners. A StartFault says why not. */
export async function run({ config, log, say, appsFolder, checkReplies = false }: Start): Promise<Running> {
  const database = await openDatabase(config);
  const { later, settled } = makeLater(log);
  const carrier = carrierOf(config, database.dataDir, log);
  const now = () => new Date();
  const { db, direct } = database;
  const { sessionDays } = config;
  const events = sessionEvents({ db, connection: direct, now, sessionDays, log });
  const deps: ApiDeps = {
    db,
    log,
    mailer: makeMailer(carrier, config.learnerUrl),
    learnerUrl: config.learnerUrl,
    studioUrl: config.studioUrl,
    events,
    sessionDays,
    bodyLimit: 2_000_000,
    proxies: config.proxies,
    now,
    later,
    checkReplies,
    isMigrated: database.isMigrated,
  };
  const listeners: Listener[] = [];
  const sweeping = setInterval(() => later(() => sweep(db, now(), sessionDays)), anHour).unref();
  const erase = () =>
    later(async () => {
      const erased = await eraseDeleted(db, now());
      if (erased > 0) log.info({ erased }, 'accounts that were deleted 30 days ago are erased');
    });
  const erasing = setInterval(erase, aDay).unref();
  const stop = async () => {
    clearInterval(sweeping);
    clearInterval(erasing);
    // Before the listeners, which wait for every reply that is running: these would never end.
    await events.close();
    await Promise.all(listeners.map((listener) => listener.close()));
    await settled();
    carrier.close();
    await database.close();
  };
  try {
    await seedIfWanted(database, config, say);
    for (const opening of openings(config, deps, appsFolder)) listeners.push(await open(opening, config.host));
    await announce(database, config, say);
    // Also at the start: a process may live for less than a day.
    erase();
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

function carrierOf({ mail, production }: Config, dataDir: string, log: Logger): Carrier {
  if (mail.by === 'smtp') return smtpCarrier(mail);
  return outboxCarrier(join(dataDir, 'outbox'), { log, logText: !production });
}

type Opening = { variable: string; port: number; fetch(): Promise<Parameters<typeof listen>[0]> };

/** In development the apps' own ports belong to Vite, which passes /api on to the API alone. */
function openings(config: Config, deps: ApiDeps, appsFolder: string): Opening[] {
  const site = (name: Site, folder: string) => async () => {
    return (await createSite({ ...deps, site: name, folder: join(appsFolder, folder), apiUrl: config.apiUrl })).fetch;
  };
  const api = async () => createApi(deps, { basePath: '', site: 'by-origin' }).fetch;
  const apps = [
    { variable: 'LEARNER_PORT', port: config.learnerPort, fetch: site('learner', 'learner-app/dist') },
    { variable: 'STUDIO_PORT', port: config.studioPort, fetch: site('studio', 'studio-app/dist') },
  ];
  // The API comes last: whoever asks it whether the product is ready then finds both apps, too.
  return [...(config.apiOnly ? [] : apps), { variable: 'API_PORT', port: config.apiPort, fetch: api }];
}

async function open({ variable, port, fetch }: Opening, host: string): Promise<Listener> {
  try {
    return await listen(await fetch(), { host, port });
  } catch (error) {
    const fault = portFault(error, { variable, port, host });
    throw fault === null ? error : new StartFault(fault);
  }
}

async function announce({ db, dataDir }: OpenDatabase, config: Config, say: Start['say']): Promise<void> {
  const somebody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  say(
    announcement({
      addresses: {
        learner: config.learnerUrl,
        studio: config.studioUrl,
        api: config.apiUrl ?? `http://localhost:${config.apiPort}`,
      },
      demo: config.production ? [] : await livingDemoAccounts(db, dataDir),
      nobodyYet: somebody === undefined,
    }),
  );
}
