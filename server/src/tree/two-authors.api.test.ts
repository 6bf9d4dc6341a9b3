import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { callByName } from '../testing/call-by-name.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let authors: TestPerson[];
beforeAll(async () => {
  server = await startTestServer();
  authors = await Promise.all([server.as('admin'), server.as('super-admin')]);
});
afterAll(() => server.stop());

const kinds = ['topic', 'subtopic', 'subsubtopic', 'problem_set', 'question'] as const;
type Kind = (typeof kinds)[number];
type KindSpec = {
  path: string;
  /** The kind of its parent, and the field that names the parent in calls. */
  parent: { kind: Kind; name: string } | null;
  /** The path of the order call, and the field with the ordered ids. */
  order: [path: string, list: string];
};
const kindSpecs: Record<Kind, KindSpec> = {
  topic: { path: '/topics', parent: null, order: ['/tests', 'tests'] },
  subtopic: { path: '/subtopics', parent: { kind: 'topic', name: 'test_id' }, order: ['/subtopics', 'subtopics'] },
  subsubtopic: {
    path: '/subsubtopics',
    parent: { kind: 'subtopic', name: 'subtopic_id' },
    order: ['/subsubtopics', 'subsubtopics'],
  },
  problem_set: {
    path: '/problem_sets',
    parent: { kind: 'subsubtopic', name: 'subsubtopic_id' },
    order: ['/problem_sets', 'problem_sets'],
  },
  question: {
    path: '/question_subsubtopics',
    parent: { kind: 'subsubtopic', name: 'subsubtopic_id' },
    order: ['/question_subsubtopics', 'questions'],
  },
};

/** All ids that were created, including deleted ones. */
let createdIds: Record<Kind, string[]>;
beforeEach(() => {
  createdIds = { topic: [], subtopic: [], subsubtopic: [], problem_set: [], question: [] };
});

type Action = { verb: 'create' | 'delete' | 'restore' | 'order' | 'link'; kind: Kind; pick: number; at: number };
const action: fc.Arbitrary<Action> = fc.record({
  verb: fc.constantFrom('create', 'create', 'create', 'delete', 'delete', 'restore', 'restore', 'order', 'link'),
  kind: fc.constantFrom(...kinds, 'subsubtopic', 'problem_set', 'problem_set', 'question'),
  pick: fc.nat(1_000),
  at: fc.nat(4),
});

const pickOne = (ids: readonly string[], pick: number): string | undefined => ids[pick % Math.max(1, ids.length)];

/** Returns the call of an action on the records created so far; null if there is no record for it. */
async function callOf(
  person: TestPerson,
  { verb, kind, pick, at }: Action,
): Promise<[call: string, parts: object] | null> {
  const { path, parent: within, order } = kindSpecs[kind];
  const id = pickOne(createdIds[kind], pick);
  const parentId = within ? pickOne(createdIds[within.kind], pick + at) : undefined;
  if (within && !parentId) return null;
  const parentField = within ? { [within.name]: parentId } : {};
  const placements = { subsubtopic_id: [parentId], position: [{ subsubtopic_id: parentId, value: at }] };
  switch (verb) {
    case 'create': {
      const positionFields = {
        ...parentField,
        ...(kind === 'problem_set' && placements),
        ...(kind === 'question' && { position: at }),
      };
      const contentFields = kind === 'question' ? { question: 'What is x?' } : { title: `${kind} ${pick}` };
      return [`POST ${path}`, { body: { id: newId(), ...contentFields, ...positionFields } }];
    }
    case 'link':
      return kind === 'problem_set' && id ? [`POST ${path}`, { body: { id, title: 'Linked', ...placements } }] : null;
    case 'delete': {
      const query = kind === 'problem_set' && at > 0 ? { selectedId: parentId } : {};
      return id ? [`DELETE ${path}/{id}`, { params: { id }, query }] : null;
    }
    case 'restore':
      return id ? ['POST /soft_delete/restore_record', { body: { id, type: kind } }] : null;
    case 'order': {
      const { body } = await callByName(server, person, `GET ${path}`, { query: parentField });
      const end = (id: string) => id.slice(-at - 1);
      const ids = (body.data ?? []).map((row) => row.id ?? '').sort((a, b) => (end(a) < end(b) ? -1 : 1));
      const listField = kind === 'topic' ? { topic_type: 'math' } : parentField;
      return [`PUT ${order[0]}/update_positions`, { body: { ...listField, [order[1]]: ids } }];
    }
  }
}

