// A child process of bench/api.ts: runs bench/floor.sql with the `pg` driver, one request at a time per connection.
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { type PracticeSet, studentId, studentToken } from './api-data.ts';
import { type StudentRange, type Turn, turnsOf } from './api-turns.ts';
import { type CallWorker, runChild } from './api-work.ts';

type FloorSetting = {
  connection: pg.ClientConfig;
  connections: number;
  students: StudentRange;
  sets: readonly PracticeSet[];
  /** The first sequence number of the events that it writes. */
  firstSeq: number;
};

const file = readFileSync(new URL('floor.sql', import.meta.url), 'utf8');
const statements = {
  token: statement('floor_token'),
  event: statement('floor_event'),
  progress: statement('floor_progress'),
  question: { name: 'question', text: 'select * from questions where id = $1' },
};

await runChild(({ connection, connections, students, sets, firstSeq }: FloorSetting) =>
  Promise.all(
    Array.from({ length: connections }, async (_, at): Promise<CallWorker> => {
      const client = new pg.Client(connection);
      await client.connect();
      const next = turnsOf(sets, students, connections, at);
      return { save: () => save(client, next(), firstSeq), read: () => read(client, next()) };
    }),
  ),
);

async function save(client: pg.Client, { student, set, question, count }: Turn, firstSeq: number): Promise<number> {
  const user = studentId(student);
  const seq = firstSeq + count;
  const state = { run: 1, mastered: false, question_id: question.id, answered: count, total_questions: 8 };
  const event = { next: question.id, total_questions: 8 };
  const hash = createHash('sha256').update(studentToken(student)).digest();
  await client.query('begin');
  await client.query({ ...statements.token, values: [hash] });
  await client.query({ ...statements.event, values: [user, set.id, seq, event, randomUUID(), question.id] });
  await client.query({ ...statements.progress, values: [user, set.id, seq, state] });
  await client.query('commit');
  return 1;
}

/** Reads one question by its primary key. */
async function read(client: pg.Client, { question }: Turn): Promise<number> {
  const { rowCount } = await client.query({ ...statements.question, values: [question.id] });
  if (rowCount !== 1) throw new Error(`there is no question ${question.id}`);
  return 1;
}

/** Reads a statement of floor.sql for the driver to prepare, because EXECUTE accepts no bind parameters. */
function statement(name: string): { name: string; text: string } {
  const text = new RegExp(`^prepare ${name} \\(.*\\) as\n([^;]+);`, 'm').exec(file)?.[1];
  if (text === undefined) throw new Error(`floor.sql has no ${name}`);
  return { name, text };
}
