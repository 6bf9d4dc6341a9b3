import type { WorkReference } from '@fourfold/core/contract/practice';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db, Tx } from '../database/db.ts';
import { loadPracticeContent } from '../practice/practice-content.ts';
import { addOwnExam, addSet, linkSet, setFlags } from '../testing/content.ts';
import { countStatements } from '../testing/count-statements.ts';
import { anAnswer, aSequence, aSet, questionsOfSet, save } from '../testing/practice.ts';
import { withRevisions } from '../testing/revision-guard.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { createContentCache } from './content-cache.ts';
import { contentChanged, contentRootsOf } from './content-changed.ts';
import { readChangedRoots, readContentClock } from './content-clock.ts';

let server: TestServer;
let db: Db;
let student: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  ({ db } = server);
  student = await server.as('student');
  admin = await server.as('admin');
});
afterAll(() => server.stop());

/** Whether an action moves the clock. */
async function movesClock(action: () => Promise<unknown>): Promise<boolean> {
  const before = await readContentClock(db);
  await action();
  return (await readContentClock(db)) > before;
}

type Reference = { reference_type: WorkReference; reference_id: string };

/** A process with a cache of its own. `isCached` reads the content of a reference and returns whether it was cached. */
function aProcess() {
  const cache = createContentCache((after) => readChangedRoots(db, after));
  return {
    async isCached({ reference_type: type, reference_id: id }: Reference): Promise<boolean> {
      const content = cache.at(await readContentClock(db));
      const counted = countStatements(db);
      await loadPracticeContent({ db: counted.db, content, session: student }, { type, id });
      return counted.statements() === 0;
    },
  };
}

it('an author’s save discards only what depends on its topic or exam, in every process', async () => {
  const [one, other] = [await aSet(db, 2), await aSet(db, 1)];
  const processes = [aProcess(), aProcess()];
  for (const process of processes) {
    expect(await process.isCached(one.reference)).toBe(false);
    expect(await process.isCached(other.reference)).toBe(false);
  }
  await admin.call('PUT /problemset_questions/{id}', {
    params: { id: one.questions[0]?.id ?? '' },
    body: { rank: 2 },
  });
  for (const process of processes) {
    expect([await process.isCached(one.reference), await process.isCached(other.reference)]).toEqual([false, true]);
    expect(await process.isCached(one.reference)).toBe(true);
  }
});

it('a set in two topics depends on both; a link depends on the topics of its set', async () => {
  const [one, other, third] = [await aSet(db, 1), await aSet(db, 1), await aSet(db, 1)];
  const topicOf = async ({ subsubtopic }: typeof one) => (await contentRootsOf(db, [subsubtopic]))[0] ?? '';
  const topics = [await topicOf(one), await topicOf(other)];
  const set = await addSet(db, { kind: 'subsubtopic', id: one.subsubtopic });
  await linkSet(db, set, { kind: 'subsubtopic', id: other.subsubtopic });
  const { reference } = await questionsOfSet(db, set, 1);
  const sequence = await aSequence(db);
  await setFlags(db, 'questions', sequence.detour.id, { is_hidden: false });
  await db
    .updateTable('questions')
    .set({ link_right_problemset_id: set })
    .where('id', '=', sequence.detour.id)
    .execute();
  const process = aProcess();
  const areCached = async () => [await process.isCached(reference), await process.isCached(sequence.reference)];
  await areCached();
  expect(await areCached()).toEqual([true, true]);
  for (const topic of topics) {
    await admin.call('PUT /topics/{id}', { params: { id: topic }, body: { title: 'Renamed' } });
    expect(await areCached()).toEqual([false, false]);
  }
  // A third topic, of which nothing is known yet.
  await admin.call('POST /problem_sets', { body: { id: set, title: 'x', subsubtopic_id: [third.subsubtopic] } });
  expect(await areCached()).toEqual([false, false]);
  expect(await contentRootsOf(db, [set])).toEqual(expect.arrayContaining([set, ...topics, await topicOf(third)]));
});

it('a deletion and a restore of a topic discard what was below it', async () => {
  const { reference, first } = await aSequence(db);
  const process = aProcess();
  await process.isCached(reference);
  const [root = ''] = await contentRootsOf(db, [first.id]);
  await admin.call('DELETE /topics/{id}', { params: { id: root } });
  expect(await process.isCached(reference)).toBe(false);
  await process.isCached(reference);
  await admin.call('POST /soft_delete/restore_record', { body: { type: 'topic', id: root } });
  expect(await process.isCached(reference)).toBe(false);
});

it('a change of unknown roots discards everything', async () => {
  const { reference } = await aSet(db, 1);
  const process = aProcess();
  await process.isCached(reference);
  await sql`select announce_all_content()`.execute(db);
  expect(await process.isCached(reference)).toBe(false);
});

