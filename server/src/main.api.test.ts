import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './database/open-database.ts';
import { clientOf, request } from './testing/client.ts';
import { aProduct, occupyPort, type Product, stopProcess, waitForExit } from './testing/product.ts';

let product: Product;
let dataDir: string;
let ports: Product['ports'];
const run: Product['run'] = (...what) => product.run(...what);
const start: Product['start'] = (env) => product.start(env);

beforeEach(async () => {
  product = await aProduct();
  ({ dataDir, ports } = product);
});
afterEach(() => product.remove());

async function enter(base: string, account: { email: string; password: string } | undefined) {
  const body = { email: account?.email, password: account?.password };
  const reply = await request(base, 'POST /sessions', { body });
  return clientOf(base, reply.headers.get('x-user-token') ?? '');
}

describe('the start', () => {
  it('seeds a demo once, prints addresses and accounts, serves three ports, and stops cleanly', async () => {
    const [api, learner, studio] = ports;
    const first = await start();
    for (const port of ports) expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
    expect(first.output()).toContain(`http://localhost:${learner}\n`);
    expect(first.output()).toContain(`http://localhost:${studio}\n`);
    expect(first.output()).toContain('Registration code: FOURFOLD');

    const [, json] = await waitForExit(run('commands/demo.ts', ['--json']));
    const accounts = JSON.parse(json) as { role: string; email: string; password: string }[];
    expect(accounts.map((account) => account.role)).toEqual(['student', 'tutor', 'admin', 'super-admin']);
    for (const { email, password } of accounts) {
      expect(first.output()).toContain(password);
      const entered = await request(`http://127.0.0.1:${api}`, 'POST /sessions', { body: { email, password } });
      expect([email, entered.status]).toEqual([email, 200]);
    }
    const student = await enter(`http://127.0.0.1:${learner}/api`, accounts[0]);
    const { data: topics } = await student('GET /topics');
    expect(topics.length).toBeGreaterThanOrEqual(3);
    expect((await stat(join(dataDir, 'demo-accounts.json'))).mode & 0o077).toBe(0);
    expect(await stopProcess(first.child, 'SIGINT')).toBe(0);
    await expect(stat(join(dataDir, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT');

    const second = await start();
    expect(second.output()).not.toContain('Seeding');
    for (const { password } of accounts) expect(second.output()).toContain(password);
  });

  it('completes a demo seed that was interrupted, and does not seed into other content', async () => {
    const [, , studio] = ports;
    const cut = await start();
    const inside = await openDatabase({ dataDir, databaseUrl: null, databaseUrlDirect: null });
    await inside.db.deleteFrom('users').execute();
    await stopProcess(cut.child, 'SIGKILL');
    await inside.close();
    const again = await start();
    expect(again.output()).toContain('Demo accounts');
    await stopProcess(again.child, 'SIGTERM');

    const kept = await openDatabase({ dataDir, databaseUrl: null, databaseUrlDirect: null });
    await kept.db.deleteFrom('users').execute();
    await rm(join(dataDir, 'demo-accounts.json'));
    await kept.close();
    const other = await start();
    expect(other.output()).not.toContain('Demo accounts');
    expect(other.output()).toContain('npm run admin -- create EMAIL');
    expect((await fetch(`http://127.0.0.1:${studio}/health`)).status).toBe(200);
  });

  it('reports a port that is in use, exits with 1 and stops the database', async () => {
    const taken = await occupyPort(ports[1]);
    const [code, said] = await waitForExit(run('main.ts'));
    expect(code).toBe(1);
    expect(said).toContain(
      `Port ${ports[1]} is in use by another program: stop that, or choose another with LEARNER_PORT.`,
    );
    expect(said).not.toMatch(/\n\s+at /);
    await expect(stat(join(dataDir, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT');
    await taken.close();
  });

  it('reports each error of the configuration in a sentence', async () => {
    const [code, said] = await waitForExit(run('main.ts', [], { API_PORT: 'x', SEED: 'all' }));
    expect([code, said]).toEqual([
      1,
      'API_PORT is "x": expected a whole number from 1 to 65535.\nSEED is "all": expected demo.\n',
    ]);
  });

  it('in production seeds nothing, prints how to create the first account, and logs no link', async () => {
    const production = { NODE_ENV: 'production', MAIL: 'outbox' };
    const [api] = ports;
    const ran = await start(production);
    expect(ran.output()).toContain('npm run admin -- create EMAIL');
    expect(ran.output()).not.toContain('Demo accounts');

    const [code, printed] = await waitForExit(run('commands/admin.ts', ['create', 'first@mail.example'], production));
    expect(code).toBe(0);
    const token = /\/reset-password\/([\w-]{43})\n/.exec(printed)?.[1];
    const base = `http://127.0.0.1:${api}`;
    const chosen = { password: 'four in a row', confirmPassword: 'four in a row', reset_token: token };
    expect((await request(base, 'PUT /accounts/reset_password', { body: chosen })).status).toBe(200);
    expect((await request(base, 'PUT /accounts/reset_password', { body: chosen })).status).toBe(410);
    const body = { email: 'first@mail.example', password: 'four in a row' };
    const entered = await request(base, 'POST /sessions', { body });
    expect(await entered.json()).toMatchObject({ is_admin: true, is_super_admin: true });

    await request(base, 'PUT /accounts/forgot_password', { body: { email: body.email } });
    const { file, link } = await linkIn(join(dataDir, 'outbox'));
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await stopProcess(ran.child, 'SIGTERM')).toBe(0);
    expect(ran.output()).toContain('a letter was kept in the outbox folder');
    expect(ran.output()).not.toContain(link);
  });
});

it('the admin command refuses an invalid email address and prints its usage', async () => {
  const [code, said] = await waitForExit(run('commands/admin.ts', ['create', 'first']));
  expect([code, said]).toEqual([1, '"first" is not an email address.\n']);
  const [usage, line] = await waitForExit(run('commands/admin.ts', []));
  expect([usage, line]).toEqual([
    1,
    'Usage: npm run admin -- create EMAIL\n       npm run admin -- test-mail ADDRESS\n',
  ]);
});

/** Waits until a letter is completely written; returns its file and its link. */
async function linkIn(folder: string): Promise<{ file: string; link: string }> {
  for (;;) {
    // A letter that is being written has a name that begins with a dot.
    const [letter] = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.'));
    const file = join(folder, letter ?? '');
    const link = letter && /reset-password\/[\w-]{43}/.exec(await readFile(file, 'utf8'))?.[0];
    if (link) return { file, link };
    await new Promise((done) => setTimeout(done, 20));
  }
}
