import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The demo's registration code, as the start prints it. */
const demoCode = 'FOURFOLD';

const root = fileURLToPath(new URL('..', import.meta.url));

export type DemoAccount = { role: string; email: string; password: string };

/** The whole product as `npm start` runs it, on free ports and in a data folder of its own. */
export type RunningServer = {
  api: string;
  learner: string;
  studio: string;
  accounts: DemoAccount[];
  /** A registration code that is good on this server. */
  code: string;
  dataDir: string;
  /** SIGKILL, as a crash would; the database goes on running. */
  kill(): Promise<void>;
  /** Start again after `kill`, on the same ports and the same data. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

export async function startServer(extra: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fourfold-e2e-'));
  const [api, learner, studio] = await Promise.all([freePort(), freePort(), freePort()]);
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    API_PORT: String(api),
    LEARNER_PORT: String(learner),
    STUDIO_PORT: String(studio),
    ...extra,
  };
  let child = await launch(env, api);
  const running: RunningServer = {
    api: `http://localhost:${api}`,
    learner: `http://localhost:${learner}`,
    studio: `http://localhost:${studio}`,
    dataDir,
    accounts: await demoAccounts(env),
    code: demoCode,
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    async start() {
      child = await launch(env, api);
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return running;
}

async function launch(env: NodeJS.ProcessEnv, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['server/src/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  child.stdout?.on('data', (chunk) => said.push(String(chunk)));
  child.stderr?.on('data', (chunk) => said.push(String(chunk)));
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server stopped with ${child.exitCode}:\n${said.join('')}`);
    const ready = await fetch(`http://localhost:${port}/health`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (ready) return child;
    await new Promise((done) => setTimeout(done, 50));
  }
  child.kill('SIGKILL');
  throw new Error(`the server was not ready within a minute:\n${said.join('')}`);
}

async function demoAccounts(env: NodeJS.ProcessEnv): Promise<DemoAccount[]> {
  const child = spawn(process.execPath, ['server/src/commands/demo.ts', '--json'], {
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

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? found(address.port) : failed(new Error('no port'))));
    });
  });
}
