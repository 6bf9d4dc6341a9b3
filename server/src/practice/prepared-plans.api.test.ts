import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { createContentCache } from '../content/content-cache.ts';
import { readChangedRoots, readContentClock } from '../content/content-clock.ts';
import { connect } from '../database/connect.ts';
import { lookUpSession } from '../session/look-up-session.ts';
import { hashToken } from '../session/token.ts';
import { anAnswer, aSet } from '../testing/practice.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { saveAnswer } from './save-answer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('each statement that saves an answer is planned once per connection, for any number of students', async () => {
  const { db, pool, close } = connect(server.connection, { size: 1 });
  try {
    const { reference, questions } = await aSet(server.db, 3);
    const [question] = questions;
    if (!question) throw new Error('the set has a question');
    const content = createContentCache((after) => readChangedRoots(db, after)).at(await readContentClock(db));
    const people = await Promise.all(Array.from({ length: 4 }, () => server.as('student')));
    for (let round = 0; round < 8; round++) {
      await Promise.all(
        people.slice(0, 1 + (round % 4)).map(async (person) => {
          const { account, token } = person;
          await lookUpSession(db, { hash: hashToken(token), now: new Date(), sessionDays: 7 });
          const body = anAnswer(person, reference, question.id, [question.right]);
          await saveAnswer({ body }, { db, content, now: () => new Date(), newId, session: { account } });
        }),
      );
    }
    const { rows } = await pool.query<{ kept: boolean; statement: string }>(`
      select generic_plans > 0 and custom_plans <= 5 as kept, statement from pg_prepared_statements
       where statement ~ 'session_tokens|save_practice_steps|as progress'`);
    expect(rows.map(({ kept }) => kept)).toEqual([true, true, true]);
  } finally {
    await close();
  }
});
