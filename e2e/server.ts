import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts as threeFreePorts } from '@fourfold/server/testing/free-ports';
import { balanced } from './balanced.ts';

/** The demo's registration code, as the start prints it. */
export const demoCode = 'FOURFOLD';

export const root = fileURLToPath(new URL('..', import.meta.url));

export type DemoAccount = { role: string; email: string; password: string };

type Addresses = { api: string; learner: string; studio: string };

/** The whole product as `npm start` runs it, on free ports and in a data folder of its own. */
export type RunningServer = Addresses & {
  accounts: DemoAccount[];
  /** A registration code that is good on this server. */
  code: string;
  dataDir: string;
  /** What it runs with: for a command beside it, an import. */
  env: NodeJS.ProcessEnv;
  /** What it has said and logged so far; from warnings on, unless told otherwise. */
  said(): string;
  /** SIGKILL, as a crash would; the database goes on running. */
  kill(): Promise<void>;
  /** Start again after `kill`, on the same ports and the same data. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * `extra` is added to its environment; nothing else of ours is, so that no setting of the machine gets in. `home` is
 * where the product lies.
 */
type Extra = Record<string, string> | ((at: Addresses) => Record<string, string>);

export async function startServer(extra: Extra = {}, home = root): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fourfold-e2e-'));
  const ports = await freePorts();
  const at = addresses(ports);
  const env: NodeJS.ProcessEnv = {
    HOME: process.env.HOME,
    // The Node that the workspace installed, whichever runs the tests.
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    ...ports,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...(typeof extra === 'function' ? extra(at) : extra),
  };
  const said: string[] = [];
  let child = await launch(env, at.api, { home, said });
  const running: RunningServer = {
    ...at,
    dataDir,
    env,
    // A database that was given has no demo in it.
    accounts: env.DATABASE_URL ? [] : await demoAccounts(env),
    code: demoCode,
    said: () => said.join(''),
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    async start() {
      child = await launch(env, at.api, { home, said });
    },
    async stop() {
      const database = await databaseOn(dataDir);
      const wasRunning = child.exitCode === null && child.signalCode === null;
      if (wasRunning) {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      }
      const left = await databaseOn(dataDir);
      if (left) await endDatabase(left.pid);
      if (database) await rmdir(database.sockets).catch(() => {});
      await rm(dataDir, { recursive: true, force: true });
      if (left && wasRunning) throw new Error('the server stopped and left its database running');
    },
  };
  return running;
}

export type TwoServers = RunningServer & {
  /** SIGKILL of one of the two; the other goes on. */
  killOne(): Promise<void>;
  startOne(): Promise<void>;
};

/** Two server processes on one database, behind one address for each site: each request goes to the next of them. */
export async function startTwoServers(DATABASE_URL: string): Promise<TwoServers> {
  const front = addresses(await freePorts());
  const extra = { DATABASE_URL, LEARNER_URL: front.learner, STUDIO_URL: front.studio, PROXIES: '1' };
  const one = await startServer(extra);
  const ports = await freePorts();
  const other = addresses(ports);
  const env = { ...one.env, ...ports };
  let second = await launch(env, other.api);
  const fronts = await Promise.all(
    (['api', 'learner', 'studio'] as const).map((site) =>
      balanced(Number(new URL(front[site]).port), [one[site], other[site]]),
    ),
  );
  const end = async (signal: NodeJS.Signals) => {
    const gone = once(second, 'exit');
    second.kill(signal);
    await gone;
  };
  return {
    ...one,
    ...front,
    killOne: () => end('SIGKILL'),
    async startOne() {
      second = await launch(env, other.api);
    },
    async stop() {
      for (const { close } of fronts) await close();
      await end('SIGTERM');
      await one.stop();
    },
  };
}

type Launch = { home?: string; said?: string[] };

async function launch(
  env: NodeJS.ProcessEnv,
  api: string,
  { home = root, said = [] }: Launch = {},
): Promise<ChildProcess> {
  const child = spawn('node', ['server/src/main.ts'], { cwd: home, env, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout?.on('data', (chunk) => said.push(String(chunk)));
  child.stderr?.on('data', (chunk) => said.push(String(chunk)));
  return await untilReady(child, api, said);
}

/** The same process, once its API says so; an error with what it said when it ends before, or takes too long. */
export async function untilReady<C extends ChildProcess>(
  child: C,
  api: string,
  said: readonly string[],
  seconds = 60,
): Promise<C> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server stopped with ${child.exitCode}:\n${said.join('')}`);
    const ready = await fetch(`${api}/health`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready) return child;
    await new Promise((done) => setTimeout(done, 20));
  }
  child.kill('SIGKILL');
  throw new Error(`the server was not ready within ${seconds} seconds:\n${said.join('')}`);
}

type Postmaster = { pid: number; sockets: string };

/** The bundled PostgreSQL of this data folder, while it runs: its own file says which process it is. */
async function databaseOn(dataDir: string): Promise<Postmaster | null> {
  const text = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '');
  const [pid = '', , , , sockets = ''] = text.split('\n');
  return isRunning(Number(pid)) ? { pid: Number(pid), sockets } : null;
}

/** After a kill nobody else stops it. SIGINT is PostgreSQL's fast shutdown. */
async function endDatabase(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT');
  while (isRunning(pid)) await new Promise((done) => setTimeout(done, 20));
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function demoAccounts(env: NodeJS.ProcessEnv): Promise<DemoAccount[]> {
  const child = spawn('node', ['server/src/commands/demo.ts', '--json'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += String(chunk);
  });
  await once(child, 'close');
  return JSON.parse(text) as DemoAccount[];
}

export function addresses(ports: Ports): Addresses {
  const of = (port: string) => `http://localhost:${port}`;
  return { api: of(ports.API_PORT), learner: of(ports.LEARNER_PORT), studio: of(ports.STUDIO_PORT) };
}

type Ports = Record<'API_PORT' | 'LEARNER_PORT' | 'STUDIO_PORT', string>;

export async function freePorts(): Promise<Ports> {
  const [API_PORT, LEARNER_PORT, STUDIO_PORT] = await threeFreePorts();
  return { API_PORT: String(API_PORT), LEARNER_PORT: String(LEARNER_PORT), STUDIO_PORT: String(STUDIO_PORT) };
}
