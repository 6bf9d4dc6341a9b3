import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPair, assignTo, listAssignments, noon, setAssignment, workKinds } from '../testing/assignments.ts';
import { aSet } from '../testing/practice.ts';
import { refusalOf } from '../testing/refusal-of.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  server.clock.now = noon;
});
afterAll(() => server.stop());

const kinds = ['set', 'sequence'] as const;

async function eventsOf({ account }: TestPerson) {
  const { rows } = await sql<{ kind: string; why: string | null }>`
    select kind, event ->> 'why' as why from practice_events where user_id = ${account.id} order by seq
  `.execute(server.db);
  return rows.map(({ kind, why }) => why ?? kind);
}

describe('earlier work', () => {
  it.each(kinds)('that is finished starts again when reassigned, and keeps its answers: a %s', async (kind) => {
    const { tutor, student } = await aPair(server);
    const work = await workKinds[kind](server);
    await assignTo(tutor, work.body(student));
    await work.finish(student);
    const before = await eventsOf(student);
    const reply = await assignTo(tutor, work.body(student, { type: 'reassign' }));
    expect(reply).toMatchObject({ type: 'reassign', status: 'current', progress: null });
    expect(await eventsOf(student)).toEqual([...before, 'reassigned']);
    expect(await listAssignments(student)).toMatchObject([
      { id: reply.id, status: 'current', progress: null },
      { status: 'completed', type: 'assign', progress: null },
    ]);
    expect(Object.values(reply.reference_record)).toEqual(['reassign']);
  });

  it.each(kinds)('that is finished also starts again when it is assigned for the first time: a %s', async (kind) => {
    const { impersonation, student } = await aPair(server);
    const work = await workKinds[kind](server);
    await work.finish(student);
    expect(await assignTo(impersonation, work.body(student))).toMatchObject({ type: 'assign', progress: null });
    expect((await eventsOf(student)).at(-1)).toBe('reassigned');
  });

  it.each(kinds)('that is only started continues where it was: a %s', async (kind) => {
    const { tutor, student } = await aPair(server);
    const work = await workKinds[kind](server);
    const { percent_complete, total_correct } = await work.begin(student);
    const reply = await assignTo(tutor, work.body(student));
    expect(reply.progress).toEqual({ percent_complete, total_correct });
    expect(await eventsOf(student)).toEqual(['answered']);
  });

  it('stays finished if assigning it is refused', async () => {
    const { tutor, student } = await aPair(server);
    const [one, other] = [await aSet(server.db, 4), await workKinds.set(server)];
    await assignTo(tutor, setAssignment(student, one));
    await other.finish(student);
    const { user_id, assignment_date, topic_type } = setAssignment(student, one);
    const [first, second] = [one.reference.reference_id, other.reference.reference_id];
    const reference_record = { [first]: 'assign' as const, [second]: 'reassign' as const };
    const body = { user_id, assignment_date, topic_type, reference_type: 'problem_set' as const, reference_record };
    expect(await refusalOf(tutor.call('POST /assignments/create_multiple', { body }))).toEqual([
      409,
      '“Practice” is already assigned to the student',
    ]);
    expect((await eventsOf(student)).at(-1)).toBe('completed');
  });
});
