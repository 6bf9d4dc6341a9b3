import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunAs } from '../database/bundled/run-as.ts';
import { freePorts } from './free-ports.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A process of the product. `output` returns the text of both streams so far, `errorOutput` that of stderr only. */
export type ProductProcess = { child: ChildProcess; output(): string; errorOutput(): string };

/** The product as separate processes, with its own folder and ports. */
export type Product = {
  dataDir: string;
  /** Ports of the API, the learner app and the studio. */
  ports: [api: number, learner: number, studio: number];
  run(file: string, args?: string[], env?: Record<string, string>, as?: RunAs): ProductProcess;
  /** Resolves when it reports that it runs, or when it has exited. */
  start(env?: Record<string, string>): Promise<ProductProcess>;
  /** Starts it as `npm start` does, in a process group of its own, as a terminal does. */
  startInGroup(env?: Record<string, string>): Promise<ProductProcess>;
  /** Stops what still runs, and removes the folder. */
  remove(): Promise<void>;
};

export async function aProduct(): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fourfold-main-'));
  const ports = await freePorts();
  const children = new Set<ChildProcess>();

  function run(file: string, args: string[] = [], env: Record<string, string> = {}, as: RunAs = null): ProductProcess {
    return spawnProcess([join(root, 'server/src', file), ...args], env, as ?? {});
  }

  function spawnProcess(args: string[], env: Record<string, string>, options: SpawnOptions): ProductProcess {
    const { DATABASE_URL: _, NODE_ENV: __, ...inherited } = process.env;
    const [API_PORT, LEARNER_PORT, STUDIO_PORT] = ports.map(String) as [string, string, string];
    const child = spawn(process.execPath, args, {
      ...options,
      stdio: ['pipe', 'pipe', 'pipe'],
      cwd: root,
      env: { ...inherited, DATA_DIR: dataDir, API_PORT, LEARNER_PORT, STUDIO_PORT, ...env },
    });
    children.add(child);
    child.once('exit', () => children.delete(child));
    let [allOutput, errors] = ['', ''];
    child.stdout.on('data', (part) => (allOutput += String(part)));
    child.stderr.on('data', (part) => {
      allOutput += String(part);
      errors += String(part);
    });
    return { child, output: () => allOutput, errorOutput: () => errors };
  }

  return {
    dataDir,
    ports,
    run,
    async start(env = {}) {
      const running = run('main.ts', [], env);
      await waitForOutput(running, 'Ctrl-C stops it.');
      return running;
    },
    async startInGroup(env = {}) {
      const starter = `
        import { runCommand } from './bin/command.mjs';
        process.exit(await runCommand(['node', 'server/src/main.ts']));`;
      const running = spawnProcess(['--input-type=module', '-e', starter], env, { detached: true });
      await waitForOutput(running, 'Ctrl-C stops it.');
      return running;
    },
    async remove() {
      for (const child of children) await stopProcess(child, 'SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Resolves when the process has written this text, or has exited. */
export async function waitForOutput({ child, output }: ProductProcess, text: string): Promise<void> {
  while (!output().includes(text) && child.exitCode === null && child.signalCode === null) {
    await new Promise((done) => setTimeout(done, 20));
  }
}

export async function stopProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  child.kill(signal);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

export async function waitForExit(running: ProductProcess): Promise<[code: number | null, output: string]> {
  if (running.child.exitCode === null) await once(running.child, 'close');
  return [running.child.exitCode, running.output()];
}

/** Occupies a port. */
export async function occupyPort(port = 0) {
  const server = createServer((socket) => socket.resume()).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
