import { execFile, spawn } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { anOwnPostgres, type OwnPostgres } from '@fourfold/server/testing/own-postgres';
import { addresses, type DemoAccount, demoCode, freePorts, type RunningServer, untilReady } from '../server.ts';

const run = promisify(execFile);
/**
 * A user that owns no files here and differs from the database's user; null unless root, since only
 * root can switch users.
 */
export const stranger = process.getuid?.() === 0 ? { uid: 65_533, gid: 65_533 } : null;

/**
 * The product from an archive of `npm run bundle`, as an operator runs it: the files and the
 * database belong to other users.
 */
export type Unpacked = RunningServer & {
  /** The unpacked archive; its path has spaces. */
  home: string;
  postgres: OwnPostgres;
  /**
   * Runs one of its commands in a separate process with the same environment and returns stdout.
   */
  command(args: readonly string[], env?: Record<string, string>): Promise<string>;
  /** Creates an empty database that the product's database user owns. */
  emptyDatabase(name: string): Promise<string>;
  /** Ends the process and starts the product from this folder. */
  restartFrom(home: string): Promise<void>;
};

/** Unpacks the archive without write permission and returns the unpacked folder. */
export async function unpack(archive: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await run('tar', ['--extract', '--gzip', '--file', archive, '--directory', folder, '--no-same-owner']);
  const [name = ''] = await readdir(folder);
  if (!stranger) await run('chmod', ['-R', 'a-w', folder]);
  return join(folder, name);
}

/**
 * Starts an unpacked archive on an empty PostgreSQL, with nothing of this process's environment.
 * The super admin is created by the archive's own command.
 */
export async function startUnpacked(archive: string): Promise<Unpacked> {
  const place = await mkdtemp(join(tmpdir(), 'fourfold unpacked '));
  await chmod(place, 0o755);
  let home = await unpack(archive, join(place, 'first'));
  const dataDir = join(place, 'data');
  await mkdir(dataDir, { mode: 0o700 });
  if (stranger) await chown(dataDir, stranger.uid, stranger.gid);
  const postgres = await anOwnPostgres();
  await postgres.start();
  await postgres.sql('create role product login');
  const emptyDatabase = async (database: string) => {
    await postgres.sql(`create database ${database} owner product`);
    return postgres.url({ user: 'product', database });
  };
  const ports = await freePorts();
  const at = addresses(ports);
  const DATABASE_URL = await emptyDatabase('product');
  const env = { ...ports, DATA_DIR: dataDir, DATABASE_URL, MAIL: 'outbox', SEED: 'demo', LOG_LEVEL: 'warn' };
  const said: string[] = [];

  const launch = () => {
    const child = spawn(join(home, 'bin/fourfold'), ['start'], { ...stranger, cwd: '/', env });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(String(chunk)));
    // The first start compiles everything and inserts the demo data.
    return untilReady(child, at.api, said, 150);
  };
  const command: Unpacked['command'] = async (args, more = {}) =>
    (await run(join(home, 'bin/fourfold'), args, { ...stranger, cwd: '/', env: { ...env, ...more } })).stdout;
  const end = async (signal: NodeJS.Signals) => {
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    const code = await gone;
    if (signal === 'SIGTERM' && code !== 0) throw new Error(`the product ended with code ${code}:\n${said.join('')}`);
  };

  const remove = async () => {
    await postgres.remove();
    if (!stranger) await run('chmod', ['-R', 'u+w', place]);
    await rm(place, { recursive: true, force: true });
  };
  const accounts = async () => {
    const demo = JSON.parse(await command(['demo', '--json'])) as DemoAccount[];
    const chief = await makeSuperAdmin(command, at.api);
    return [chief, ...demo.filter(({ role }) => role !== chief.role)];
  };

  let child = await orElse(launch(), remove);
  return {
    ...at,
    dataDir,
    env,
    home,
    postgres,
    accounts: await orElse(accounts(), () => end('SIGKILL').then(remove)),
    code: demoCode,
    command,
    emptyDatabase,
    said: () => said.join(''),
    kill: () => end('SIGKILL'),
    async start() {
      child = await launch();
    },
    async restartFrom(other) {
      await end('SIGTERM');
      home = other;
      child = await launch();
    },
    async stop() {
      await end('SIGTERM');
      await remove();
    },
  };
}

/** Runs `undo` if the work fails, so that nothing stays running. */
async function orElse<T>(work: Promise<T>, undo: () => Promise<void>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    await undo();
    throw error;
  }
}

/** Creates a super admin with the command and the link that it prints. */
async function makeSuperAdmin(command: Unpacked['command'], api: string): Promise<DemoAccount> {
  const account = { role: 'super-admin', email: 'chief@mail.example', password: 'one archive, one night' };
  const link = await command(['admin', 'create', account.email]);
  const reply = await fetch(`${api}/accounts/reset_password`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      password: account.password,
      confirmPassword: account.password,
      reset_token: /reset-password\/(\S+)/.exec(link)?.[1],
    }),
  });
  if (!reply.ok) throw new Error(`the link of bin/fourfold admin sets no password: ${await reply.text()}`);
  return account;
}
