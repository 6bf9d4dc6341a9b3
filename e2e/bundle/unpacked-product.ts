import { execFile, spawn } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { anOwnPostgres, type OwnPostgres } from '@fourfold/server/testing/own-postgres';
import { addresses, type DemoAccount, demoCode, freePorts, type RunningServer, waitUntilReady } from '../server.ts';

const execute = promisify(execFile);
/**
 * A user that owns no files here and differs from the database's user; null unless root, since only
 * root can switch users.
 */
export const otherUser = process.getuid?.() === 0 ? { uid: 65_533, gid: 65_533 } : null;

/**
 * The product from an archive of `npm run bundle`, as an operator runs it: the files and the
 * database belong to other users.
 */
export type UnpackedProduct = RunningServer & {
  /** The unpacked archive; its path has spaces. */
  productDir: string;
  postgres: OwnPostgres;
  /** Runs one of its commands in a separate process with the same environment and returns stdout. */
  command(args: readonly string[], env?: Record<string, string>): Promise<string>;
  /** Creates an empty database that the product's database user owns. */
  emptyDatabase(name: string): Promise<string>;
  /** Ends the process and starts the product from this folder. */
  restartFrom(productDir: string): Promise<void>;
};

/** Unpacks the archive without write permission and returns the unpacked folder. */
export async function unpackArchive(archive: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await execute('tar', ['--extract', '--gzip', '--file', archive, '--directory', folder, '--no-same-owner']);
  const [name = ''] = await readdir(folder);
  if (!otherUser) await execute('chmod', ['-R', 'a-w', folder]);
  return join(folder, name);
}

/**
 * Starts an unpacked archive on an empty PostgreSQL, with nothing of this process's environment.
 * The super admin is created by the archive's own command.
 */
export async function startUnpacked(archive: string): Promise<UnpackedProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'fourfold unpacked '));
  await chmod(folder, 0o755);
  let productDir = await unpackArchive(archive, join(folder, 'first'));
  const dataDir = join(folder, 'data');
  await mkdir(dataDir, { mode: 0o700 });
  if (otherUser) await chown(dataDir, otherUser.uid, otherUser.gid);
  const postgres = await anOwnPostgres();
  await postgres.start();
  await postgres.sql('create role product login');
  const emptyDatabase = async (database: string) => {
    await postgres.sql(`create database ${database} owner product`);
    return postgres.url({ user: 'product', database });
  };
  const ports = await freePorts();
  const urls = addresses(ports);
  const DATABASE_URL = await emptyDatabase('product');
  const env = { ...ports, DATA_DIR: dataDir, DATABASE_URL, MAIL: 'outbox', SEED: 'demo', LOG_LEVEL: 'warn' };
  const output: string[] = [];

  const launch = () => {
    const child = spawn(join(productDir, 'bin/fourfold'), ['start'], { ...otherUser, cwd: '/', env });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
    // The first start compiles everything and inserts the demo data.
    return waitUntilReady(child, urls.api, output, 150);
  };
  const command: UnpackedProduct['command'] = async (args, extraEnvironment = {}) =>
    (
      await execute(join(productDir, 'bin/fourfold'), args, {
        ...otherUser,
        cwd: '/',
        env: { ...env, ...extraEnvironment },
      })
    ).stdout;
  const endProcess = async (signal: NodeJS.Signals) => {
    const exited = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    const code = await exited;
    if (signal === 'SIGTERM' && code !== 0) throw new Error(`the product ended with code ${code}:\n${output.join('')}`);
  };

  const remove = async () => {
    await postgres.remove();
    if (!otherUser) await execute('chmod', ['-R', 'u+w', folder]);
    await rm(folder, { recursive: true, force: true });
  };
  const accounts = async () => {
    const demo = JSON.parse(await command(['demo', '--json'])) as DemoAccount[];
    const superAdmin = await makeSuperAdmin(command, urls.api);
    return [superAdmin, ...demo.filter(({ role }) => role !== superAdmin.role)];
  };

  let child = await undoOnError(launch(), remove);
  return {
    ...urls,
    dataDir,
    env,
    productDir,
    postgres,
    accounts: await undoOnError(accounts(), () => endProcess('SIGKILL').then(remove)),
    code: demoCode,
    command,
    emptyDatabase,
    output: () => output.join(''),
    kill: () => endProcess('SIGKILL'),
    async start() {
      child = await launch();
    },
    async restartFrom(other) {
      await endProcess('SIGTERM');
      productDir = other;
      child = await launch();
    },
    async stop() {
      await endProcess('SIGTERM');
      await remove();
    },
  };
}

/** Runs `undo` if the work fails, so that nothing stays running. */
async function undoOnError<T>(work: Promise<T>, undo: () => Promise<void>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    await undo();
    throw error;
  }
}

/** Creates a super admin with the command and the link that it prints. */
async function makeSuperAdmin(command: UnpackedProduct['command'], api: string): Promise<DemoAccount> {
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
