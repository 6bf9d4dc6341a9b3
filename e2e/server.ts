import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts as threeFreePorts } from '@fourfold/server/testing/free-ports';
import { startLoadBalancer } from './support/load-balancer.ts';

/** The demo's registration code, which the start prints. */
export const demoCode = 'FOURFOLD';

export const root = fileURLToPath(new URL('..', import.meta.url));

export type DemoAccount = { role: string; email: string; password: string };

type Addresses = { api: string; learner: string; studio: string };

/** The whole product as `npm start` runs it, on free ports and with its own data folder. */
export type RunningServer = Addresses & {
  accounts: DemoAccount[];
  /** A registration code that is valid on this server. */
  code: string;
  dataDir: string;
  /** Its environment, for a command that runs beside it, such as an import. */
  env: NodeJS.ProcessEnv;
  /** Its output and log so far; by default from log level `warn`. */
  output(): string;
  /** SIGKILL, like a crash; the database keeps running. */
  kill(): Promise<void>;
  /** Starts again after `kill`, with the same ports and data. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Additions to the server's environment. Nothing else of this process's environment is passed on,
 * so that no setting of the machine has an effect.
 */
type ExtraEnvironment = Record<string, string> | ((urls: Addresses) => Record<string, string>);

export async function startServer(extraEnvironment: ExtraEnvironment = {}, productDir = root): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fourfold-e2e-'));
  const ports = await freePorts();
  const urls = addresses(ports);
  const env: NodeJS.ProcessEnv = {
    HOME: process.env.HOME,
    // The Node that the workspace installed, even if another one runs the tests.
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    ...ports,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...(typeof extraEnvironment === 'function' ? extraEnvironment(urls) : extraEnvironment),
  };
  const output: string[] = [];
  let child = await launch(env, urls.api, { productDir, output });
  const running: RunningServer = {
    ...urls,
    dataDir,
    env,
    // A given database does not contain the demo.
    accounts: env.DATABASE_URL ? [] : await demoAccounts(env),
    code: demoCode,
    output: () => output.join(''),
    async kill() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
    async start() {
      child = await launch(env, urls.api, { productDir, output });
    },
    async stop() {
      const database = await findDatabase(dataDir);
      const wasRunning = child.exitCode === null && child.signalCode === null;
      if (wasRunning) {
        const exited = once(child, 'exit');
        child.kill('SIGTERM');
        await exited;
      }
      const leftover = await findDatabase(dataDir);
      if (leftover) await stopDatabase(leftover.pid);
      if (database) await rmdir(database.socketDir).catch(() => {});
      await rm(dataDir, { recursive: true, force: true });
      if (leftover && wasRunning) throw new Error('the server stopped but its database is still running');
    },
  };
  return running;
}

export type TwoServers = RunningServer & {
  /** SIGKILL of one of the two processes. */
  killSecond(): Promise<void>;
  startSecond(): Promise<void>;
};

/** Starts two server processes on one database, with one load balancer address for each site. */
export async function startTwoServers(DATABASE_URL: string): Promise<TwoServers> {
  const front = addresses(await freePorts());
  const extraEnvironment = { DATABASE_URL, LEARNER_URL: front.learner, STUDIO_URL: front.studio, PROXIES: '1' };
  const first = await startServer(extraEnvironment);
  const ports = await freePorts();
  const secondUrls = addresses(ports);
  const env = { ...first.env, ...ports };
  let second = await launch(env, secondUrls.api);
  const fronts = await Promise.all(
    (['api', 'learner', 'studio'] as const).map((site) =>
      startLoadBalancer(Number(new URL(front[site]).port), [first[site], secondUrls[site]]),
    ),
  );
  const endSecond = async (signal: NodeJS.Signals) => {
    const exited = once(second, 'exit');
    second.kill(signal);
    await exited;
  };
  return {
    ...first,
    ...front,
    killSecond: () => endSecond('SIGKILL'),
    async startSecond() {
      second = await launch(env, secondUrls.api);
    },
    async stop() {
      for (const { close } of fronts) await close();
      await endSecond('SIGTERM');
      await first.stop();
    },
  };
}

type LaunchOptions = { productDir?: string; output?: string[] };

async function launch(
  env: NodeJS.ProcessEnv,
  api: string,
  { productDir = root, output = [] }: LaunchOptions = {},
): Promise<ChildProcess> {
  const child = spawn('node', ['server/src/main.ts'], { cwd: productDir, env, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout?.on('data', (chunk) => output.push(String(chunk)));
  child.stderr?.on('data', (chunk) => output.push(String(chunk)));
  return await waitUntilReady(child, api, output);
}

/** Resolves to the process when its API is healthy. Throws with its output if it ends first or takes too long. */
export async function waitUntilReady<C extends ChildProcess>(
  child: C,
  api: string,
  output: readonly string[],
  seconds = 60,
): Promise<C> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server stopped with ${child.exitCode}:\n${output.join('')}`);
    const ready = await fetch(`${api}/health`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready) return child;
    await new Promise((done) => setTimeout(done, 20));
  }
  child.kill('SIGKILL');
  throw new Error(`the server was not ready within ${seconds} seconds:\n${output.join('')}`);
}

type Postmaster = { pid: number; socketDir: string };

/** The bundled PostgreSQL of this data folder, from its pid file; null if it is not running. */
async function findDatabase(dataDir: string): Promise<Postmaster | null> {
  const text = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '');
  const [pid = '', , , , socketDir = ''] = text.split('\n');
  return isRunning(Number(pid)) ? { pid: Number(pid), socketDir } : null;
}

/** Needed after `kill`, when no server stops the database. SIGINT is PostgreSQL's fast shutdown. */
async function stopDatabase(pid: number): Promise<void> {
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
  const urlOf = (port: string) => `http://localhost:${port}`;
  return { api: urlOf(ports.API_PORT), learner: urlOf(ports.LEARNER_PORT), studio: urlOf(ports.STUDIO_PORT) };
}

type Ports = Record<'API_PORT' | 'LEARNER_PORT' | 'STUDIO_PORT', string>;

export async function freePorts(): Promise<Ports> {
  const [API_PORT, LEARNER_PORT, STUDIO_PORT] = await threeFreePorts();
  return { API_PORT: String(API_PORT), LEARNER_PORT: String(LEARNER_PORT), STUDIO_PORT: String(STUDIO_PORT) };
}
