import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { postmasterOf, queryOnce } from './postmaster.ts';
import { type BundledServer, startBundled } from './start.ts';

let dataDir: string;
const started: BundledServer[] = [];

beforeEach(() => {
  dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'fourfold-bundled-')));
  chmodSync(dataDir, 0o755);
});
afterEach(async () => {
  for (const bundled of started.splice(0)) await bundled.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<BundledServer> {
  const bundled = await startBundled({ dataDir });
  started.push(bundled);
  return bundled;
}
const cluster = () => join(dataDir, 'postgres');

it('starts in an empty folder, persists its data, and does not run after stop', async () => {
  const first = await start();
  await queryOnce(first.connection, 'create table kept as select 4 as four');
  await first.stop();
  expect(postmasterOf(cluster())).toBeNull();
  const again = await start();
  expect(await queryOnce(again.connection, 'select four from kept')).toEqual([{ four: 4 }]);
});

it('runs while any process uses it, even without a connection, and stops with the last one', async () => {
  const first = await start();
  const second = await start();
  await second.stop();
  expect(await queryOnce(first.connection, 'select 4 as four')).toEqual([{ four: 4 }]);
  await first.stop();
  expect(postmasterOf(cluster())).toBeNull();
  expect(existsSync(first.connection.host)).toBe(false);
});

it('starts again while the server is stopping', async () => {
  const first = await start();
  const stopping = first.stop();
  const second = await start();
  await stopping;
  expect(await queryOnce(second.connection, 'select 4 as four')).toEqual([{ four: 4 }]);
});

it('uses fsync, and listens only on its socket', async () => {
  const { connection } = await start();
  const [row] = await queryOnce(
    connection,
    "select current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses",
  );
  expect(row).toEqual({ fsync: 'on', addresses: '' });
  expect(statSync(connection.host).mode & 0o077).toBe(0);
  expect(`${connection.host}/.s.PGSQL.5432`.length).toBeLessThan(107);
});

it('adopts the running server after the process that started it was killed', async () => {
  const script = `
    import { startBundled } from ${JSON.stringify(new URL('start.ts', import.meta.url).href)};
    await startBundled({ dataDir: ${JSON.stringify(dataDir)} });
    console.log('ready');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const before = postmasterOf(cluster())?.pid;
  child.kill('SIGKILL');
  await once(child, 'exit');
  const found = await start();
  expect(found.adopted).toBe(true);
  expect(postmasterOf(cluster())?.pid).toBe(before);
  await found.stop();
  expect(postmasterOf(cluster())).toBeNull();
});

it('never runs two servers on one folder: starts at the same moment share one', async () => {
  const both = await Promise.all([start(), start()]);
  expect(both.map((one) => one.connection.host)).toEqual([both[0].connection.host, both[0].connection.host]);
  expect(both.filter((one) => one.adopted).length).toBeGreaterThanOrEqual(1);
});

it('does not adopt a server of another cluster that claims this folder', async () => {
  await start();
  writeFileSync(join(dataDir, 'cluster-id'), '1\n');
  await expect(startBundled({ dataDir })).rejects.toThrow(/serves the cluster \d+, and .* belongs to 1\./);
});

it('treats an empty cluster-id, which a full disk can cause, as missing', async () => {
  const first = await start();
  await first.stop();
  writeFileSync(join(dataDir, 'cluster-id'), '');
  await start();
  expect(readFileSync(join(dataDir, 'cluster-id'), 'utf8')).toMatch(/^\d+\n$/);
});

it.runIf(process.platform === 'linux')(
  'starts although another process has the process id of a crashed server',
  async () => {
    const first = await start();
    const pidFile = join(cluster(), 'postmaster.pid');
    const text = readFileSync(pidFile, 'utf8');
    await first.stop();
    // With the same user: otherwise PostgreSQL itself detects that the process is not a server of
    // this folder.
    const { uid, gid } = statSync(cluster());
    const sleeper = spawn('sleep', ['60'], { uid, gid, cwd: '/', stdio: 'ignore' });
    try {
      writeFileSync(pidFile, text.replace(/^\d+/, String(sleeper.pid)));
      const again = await start();
      expect(again.adopted).toBe(false);
      expect(await queryOnce(again.connection, 'select 4 as four')).toEqual([{ four: 4 }]);
    } finally {
      sleeper.kill();
    }
  },
);

it('refuses a folder of another major version with a sentence', async () => {
  const first = await start();
  await first.stop();
  writeFileSync(join(cluster(), 'PG_VERSION'), '9\n');
  await expect(startBundled({ dataDir })).rejects.toThrow(/was made by PostgreSQL 9, and this is PostgreSQL 1\d/);
});

it('leaves no incomplete cluster behind when initdb fails', async () => {
  const bin = mkdtempSync(join(tmpdir(), 'fourfold-bin-'));
  writeFileSync(join(bin, 'initdb'), '#!/bin/sh\nmkdir -p "$2"; touch "$2/half"; echo no room >&2; exit 1\n', {
    mode: 0o755,
  });
  chmodSync(bin, 0o755);
  const before = process.env.PG_BIN;
  process.env.PG_BIN = bin;
  try {
    await expect(startBundled({ dataDir })).rejects.toThrow(/could not lay out .*no room/);
  } finally {
    if (before === undefined) delete process.env.PG_BIN;
    else process.env.PG_BIN = before;
  }
  expect(readdirSync(dataDir)).toEqual([]);
});

it.runIf(process.getuid?.() === 0)('runs as an unprivileged user when the test runs as root', async () => {
  await start();
  const pid = postmasterOf(cluster())?.pid;
  expect(readFileSync(`/proc/${pid}/status`, 'utf8')).toMatch(/^Uid:\s+65534\s/m);
  expect(spawnSync('id', ['-u']).stdout.toString().trim()).toBe('0');
});
