import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitUntilUsable } from './database/check-usable.ts';
import { freePorts } from './testing/free-ports.ts';
import { anOwnPostgres, type OwnPostgres } from './testing/own-postgres.ts';
import { aProduct, occupyPort, type Product, stopProcess, waitForExit, waitForOutput } from './testing/product.ts';

let postgres: OwnPostgres;
let product: Product;
beforeAll(async () => {
  postgres = await anOwnPostgres();
  await postgres.start();
  await postgres.sql("create role stranger login password 'rhubarb'");
});
afterAll(() => postgres.remove());
beforeEach(async () => {
  product = await aProduct();
});
afterEach(() => product.remove());

/** Starts the product and returns its stderr; it must exit with 1. */
async function complaintAbout(url: string, env: Record<string, string> = {}): Promise<string> {
  const ran = product.run('main.ts', [], { DATABASE_URL: url, ...env });
  const [code, said] = await waitForExit(ran);
  expect(code).toBe(1);
  expect(said).not.toContain('rhubarb');
  return ran.errorOutput();
}

describe('a wrong DATABASE_URL ends the start with one sentence about', () => {
  const serverName = () => `PostgreSQL on 127.0.0.1:${postgres.port}`;
  const advice = 'Mend that there, or DATABASE_URL here.\n';

  it('a wrong password', async () => {
    await postgres.sql("alter role stranger password 'another'");
    const complaint = await complaintAbout(postgres.url({ user: 'stranger', password: 'rhubarb' }));
    expect(complaint).toBe(
      `The database cannot be used: ${serverName()} does not take the password of the user stranger. ${advice}`,
    );
    await postgres.sql("alter role stranger password 'rhubarb'");
  });

  it('no password', async () => {
    expect(await complaintAbout(postgres.url({ user: 'stranger' }))).toBe(
      `The database cannot be used: ${serverName()} asks for a password, and the address has none for the user stranger. ${advice}`,
    );
  });

  it('an unknown user', async () => {
    expect(await complaintAbout(postgres.url({ user: 'nobody', password: 'rhubarb' }))).toBe(
      `The database cannot be used: ${serverName()} does not let the user nobody in: role "nobody" does not exist. ${advice}`,
    );
  });

  it('an unknown database', async () => {
    expect(await complaintAbout(postgres.url({ user: 'stranger', password: 'rhubarb', database: 'no_such' }))).toBe(
      `The database cannot be used: ${serverName()} has no database no_such. ${advice}`,
    );
  });

  it('an invalid address', async () => {
    expect(await complaintAbout('postgresql://me:rhubarb@localhost:99999/x')).toBe(
      'DATABASE_URL cannot be read (Invalid URL): expected postgresql://user:password@host:port/database, with %40 ' +
        'for an @ in the password, %2F for a /.\n',
    );
  });

  it('another server at this address', async () => {
    const web = createServer().listen(0, '127.0.0.1');
    await once(web, 'listening');
    const { port } = web.address() as AddressInfo;
    expect(await complaintAbout(`postgresql://me:rhubarb@127.0.0.1:${port}/x`)).toBe(
      `The database cannot be used: what listens on 127.0.0.1:${port} is no PostgreSQL. ${advice}`,
    );
    web.close();
  });

  it('a PostgreSQL version that is too old', async () => {
    await postgres.sql('create database past');
    // In this database current_setting returns the version of an old server.
    const answer = "create function past.current_setting(text) returns text language sql as $$ select '140011' $$";
    await postgres.sql(`create schema past; ${answer}`, 'past');
    await postgres.sql('alter database past set search_path = past, pg_catalog');
    expect(await complaintAbout(postgres.url({ database: 'past' }))).toBe(
      'The database is PostgreSQL 14; Fourfold needs 15 or newer. Mend DATABASE_URL.\n',
    );
  });

  it('DATABASE_URL_DIRECT, if only that is wrong', async () => {
    const direct = postgres.url({ database: 'no_such' });
    expect(await complaintAbout(postgres.url(), { DATABASE_URL_DIRECT: direct })).toBe(
      `The database cannot be used: ${serverName()} has no database no_such. Mend that there, or DATABASE_URL_DIRECT here.\n`,
    );
  });
});

describe('for a database that is not running yet', () => {
  it('the start waits until it runs', async () => {
    const laterServer = await anOwnPostgres();
    const ran = product.run('main.ts', [], { DATABASE_URL: laterServer.url(), NODE_ENV: 'production', MAIL: 'outbox' });
    await waitForOutput(ran, 'Waiting for it');
    expect(ran.output()).toBe(
      `The database cannot be used: nobody listens on 127.0.0.1:${laterServer.port}. Start it, or mend DATABASE_URL. ` +
        'Waiting for it, up to 30 seconds.\n',
    );
    await laterServer.start();
    await waitForOutput(ran, 'Ctrl-C stops it.');
    expect((await fetch(`http://127.0.0.1:${product.ports[0]}/health`)).status).toBe(200);
    expect(await stopProcess(ran.child, 'SIGTERM')).toBe(0);
    await laterServer.remove();
  });

  it('the start stops waiting when the product is stopped', async () => {
    const [port] = await freePorts();
    const ran = product.run('main.ts', [], { DATABASE_URL: `postgresql://me:rhubarb@127.0.0.1:${port}/x` });
    await waitForOutput(ran, 'Waiting for it');
    const began = performance.now();
    expect(await stopProcess(ran.child, 'SIGTERM')).toBe(1);
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(ran.errorOutput()).toBe(
      `The database cannot be used: nobody listens on 127.0.0.1:${port}. Start it, or mend DATABASE_URL.\n`,
    );
  });

  it('the start gives up after a time, whatever the reason', async () => {
    const waiting = { waitMs: 700, say: () => {}, signal: new AbortController().signal };
    const unusableAt = (connectionString: string) =>
      waitUntilUsable({ config: { connectionString }, variable: 'DATABASE_URL', timeoutMs: 2_000 }, waiting);
    const { port, close } = await occupyPort();
    expect(await unusableAt(`postgresql://me@127.0.0.1:${port}/x`)).toBe(
      `The database cannot be used: 127.0.0.1:${port} gives no answer. Start it, or mend DATABASE_URL.`,
    );
    await close();
    expect(await unusableAt('postgresql://me@no-such-host.invalid/x')).toBe(
      'The database cannot be used: there is no host with the name no-such-host.invalid. Start it, or mend DATABASE_URL.',
    );
    expect(await unusableAt('postgresql:///x?host=/no/such/folder')).toBe(
      'The database cannot be used: nobody listens on /no/such/folder/.s.PGSQL.5432. Start it, or mend DATABASE_URL.',
    );
  });

  it('the start waits while it refuses connections because it starts or stops', async () => {
    const closing = await anOwnPostgres();
    await closing.start();
    // After SIGTERM open connections may finish, and new ones are refused with 57P03.
    const last = closing.sql('select pg_sleep(60)').catch(() => {});
    const sleeping = "select pid from pg_stat_activity where query = 'select pg_sleep(60)'";
    await expect.poll(() => closing.sql(sleeping)).toHaveLength(1);
    void closing.stop('SIGTERM');
    const ran = product.run('main.ts', [], { DATABASE_URL: closing.url() });
    await waitForOutput(ran, 'Waiting for it');
    expect(ran.output()).toContain(`127.0.0.1:${closing.port} says: the database system is shutting down.`);
    expect(await stopProcess(ran.child, 'SIGTERM')).toBe(1);
    await closing.remove();
    await last;
  });
});
