import { afterEach, expect, it } from 'vitest';
import { testDatabase } from '../database/test-cluster.ts';
import { aMailServer } from '../testing/a-mail-server.ts';
import { clientOf, request } from '../testing/client.ts';
import { addUserWithEmail, aPerson } from '../testing/people.ts';
import { aProduct, stopProcess, waitForOutput } from '../testing/product.ts';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

it('a failing mail server is reported at the start, in the metrics and in the studio, and letters are sent later', async () => {
  const [database, product] = [await testDatabase(), await aProduct()];
  endings.push(
    () => database.drop(),
    () => product.remove(),
  );
  let says: string | undefined = '451 busy';
  const mail = await aMailServer({ answer: (line) => (line.startsWith('RCPT') ? says : undefined) });
  endings.push(() => mail.close());
  const { host, user, database: name } = database.config;
  const DATABASE_URL = `postgresql://${user}@/${name}?host=${encodeURIComponent(host)}`;
  const start = (SMTP_TLS: string) =>
    product.start({ DATABASE_URL, FOURFOLD_DEV: '1', NODE_ENV: 'production', SMTP_URL: mail.url, SMTP_TLS });
  const url = `http://127.0.0.1:${product.ports[0]}`;

  const encrypted = await start('');
  await waitForOutput(encrypted, 'Mail cannot be sent: ');
  expect(encrypted.output()).toContain(
    'Mail cannot be sent: the server offers no TLS (STARTTLS). Mend that there; or, for a relay on this machine, set ' +
      'SMTP_TLS=off. Letters wait meanwhile. Try it with: npm run admin -- test-mail ADDRESS',
  );
  expect(await stopProcess(encrypted.child, 'SIGTERM')).toBe(0);

  const ran = await start('off');
  const { email } = await addUserWithEmail(database.db, 'student');
  const forgets = () => request(url, 'PUT /accounts/forgot_password', { body: { email } });
  const gauge = async (series: string) => {
    const text = await (await fetch(`${url}/metrics`)).text();
    return Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')
        .at(-1) ?? Number.NaN,
    );
  };
  expect((await forgets()).status).toBe(200);
  await expect.poll(() => gauge('fourfold_jobs_failed_total{kind="recovery",outcome="retried"}')).toBe(1);
  expect(await gauge('fourfold_letters_waiting')).toBe(1);
  expect(await gauge('fourfold_letters_oldest_seconds')).toBeGreaterThan(0);
  const admin = await aPerson(database.db, 'super-admin');
  const list = () => clientOf(url, admin.token)('GET /dead_letters');
  expect(await list()).toMatchObject({ data: [], waiting: { count: 1, reason: expect.stringContaining('451 busy') } });

  says = undefined;
  await database.db.updateTable('jobs').set({ due_at: new Date() }).where('kind', '=', 'recovery').execute();
  await expect.poll(() => mail.accepted.length).toBe(1);
  await expect.poll(() => gauge('fourfold_letters_waiting')).toBe(0);

  says = '550 no such mailbox';
  await forgets();
  await expect.poll(() => gauge('fourfold_letters_dead')).toBe(1);
  expect(await list()).toMatchObject({ data: [{ email, reason: expect.stringContaining('550 no such mailbox') }] });
  expect(await stopProcess(ran.child, 'SIGTERM')).toBe(0);
});
