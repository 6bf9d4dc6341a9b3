import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { findExistingDemoAccounts } from './accounts/existing-demo-accounts.ts';
import { formatAnnouncement } from './announce.ts';
import { type ApiDeps, createApi } from './app.ts';
import { unlessAborted } from './bounded-waits.ts';
import type { Site } from './call/handler.ts';
import type { Config } from './config.ts';
import { createContentCache } from './content/content-cache.ts';
import { readChangedRoots } from './content/content-clock.ts';
import { describeFolderError } from './database/bundled/folder-error.ts';
import { type OpenDatabase, openDatabase } from './database/open-database.ts';
import { type Outage, outageOf } from './database/outage.ts';
import { sessionEvents } from './events/session-events.ts';
import { failingSaves } from './failing-saves.ts';
import { healthOf } from './health.ts';
import { type Listener, listen } from './http/listen.ts';
import { describePortError } from './http/port-error.ts';
import { jobRunners } from './jobs/job-runners.ts';
import { countLetters } from './jobs/letter-counts.ts';
import { makeWorker } from './jobs/worker.ts';
import { createAttempts } from './limits/attempts.ts';
import { createBudgets } from './limits/budgets.ts';
import { checkMail } from './mail/check-mail.ts';
import { readLinkSecret } from './mail/link-secret.ts';
import { openCarrier } from './mail/open-carrier.ts';
import { addGauges } from './metrics/add-gauges.ts';
import { makeMetrics } from './metrics/metrics.ts';
import { serveComponents } from './reference/serve-components.ts';
import { ownRelease } from './release.ts';
import { seedDemoAtStart } from './seed-demo-at-start.ts';
import { createSite } from './site.ts';
import { StartError } from './start-error.ts';
import { openStoredBuilds, type StoredBuilds } from './static/stored-builds.ts';

export type Running = { stop(): Promise<void> };

type RunOptions = {
  config: Config;
  log: Logger;
  /** Prints a line for the operator at the terminal. */
  say(line: string): void;
  /** The folder with learner-app/dist and studio-app/dist. */
  appsFolder: string;
  /** Aborted when the product must stop: the start does not wait for a database any more. */
  signal: AbortSignal;
  /** Aborted when the product must stop without waiting for running work. */
  forceStop?: AbortSignal;
  /** Whether to check every reply against the contract (trials). */
  checkReplies?: boolean;
};

const aDay = 24 * 3_600_000;
/** Milliseconds for running jobs after every reply was sent: a mail server may take a minute to respond. */
const jobsTimeoutMs = 5_000;

/** Starts the product: database, migrations, demo, three listeners. Throws a StartError that says why it cannot. */
export async function run({
  config,
  log,
  say,
  appsFolder,
  signal,
  forceStop,
  checkReplies = false,
}: RunOptions): Promise<Running> {
  const database = await openDatabase(config, { say, log, signal });
  const linkSecret = config.linkSecret ?? (await readSecret(database));
  const carrier = openCarrier(config, database.dataDir, log);
  const now = () => new Date();
  const { db, replica, pool, direct } = database;
  const { sessionDays, learnerUrl } = config;
  const events = sessionEvents({ db, connection: direct, now, sessionDays, log });
  const metrics = makeMetrics();
  const saves = failingSaves();
  const isReady = async () => (await healthOf({ ...database, saves })).status === 'ready';
  const gaugeSources = {
    pool,
    replica,
    isReady,
    streams: events.openCount,
    letters: () => countLetters(db),
    release: ownRelease(),
  };
  addGauges(metrics.registry, gaugeSources);
  const deps: ApiDeps = {
    db,
    replica,
    content: createContentCache((after) => readChangedRoots(db, after)),
    log,
    learnerUrl,
    studioUrl: config.studioUrl,
    events,
    attempts: createAttempts({ db, now, pause }),
    spend: createBudgets({ db, now }),
    sessionDays,
    videoHosts: config.videoHosts,
    bodyLimit: 2_000_000,
    proxies: config.proxies,
    now,
    checkReplies,
    isMigrated: database.isMigrated,
    saves,
    docs: config.docs,
    metrics,
    metricsToken: config.metricsToken,
  };
  const runners = jobRunners({ db, carrier, now, learnerUrl, linkSecret }, { sessionDays, log });
  const worker = makeWorker({ db, runners, log, onFailure: metrics.jobFailed });
  const listeners: Listener[] = [];
  const buildsOf = (site: Site) => openStoredBuilds({ folder: join(database.dataDir, 'builds', site), now, log });
  const builds = { learner: buildsOf('learner'), studio: buildsOf('studio') };
  // Not a job of the database, because each machine has its own folder. A failed sweep is repeated
  // the next day.
  const sweepBuilds = () => void Promise.all(Object.values(builds).map((one) => one.sweep()));
  const sweepingBuilds = setInterval(sweepBuilds, aDay).unref();
  const finish = async () => {
    // Streams are ended first: the listeners wait for every reply, and a stream would never end.
    const [, ...cut] = await Promise.all([events.close(), ...listeners.map((listener) => listener.close())]);
    const requests = cut.reduce((sum, count) => sum + count, 0);
    if (requests > 0) log.warn({ requests }, 'stopped before these requests were finished');
    if (!(await worker.close(jobsTimeoutMs))) log.warn('stopped before the last jobs were done: they are done later');
  };
  const stop = async () => {
    clearInterval(sweepingBuilds);
    await unlessAborted(forceStop, finish());
    carrier.close();
    await database.close();
  };
  try {
    await unlessAborted(forceStop, seedDemoAtStart(database, config, say));
    forceStop?.throwIfAborted();
    for (const plan of planListeners(config, deps, builds, appsFolder))
      listeners.push(await openListener(plan, config.host));
    await announce(database, config, say);
    worker.start();
    void checkMail(carrier, { say, log });
    if (!config.apiOnly) sweepBuilds();
  } catch (error) {
    await stop();
    throw asStartError(error);
  }
  return { stop };
}

