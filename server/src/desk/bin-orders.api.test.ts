import type { BinKind } from '@fourfold/core/contract/desk';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callByName } from '../testing/call-by-name.ts';
import {
  addExam,
  addQuestion,
  addQuestionTopic,
  addSet,
  addSubsubtopic,
  addSubtopic,
  addTopic,
  clearContent,
  linkSet,
} from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

type ContentRecord = { kind: BinKind; id: string; path: string };

/** Inserts a small content tree in which some problem sets have several parents. */
async function addContent(): Promise<{ records: ContentRecord[]; parents: string[] }> {
  const { db } = server;
  await clearContent(db);
  const topic = await addTopic(db);
  const [a, b] = [await addSubtopic(db, topic), await addSubtopic(db, topic, { position: 1 })];
  const [a1, a2] = [await addSubsubtopic(db, a), await addSubsubtopic(db, a, { position: 1 })];
  const b1 = await addSubsubtopic(db, b);
  const sat = await addTopic(db, { kind: 'sat' });
  const exam = await addExam(db, 'sat');
  const number = await addQuestionTopic(db, exam, { section: 'MathCalc', position: 0 });
  const one = await addSet(db, { kind: 'subsubtopic', id: a1 });
  await linkSet(db, one, { kind: 'subsubtopic', id: a2 });
  await linkSet(db, one, { kind: 'sat_question', id: number });
  const two = await addSet(db, { kind: 'sattopic', id: sat });
  await linkSet(db, two, { kind: 'subsubtopic', id: b1 });
  await linkSet(db, two, { kind: 'subsubtopic', id: a1 }, 1);
  const three = await addSet(db, { kind: 'subsubtopic', id: a1 }, { position: 2 });
  const inA = await addQuestion(db, { kind: 'subtopic', id: a });
  const inA1 = await addQuestion(db, { kind: 'subsubtopic', id: a1 }, { link_right_problemset_id: two });
  const next = await addQuestion(
    db,
    { kind: 'subsubtopic', id: a1 },
    { position: 1, link_wrong_question_id: inA1.id, link_wrong_problemset_id: three },
  );
  const inSet = await addQuestion(db, { kind: 'problem_set', id: one });
  const inNumber = await addQuestion(db, { kind: 'sat_question', id: number });
  const inTest = await addQuestion(db, { kind: 'sat_test', id: exam }, { section: 'MathCalc', is_real: false });
  const of = (kind: BinKind, path: string, ...ids: string[]) => ids.map((id): ContentRecord => ({ kind, id, path }));
  return {
    records: [
      ...of('topic', '/topics', topic),
      ...of('topic', '/sat_topics', sat),
      ...of('subtopic', '/subtopics', a, b),
      ...of('subsubtopic', '/subsubtopics', a1, a2, b1),
      ...of('sat', '/sats/test_sats', exam),
      ...of('problem_set', '/problem_sets', one, two, three),
      ...of('question', '/questions', ...[inA, inA1, next, inSet, inNumber, inTest].map(({ id }) => id)),
    ],
    parents: [a1, a2, b1, sat, number],
  };
}

