import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from './database/open-database.ts';
import { openStream } from './events/testing/open-stream.ts';
import { aPooler, type Pooler, poolerFile } from './testing/a-pooler.ts';
import { clientOf, request } from './testing/client.ts';
import { anOwnPostgres, type OwnPostgres } from './testing/own-postgres.ts';
import { addUserWithEmail, aPerson } from './testing/people.ts';
import { answerAll, aSet } from './testing/practice.ts';
import { aProduct, type Product, type ProductProcess } from './testing/product.ts';

describe.skipIf(!poolerFile)(`behind PgBouncer${poolerFile ? '' : ' (there is none on this machine)'}`, () => {
  let postgres: OwnPostgres;
  let pooler: Pooler;
  let product: Product;
  let ran: ProductProcess;
  let inside: OpenDatabase;
  beforeAll(async () => {
    [postgres, product] = [await anOwnPostgres(), await aProduct()];
    await postgres.start();
    pooler = await aPooler(poolerFile ?? '', postgres, 3);
    const addresses = { DATABASE_URL: pooler.url, DATABASE_URL_DIRECT: postgres.url() };
    ran = await product.start({ ...addresses, NODE_ENV: 'production', MAIL: 'outbox' });
    inside = await openDatabase({
      dataDir: product.dataDir,
      databaseUrl: postgres.url(),
      databaseUrlDirect: postgres.url(),
    });
  });
  afterAll(async () => {
    await inside.close();
    await product.remove();
    await pooler.stop();
    await postgres.remove();
  });

  it('in transaction mode, twenty students practise, and an event stream reports changes', async () => {
    const url = `http://127.0.0.1:${product.ports[0]}`;
    const students = await Promise.all(Array.from({ length: 20 }, () => aPerson(inside.db, 'student')));
    const { reference, questions } = await aSet(inside.db, 4);
    const progresses = await Promise.all(
      students.map(async ({ account, token }) => {
        const call = clientOf(url, token);
        const answers = questions.map((question) => [question, true] as const);
        return await answerAll({ account, token, call }, reference, answers);
      }),
    );
    expect(progresses).toHaveLength(20);
    const kept = await postgres.sql("select count(*)::int as count from practice_events where kind = 'answered'");
    expect(kept).toEqual([{ count: 80 }]);
    const [student] = students;
    if (!student) throw new Error('a student');
    const stream = await openStream(url, student.token);
    expect(await stream.next()).toMatchObject({ state: 'account' });
    await inside.db.updateTable('users').set({ username: 'Noor' }).where('id', '=', student.account.id).execute();
    expect(await stream.next()).toMatchObject({ account: { username: 'Noor' } });
    stream.disconnect();
    expect(ran.errorOutput()).toBe('');
  });

  it('each letter is sent once, although a worker has no connection of its own', async () => {
    const url = `http://127.0.0.1:${product.ports[0]}`;
    const emails = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const { email } = await addUserWithEmail(inside.db, 'student');
        expect((await request(url, 'PUT /accounts/forgot_password', { body: { email } })).status).toBe(200);
        return email;
      }),
    );
    const outbox = join(product.dataDir, 'outbox');
    const written = async () => {
      const names = await readdir(outbox).catch(() => []);
      const letters = names
        .filter((name) => name.endsWith('.json'))
        .map((name) => readFile(join(outbox, name), 'utf8'));
      return (await Promise.all(letters)).map((letter) => JSON.parse(letter).to as string).toSorted();
    };
    await expect.poll(written).toEqual(emails.toSorted());
  });
});