it('the clock stays after a rollback, an answer, and a student’s own record of an official exam', async () => {
  const { reference, questions } = await aSet(db, 1);
  const [question] = questions;
  if (!question) throw new Error('the set has a question');
  const rolledBack = async () => {
    const doing = server.deps.db.transaction().execute(async (tx) => {
      await setFlags(tx, 'questions', question.id, { is_hidden: true });
      await contentChanged(tx, [question.id]);
      throw new Error('taken back');
    });
    await expect(doing).rejects.toThrow('taken back');
  };
  expect(await movesClock(rolledBack)).toBe(false);
  expect(await movesClock(() => save(student, anAnswer(student, reference, question.id, [question.right])))).toBe(
    false,
  );
  const record = async () => {
    await addOwnExam(server.deps.db, 'sat', { user_id: student.account.id });
  };
  expect(await movesClock(record)).toBe(false);
  expect(await movesClock(() => server.deps.db.deleteFrom('own_exams').execute())).toBe(false);
});

it('authors who write at the same time wait for each other only after they have announced their changes', async () => {
  const [one, other] = [await aSet(db, 1), await aSet(db, 1)];
  const hide = async (tx: Tx, { questions }: typeof one) => {
    await setFlags(tx, 'questions', questions[0]?.id ?? '', { is_hidden: true });
    return async () => await contentChanged(tx, [questions[0]?.id ?? '']);
  };
  await server.deps.db.transaction().execute(async (tx) => {
    const announce = await hide(tx, one);
    // The second transaction commits before the first.
    await server.deps.db.transaction().execute(async (second) => await (await hide(second, other))());
    await announce();
  });
});

it('a commit of content without its announcement fails in tests, and so does a change after it', async () => {
  const { reference, questions } = await aSet(db, 1);
  const id = questions[0]?.id ?? '';
  const strict = server.deps.db;
  const missing = 'contentChanged was not called';
  await expect(setFlags(strict, 'questions', id, { is_hidden: true })).rejects.toThrow(missing);
  await expect(strict.deleteFrom('answers').where('question_id', '=', id).execute()).rejects.toThrow(missing);
  await expect(setFlags(strict, 'problem_sets', reference.reference_id, { is_publish: true })).rejects.toThrow(missing);
  const ofAnotherRoot = strict.transaction().execute(async (tx) => {
    await setFlags(tx, 'questions', id, { is_hidden: true });
    await contentChanged(tx, [(await aSet(db, 1)).reference.reference_id]);
  });
  await expect(ofAnotherRoot).rejects.toThrow(missing);
  const tooEarly = strict.transaction().execute(async (tx) => {
    await contentChanged(tx, [id]);
    await setFlags(tx, 'questions', id, { is_hidden: true });
  });
  await expect(tooEarly).rejects.toThrow('before questions were changed');
});

it('a student reads and is judged by the last committed content, also from another process', async () => {
  const { reference, questions } = await aSet(db, 2);
  const [first, second] = questions;
  if (!first || !second) throw new Error('the set has two questions');
  const query = { problem_set_id: reference.reference_id };
  const read = async () => (await student.call('GET /problemset_questions', { query })).data.map(({ id }) => id);
  const answer = async () => await save(student, anAnswer(student, reference, first.id, [first.right]));
  expect(await read()).toEqual([first.id, second.id]);
  expect(await answer()).toMatchObject({ is_correct: true, progress: { question_id: second.id } });

  await setFlags(db, 'questions', second.id, { is_hidden: true });
  expect(await read()).toEqual([first.id]);
  expect(await answer()).toMatchObject({ is_correct: true, progress: { question_id: first.id } });

  await withRevisions(db, (tx) =>
    tx.updateTable('answers').set({ correct: false }).where('id', '=', first.right).execute(),
  );
  expect(await answer()).toMatchObject({ is_correct: false });
});

it('a link to a set that was unpublished meanwhile is null', async () => {
  const { reference, set, detour } = await aSequence(db);
  const query = { subsubtopic_id: reference.reference_id };
  const link = async () => {
    const { data } = await student.call('GET /question_subsubtopics', { query });
    return data.find(({ id }) => id === detour.id)?.link_right_problemset_id;
  };
  expect(await link()).toBe(set);
  await setFlags(db, 'problem_sets', set, { is_publish: false });
  expect(await link()).toBe(null);
});

it('the check of announcements is on every table that the visibility views use', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct used.table_name as name
      from information_schema.view_table_usage used
     where used.view_schema = current_schema()
       and not exists (select from pg_views v where v.schemaname = current_schema() and v.viewname = used.table_name)
       and not exists (select from pg_trigger t
                        where t.tgrelid = used.table_name::regclass and t.tgname = 'check_content')
  `.execute(db);
  expect(rows).toEqual([]);
});