async function perform(person: TestPerson, actions: readonly Action[]): Promise<void> {
  for (const action of actions) {
    const call = await callOf(person, action);
    if (!call) continue;
    const { status, body } = await callByName(server, person, ...call);
    expect([200, 404, 409, 410], `${call[0]}: ${body.errors}`).toContain(status);
    if (action.verb === 'create' && status === 200) createdIds[action.kind].push(body.id ?? '');
  }
}

/** Returns the positions in each living list. */
async function positions(): Promise<number[][]> {
  const { rows } = await sql<{ positions: number[] }>`
    select array_agg(position order by position) as positions from topics where deleted_at is null group by kind
    union all
    select array_agg(position order by position) from subtopics where deleted_at is null group by topic_id
    union all
    select array_agg(position order by position) from subsubtopics where deleted_at is null group by subtopic_id
    union all
    select array_agg(position order by position) from questions where deleted_at is null group by parent_id
    union all
    select array_agg(position order by position)
      from problem_set_places join living_problem_set_places using (problem_set_id, parent_kind, parent_id)
     where problem_set_id in (select id from living_problem_sets) group by parent_kind, parent_id`.execute(server.db);
  return rows.map((row) => row.positions);
}

/** Returns living records below deleted parents, and sets in the bin although a parent was restored. */
async function inconsistencies(): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select 'sub-topic without a topic' as fault from subtopics s
     where deleted_at is null and not exists (select from living_topics t where t.id = s.topic_id)
    union all
    select 'sub-sub-topic without a sub-topic' from subsubtopics s
     where deleted_at is null and not exists (select from living_subtopics t where t.id = s.subtopic_id)
    union all
    select 'question without a sub-sub-topic' from questions q
     where deleted_at is null and not exists (select from living_subsubtopics t where t.id = q.parent_id)
    union all
    select 'set without a place' from problem_sets s
     where deleted_at is null and not exists (select from living_problem_set_places p where p.problem_set_id = s.id)
    union all
    select 'set that went with its places and did not come back' from problem_sets s
     where deletion_id in (select deletion_id from topics union select deletion_id from subtopics
                           union select deletion_id from subsubtopics)
       and exists (select from living_problem_set_places p where p.problem_set_id = s.id)`.execute(server.db);
  return rows.map((row) => row.fault);
}

async function expectConsistent(): Promise<void> {
  const lists = await positions();
  expect(lists).toEqual(lists.map((list) => list.map((_, at) => at)));
  expect(await inconsistencies()).toEqual([]);
}

describe('two authors at once', () => {
  it('leave every list numbered from 0 without gaps, and lose nothing: every record can be restored', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(action, { maxLength: 20 }),
        fc.array(action, { maxLength: 20 }),
        async (first, second) => {
          for (const table of ['topics', 'problem_sets', 'questions'] as const)
            await server.db.deleteFrom(table).execute();
          createdIds = { topic: [], subtopic: [], subsubtopic: [], problem_set: [], question: [] };
          const [admin, superAdmin] = authors as [TestPerson, TestPerson];
          for (const kind of kinds)
            await perform(
              admin,
              [0, 1].map((pick) => ({ verb: 'create', kind, pick, at: 0 })),
            );
          await Promise.all([perform(admin, first), perform(superAdmin, second)]);
          await expectConsistent();
          for (const kind of kinds) {
            for (const id of createdIds[kind]) {
              const back = await callByName(server, admin, 'POST /soft_delete/restore_record', {
                body: { id, type: kind },
              });
              expect([back.status, back.body.errors], kind).toEqual([200, undefined]);
            }
          }
          await expectConsistent();
          const { rows } = await sql<{ living: number }>`
          select (select count(*) from living_topics) + (select count(*) from living_subtopics)
               + (select count(*) from living_subsubtopics) + (select count(*) from living_problem_sets)
               + (select count(*) from living_questions) as living
        `.execute(server.db);
          expect(Number(rows[0]?.living)).toBe(Object.values(createdIds).flat().length);
        },
      ),
      { numRuns: 10, endOnFailure: true },
    );
  });
});
