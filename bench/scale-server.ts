import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePorts } from '@fourfold/server/testing/free-ports';

const root = fileURLToPath(new URL('..', import.meta.url));

export type ServerProcess = { api: string; port: number; pid: number; stop(): Promise<void> };

/** Starts one server process, API only, on an existing database. */
export async function startServerProcess(
  { host, user, database }: Connection,
  dataDir: string,
  { flags = [], logLevel = 'error' }: { flags?: readonly string[]; logLevel?: string } = {},
): Promise<ServerProcess> {
  const [port] = await freePorts();
  const child = spawn('node', [...flags, 'server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: `postgresql://${user}@${encodeURIComponent(host)}/${database}`,
      DATA_DIR: dataDir,
      API_PORT: String(port),
      FOURFOLD_DEV: '1',
      LOG_LEVEL: logLevel,
    },
  });
  const api = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
    if (child.exitCode !== null) throw new Error(`the server stopped with ${child.exitCode}`);
    const isUp = await fetch(`${api}/health`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isUp) return { api, port, pid: child.pid ?? 0, stop };
    await new Promise((done) => setTimeout(done, 50));
  }
  await stop();
  throw new Error('the server was not up within a minute');
}

type Connection = { host: string; user: string; database: string };
