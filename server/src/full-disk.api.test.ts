import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runAs } from './database/bundled/run-as.ts';
import { openDatabase } from './database/open-database.ts';
import { clientOf, request } from './testing/client.ts';
import { aStoredDraft } from './testing/drafts.ts';
import { aPerson } from './testing/people.ts';
import { aProduct, type Product, type ProductProcess, stopProcess, waitForExit } from './testing/product.ts';
import { aSmallDisk, canMount, type SmallDisk } from './testing/small-disk.ts';

let product: Product;
let disk: SmallDisk;
let env: Record<string, string>;
beforeEach(async () => {
  product = await aProduct();
});
afterEach(() => product.remove());

async function complaint(ran: ProductProcess): Promise<string> {
  const [code, said] = await waitForExit(ran);
  expect([code, said]).toEqual([1, ran.errorOutput()]);
  return said;
}

describe.runIf(canMount)('a full disk (a small mount, which only root can create)', () => {
  beforeEach(() => {
    disk = aSmallDisk(8);
    env = { DATA_DIR: disk.folder, NODE_ENV: 'production', MAIL: 'outbox' };
  });
  afterEach(async () => {
    await product.remove();
    disk.remove();
  });
  const noRoom = () =>
    `There is no room left on the disk of ${disk.folder} for the database. Make some, or set DATA_DIR to another folder.\n`;
  const start = () => product.run('main.ts', [], env);

  it('is reported at every start, and with free space the product starts', async () => {
    expect(await complaint(start())).toBe(noRoom());
    expect(readdirSync(disk.folder)).toEqual([]);

    disk.resize(300);
    const first = await product.start(env);
    expect(await stopProcess(first.child, 'SIGTERM')).toBe(0);

    disk.fill();
    expect(await complaint(start())).toBe(noRoom());
    disk.makeRoom();
    const again = await product.start(env);
    expect((await fetch(`http://127.0.0.1:${product.ports[0]}/health`)).status).toBe(200);
    expect(await stopProcess(again.child, 'SIGTERM')).toBe(0);
  });

  it('makes saves fail while the product runs, and with free space it continues with all saved data', async () => {
    disk.resize(300);
    const ran = await product.start(env);
    const inside = await openDatabase({ dataDir: disk.folder, databaseUrl: null, databaseUrlDirect: null });
    const { token } = await aPerson(inside.db, 'admin');
    const api = `http://127.0.0.1:${product.ports[0]}`;
    const saved: string[] = [];
    const save = async (key: string) => {
      const body = aStoredDraft(key, randomBytes(300_000).toString('base64'));
      const reply = await request(api, 'PUT /drafts', { body }, token);
      if (reply.status === 200) saved.push(key);
      return { status: reply.status, asksToWait: reply.headers.get('retry-after'), said: await reply.text() };
    };
    disk.fill();
    let refused = await save('0');
    for (let n = 1; refused.status === 200; n += 1) refused = await save(String(n));
    expect(refused).toMatchObject({ status: 503, asksToWait: '5' });
    expect(refused.said).toMatch(/^{"errors":\["(There is no room left to save this|The database cannot be reached)/);
    if (refused.said.includes('There is no room')) {
      const health = await (await fetch(`${api}/health`)).json();
      expect(health).toEqual({ status: 'degraded', reason: 'database full or not writable: nothing can be saved' });
    }
    // PostgreSQL finds no space for the next log segment, and stops.
    const nextPiece = "select pg_logical_emit_message(true, 'a', 'b'); select pg_switch_wal()";
    for (let up = true; up; ) {
      up = await inside.pool.query(nextPiece).then(
        () => true,
        () => false,
      );
    }
    await expect.poll(() => ran.output()).toContain('the bundled PostgreSQL is down');
    await inside.close();
    expect(await save('while it is down')).toMatchObject({ status: 503, asksToWait: '5' });
    expect(ran.child.exitCode).toBeNull();

    disk.makeRoom();
    await expect.poll(async () => (await save('at last')).status).toBe(200);
    expect(await (await fetch(`${api}/health`)).json()).toEqual({ status: 'ready' });
    const { data } = await clientOf(api, token)('GET /drafts', { query: {} });
    expect(data.map(({ key }) => key).sort()).toEqual([...new Set(saved)].sort());
    expect(await stopProcess(ran.child, 'SIGTERM')).toBe(0);
  });

  it('that is read-only is reported', async () => {
    disk.readOnly();
    const said = await complaint(start());
    expect(said).toBe(
      `${disk.folder} cannot be written: its disk is read-only. Make it writable, or set DATA_DIR to another folder.\n`,
    );
  });
});

it.skipIf(canMount)('a full disk: not tested here, because only root on Linux can mount a small one', () => {});

describe('a data folder', () => {
  it('whose path is a file is reported, and the file is unchanged', async () => {
    const folder = join(product.dataDir, 'taken');
    writeFileSync(folder, 'mine');
    expect(await complaint(product.run('main.ts', [], { DATA_DIR: folder }))).toBe(
      `${folder} cannot be written: there is a file in the place of a folder. Move it away, or set DATA_DIR to another folder.\n`,
    );
    expect(readFileSync(folder, 'utf8')).toBe('mine');
    const below = join(folder, 'data');
    expect(await complaint(product.run('main.ts', [], { DATA_DIR: below }))).toContain('there is a file in the place');
  });

  it('that this user may not write to is reported', async () => {
    const folder = join(product.dataDir, 'closed');
    mkdirSync(folder, { mode: 0o555 });
    chmodSync(product.dataDir, 0o755);
    // Root may write everywhere, so another user starts the product.
    const ran = product.run('main.ts', [], { DATA_DIR: folder, HOME: tmpdir() }, runAs());
    expect(await complaint(ran)).toMatch(
      /closed\/postgres\.\d+ cannot be written: this user may not. Let the user that Fourfold runs as write there, or/,
    );
    expect(readdirSync(folder)).toEqual([]);
  });
});
