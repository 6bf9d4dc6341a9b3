import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Difference, reconcile } from '../../practice/reconcile.ts';
import { startTestServer, type TestServer } from '../server.ts';
import { personRows } from './person.ts';
import { practiceRows } from './practice.ts';
import { must, yesOrNo } from './question.ts';
import { plantRows } from './rows.ts';
import { topicRows } from './topic.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('creates a history that folds to its progress, as the server stores both', async () => {
  const choices = yesOrNo;
  const topic = topicRows({
    sequence: {
      a: { choices, wrong: { question: 'b' } },
      b: { accepts: '7', right: { set: 'one', question: 'c' } },
      c: { choices },
    },
    sets: { one: { title: 'The set', questions: [{ choices }, { choices, hidden: true }, { choices }] } },
  });
  const student = personRows('student');
  const set = must(topic.set.one);
  const client = new pg.Client(server.connection);
  await client.connect();
  await plantRows(client, [
    ...topic.rows,
    ...student.rows,
    ...practiceRows(student, topic, topic.subsubtopic, [false, true, true]).rows,
    ...practiceRows(student, topic, set, [true, false, true, true, true, true, false]).rows,
  ]);
  await client.end();
  const differences: Difference[] = [];
  await reconcile(server.db, (difference) => differences.push(difference));
  expect(differences).toEqual([]);
  const progress = await server.db.selectFrom('practice_progress').selectAll().execute();
  const stateOf = (id: string) => progress.find(({ reference_id }) => reference_id === id)?.state;
  expect(stateOf(topic.subsubtopic)).toMatchObject({ at: 'complete', questions_complete: 3 });
  expect(stateOf(set)).toMatchObject({ mastered: true, run: 0, answered: 7 });
});