/** Returns a message for each record with an invalid parent, and for each list with invalid positions. */
async function inconsistencies(): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    with places (kind, id, lives) as (
      select 'subtopic', id, deleted_at is null from subtopics
      union all select 'subsubtopic', id, deleted_at is null from subsubtopics
      union all select 'sattopic', id, deleted_at is null from topics
      union all select 'problem_set', id, deleted_at is null from problem_sets
      union all select 'sat_question', id, deleted_at is null from exam_questions
      union all select 'sat_test', id, deleted_at is null from exams),
    lists (kind, id, positions) as (
      select 'subtopics', topic_id, array_agg(position order by position) from subtopics where deleted_at is null group by 2
      union all
      select 'subsubtopics', subtopic_id, array_agg(position order by position)
        from subsubtopics where deleted_at is null group by 2
      union all
      select 'questions of ' || parent_kind, parent_id, array_agg(position order by position)
        from questions where deleted_at is null group by 1, 2
      union all
      select 'sets of ' || parent_kind, parent_id, array_agg(position order by position)
        from problem_set_places join living_problem_sets s on s.id = problem_set_id
        join living_problem_set_places using (problem_set_id, parent_kind, parent_id) group by 1, 2)
    select 'sub-topic under nothing that lives' as fault from subtopics s
     where deleted_at is null and not exists (select from living_topics t where t.id = s.topic_id)
     union all
    select 'sub-sub-topic under nothing that lives' from subsubtopics s
     where deleted_at is null and not exists (select from living_subtopics t where t.id = s.subtopic_id)
     union all
    select 'question in no ' || q.parent_kind from questions q
     where not exists (select from places p where p.kind = q.parent_kind and p.id = q.parent_id)
     union all
    select 'living question in a dead ' || q.parent_kind from questions q
      join places p on p.kind = q.parent_kind and p.id = q.parent_id where q.deleted_at is null and not p.lives
     union all
    select 'set in no ' || m.parent_kind from problem_set_places m
     where not exists (select from places p where p.kind = m.parent_kind and p.id = m.parent_id)
     union all
    select 'living set in no living place' from problem_sets s
     where deleted_at is null and not exists (select from living_problem_set_places m where m.problem_set_id = s.id)
     union all
    select 'set in the bin without a place to come back to' from problem_sets s
     where not exists (select from problem_set_places m where m.problem_set_id = s.id)
     union all
    select kind || ' at ' || positions::text from lists
     where positions <> array(select generate_series(0, cardinality(positions) - 1))`.execute(server.db);
  return rows.map(({ fault }) => fault);
}

const binned = async (type: BinKind) =>
  (await callByName(server, admin, 'GET /soft_delete/deleted_records', { query: { type, limit: '100' } })).body.data ??
  [];
const callBin = (verb: 'restore_record' | 'hard_delete', { kind, id }: Pick<ContentRecord, 'kind' | 'id'>) =>
  callByName(server, admin, `POST /soft_delete/${verb}`, { body: { id, type: kind } });

/** Restores a record, and expects success or exactly the refusal that the list of the bin shows. */
async function restore(record: ContentRecord): Promise<void> {
  const listed = (await binned(record.kind)).find(({ id }) => id === record.id);
  const { status, body } = await callBin('restore_record', record);
  if (!listed) expect([200, 404]).toContain(status);
  else expect([status, body.errors?.[0] ?? null]).toEqual([listed.held_back === null ? 200 : 409, listed.held_back]);
}

const steps = fc.array(
  fc.record({
    verb: fc.constantFrom('delete', 'delete', 'restore', 'erase', 'unhang'),
    thing: fc.nat(),
    place: fc.nat(),
  }),
  { minLength: 4, maxLength: 16 },
);

it('after any order of deletions, restores and permanent deletions the content is consistent, and the rest of the bin can be restored', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (order) => {
      const { records, parents } = await addContent();
      for (const { verb, thing: at, place: parent } of order) {
        const record = records[at % records.length];
        if (!record) continue;
        if (verb === 'restore') await restore(record);
        else if (verb === 'erase') {
          const wasInBin = (await binned(record.kind)).some(({ id }) => id === record.id);
          expect((await callBin('hard_delete', record)).status === 200).toBe(wasInBin);
        } else {
          const query =
            verb === 'unhang' && record.kind === 'problem_set'
              ? { selectedId: parents[parent % parents.length] ?? '' }
              : {};
          const { status } = await callByName(server, admin, `DELETE ${record.path}/{id}`, {
            params: { id: record.id },
            query,
          });
          expect([200, 404, 410]).toContain(status);
        }
        expect(await inconsistencies()).toEqual([]);
      }
      // From the top down, because a parent must be restored before its children.
      for (const kind of ['sat', 'topic', 'subtopic', 'subsubtopic', 'problem_set', 'question'] as const) {
        for (const { id } of await binned(kind)) {
          expect((await callBin('restore_record', { kind, id: String(id) })).status).toBe(200);
        }
        expect(await binned(kind)).toEqual([]);
      }
      expect(await inconsistencies()).toEqual([]);
    }),
    { numRuns: 15 },
  );
});