async function readSecret(database: OpenDatabase): Promise<string> {
  try {
    return await readLinkSecret(database.dataDir);
  } catch (error) {
    await database.close();
    throw asStartError(error);
  }
}

/** Returns a StartError for a problem of the disk or the database; any other error unchanged. */
function asStartError(error: unknown): unknown {
  const outage = outageOf(error);
  const sentence = outage ? outageAdvice[outage] : describeFolderError(error);
  return sentence === null ? error : new StartError(sentence);
}

const outageAdvice = {
  away: 'The database went away during the start: see to it, and start again.',
  full: 'The disk of the database is full: make room, and start again.',
  slow: 'The database took too long during the start: see what keeps it busy, and start again.',
  upgraded: 'The database was upgraded during the start: start again.',
} as const satisfies Record<Outage, string>;

type ListenerPlan = { variable: string; port: number; fetch(): Promise<Parameters<typeof listen>[0]> };

/** The listeners to open. In development Vite has the apps' ports and proxies /api to the API's own port. */
function planListeners(
  config: Config,
  deps: ApiDeps,
  builds: Record<Site, StoredBuilds>,
  appsFolder: string,
): ListenerPlan[] {
  const { apiUrl } = config;
  const site = (name: Site, dist: string) => async () => {
    const folder = join(appsFolder, dist);
    return (await createSite({ ...deps, site: name, folder, apiUrl, storedBuilds: builds[name] })).fetch;
  };
  const components = serveComponents(join(appsFolder, 'storybook-static'));
  const api = async () => createApi(deps, { basePath: '', site: 'by-origin', components }).fetch;
  const apps = [
    { variable: 'LEARNER_PORT', port: config.learnerPort, fetch: site('learner', 'learner-app/dist') },
    { variable: 'STUDIO_PORT', port: config.studioPort, fetch: site('studio', 'studio-app/dist') },
  ];
  // The API comes last: when it reports that the product is ready, both apps are ready, too.
  return [...(config.apiOnly ? [] : apps), { variable: 'API_PORT', port: config.apiPort, fetch: api }];
}

async function openListener({ variable, port, fetch }: ListenerPlan, host: string): Promise<Listener> {
  try {
    return await listen(await fetch(), { host, port });
  } catch (error) {
    const sentence = describePortError(error, { variable, port, host });
    throw sentence === null ? error : new StartError(sentence);
  }
}

async function announce({ db, dataDir }: OpenDatabase, config: Config, say: RunOptions['say']): Promise<void> {
  const anyUser = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  say(
    formatAnnouncement({
      addresses: {
        learner: config.learnerUrl,
        studio: config.studioUrl,
        api: config.apiUrl ?? `http://localhost:${config.apiPort}`,
      },
      demo: config.production ? [] : await findExistingDemoAccounts(db, dataDir),
      hasNoAccounts: anyUser === undefined,
    }),
  );
}
