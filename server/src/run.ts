import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { livingDemoAccounts } from './accounts/living-demo-accounts.ts';
import { announcement } from './announce.ts';
import { type ApiDeps, createApi } from './app.ts';
import type { Site } from './call/handler.ts';
import type { Config } from './config.ts';
import { keepContent } from './content/kept-content.ts';
import { folderFault } from './database/bundled/folder-fault.ts';
import { type OpenDatabase, openDatabase } from './database/open-database.ts';
import { type Outage, outageOf } from './database/outage.ts';
import { sessionEvents } from './events/session-events.ts';
import { healthOf } from './health.ts';
import { type Listener, listen } from './http/listen.ts';
import { portFault } from './http/port-fault.ts';
import { inTime } from './in-time.ts';
import { makeLater } from './later.ts';
import { makeAttempts } from './limits/attempts.ts';
import { makeBudgets } from './limits/budgets.ts';
import { countedCarrier } from './mail/counted-carrier.ts';
import { type Carrier, makeMailer } from './mail/mailer.ts';
import { outboxCarrier } from './mail/outbox-carrier.ts';
import { smtpCarrier } from './mail/smtp-carrier.ts';
import { addGauges } from './metrics/add-gauges.ts';
import { makeMetrics } from './metrics/metrics.ts';
import { serveComponents } from './reference/serve-components.ts';
import { ownRelease } from './release.ts';
import { seedIfWanted } from './seed-if-wanted.ts';
import { sweep } from './session/sweep.ts';
import { createSite } from './site.ts';
import { StartFault } from './start-fault.ts';
import { type KeptBuilds, keptBuilds } from './static/kept-builds.ts';
import { unless } from './unless.ts';
import { eraseDeleted } from './users/erase-deleted.ts';

export type Running = { stop(): Promise<void> };

type Start = {
  config: Config;
  log: Logger;
  /** For the person at the terminal. */
  say(line: string): void;
  /** Where learner-app/dist and studio-app/dist lie. */
  appsFolder: string;
  /** Given when it is to stop: it does not wait for a database any more. */
  signal: AbortSignal;
  /** Given when it is to stop without waiting for anything that is under way. */
  hurry?: AbortSignal;
  /** Hold every reply against the contract (trials). */
  checkReplies?: boolean;
};

const anHour = 3_600_000;
const aDay = 24 * anHour;
/** Milliseconds that letters have when every reply has been sent: a mail server may keep silent for minutes. */
const lastLetters = 5_000;

/** The whole product in one process: database, migrations, demo, three listeners. A StartFault says why not. */
export async function run({
  config,
  log,
  say,
  appsFolder,
  signal,
  hurry,
  checkReplies = false,
}: Start): Promise<Running> {
  const database = await openDatabase(config, { say, log, signal });
  const { later, settled } = makeLater(log);
  const carrier = countedCarrier(carrierOf(config, database.dataDir, log));
  const now = () => new Date();
  const { db, replica, pool, direct } = database;
  const { sessionDays } = config;
  const events = sessionEvents({ db, connection: direct, now, sessionDays, log });
  const metrics = makeMetrics();
  const isReady = async () => (await healthOf(database)).status === 'ready';
  const behind = { pool, replica, isReady, streams: events.open, letters: carrier.waiting, release: ownRelease() };
  addGauges(metrics.registry, behind);
  const deps: ApiDeps = {
    db,
    replica,
    content: keepContent(),
    log,
    mailer: makeMailer(carrier, config.learnerUrl),
    learnerUrl: config.learnerUrl,
    studioUrl: config.studioUrl,
    events,
    attempts: makeAttempts({ db, now, pause }),
    spend: makeBudgets({ db, now }),
    sessionDays,
    bodyLimit: 2_000_000,
    proxies: config.proxies,
    now,
    later,
    checkReplies,
    isMigrated: database.isMigrated,
    metrics,
    metricsToken: config.metricsToken,
  };
  const listeners: Listener[] = [];
  const sweeping = setInterval(() => later(() => sweep(db, now(), sessionDays)), anHour).unref();
  const erase = () =>
    later(async () => {
      const erased = await eraseDeleted(db, now());
      if (erased > 0) log.info({ erased }, 'accounts that were deleted 30 days ago are erased');
    });
  const erasing = setInterval(erase, aDay).unref();
  const kept = (site: Site) => keptBuilds({ folder: join(database.dataDir, 'builds', site), now, log });
  const builds = { learner: kept('learner'), studio: kept('studio') };
  const sweepBuilds = () =>
    later(async () => void (await Promise.all(Object.values(builds).map((one) => one.sweep()))));
  const sweepingBuilds = setInterval(sweepBuilds, aDay).unref();
  const finish = async () => {
    // Streams end at once: the listeners wait for every reply, and these would never end.
    const [, ...cut] = await Promise.all([events.close(), ...listeners.map((listener) => listener.close())]);
    const requests = cut.reduce((sum, count) => sum + count, 0);
    if (requests > 0) log.warn({ requests }, 'stopped before these requests were finished');
    if (!(await inTime(settled(), lastLetters))) log.warn('stopped before the last letters were sent');
  };
  const stop = async () => {
    clearInterval(sweeping);
    clearInterval(erasing);
    clearInterval(sweepingBuilds);
    await unless(hurry, finish());
    carrier.close();
    await database.close();
  };
  try {
    await unless(hurry, seedIfWanted(database, config, say));
    hurry?.throwIfAborted();
    for (const opening of openings(config, deps, builds, appsFolder)) listeners.push(await open(opening, config.host));
    await announce(database, config, say);
    // Also at the start: a process may live for less than a day.
    erase();
    if (!config.apiOnly) sweepBuilds();
  } catch (error) {
    await stop();
    throw asFault(error);
  }
  return { stop };
}

/** What the disk or the database has against it, as a sentence; everything else as it came. */
function asFault(error: unknown): unknown {
  const outage = outageOf(error);
  const sentence = outage ? outages[outage] : folderFault(error);
  return sentence === null ? error : new StartFault(sentence);
}

const outages = {
  away: 'The database went away during the start: see to it, and start again.',
  full: 'The disk of the database is full: make room, and start again.',
  slow: 'The database took too long during the start: see what keeps it busy, and start again.',
} as const satisfies Record<Outage, string>;

function carrierOf({ mail, production }: Config, dataDir: string, log: Logger): Carrier {
  if (mail.by === 'smtp') return smtpCarrier(mail);
  return outboxCarrier(join(dataDir, 'outbox'), { log, logText: !production });
}

type Opening = { variable: string; port: number; fetch(): Promise<Parameters<typeof listen>[0]> };

/** In development the apps' own ports belong to Vite, which passes /api on to the API alone. */
function openings(config: Config, deps: ApiDeps, builds: Record<Site, KeptBuilds>, appsFolder: string): Opening[] {
  const { apiUrl } = config;
  const site = (name: Site, dist: string) => async () => {
    const folder = join(appsFolder, dist);
    return (await createSite({ ...deps, site: name, folder, apiUrl, kept: builds[name] })).fetch;
  };
  const components = serveComponents(join(appsFolder, 'storybook-static'));
  const api = async () => createApi(deps, { basePath: '', site: 'by-origin', components }).fetch;
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
