import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import {
  aPair,
  assignTo,
  aTutor,
  impersonate,
  listAssignments,
  noon,
  sequenceAssignment,
  setAssignment,
  workKinds,
} from '../testing/assignments.ts';
import { addExamQuestion, setFlags } from '../testing/content.ts';
import { aSequence, aSet } from '../testing/practice.ts';
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

async function auditOf(user_id: string) {
  return await server.db.selectFrom('audit').where('for_id', '=', user_id).selectAll().orderBy('id').execute();
}

describe('assigning is refused', () => {
  it('to a tutor who is not linked, with the same error as for an unknown student', async () => {
    const [{ student }, { tutor }] = [await aPair(server), await aTutor(server)];
    const work = await workKinds.sequence(server);
    const body = work.body(student);
    expect(await refusalOf(assignTo(tutor, body))).toEqual([404, 'Student not found']);
    expect(await refusalOf(assignTo(tutor, { ...body, user_id: newId() }))).toEqual([404, 'Student not found']);
    expect(await listAssignments(student)).toEqual([]);
  });

  it('to a tutor logged in as a student, for any other student', async () => {
    const { tutor, students } = await aTutor(server, 2);
    const [one, other] = students;
    if (!one || !other) throw new Error('there are two students');
    const look = await impersonate(server, tutor, one);
    const [set, more] = [await workKinds.set(server), await aSet(server.db)];
    expect(await refusalOf(assignTo(look, set.body(other)))).toEqual([
      403,
      'user_id must be the student’s whom you look at',
    ]);
    const { user_id, assignment_date, topic_type } = setAssignment(other, more);
    const body = { user_id, assignment_date, topic_type, reference_type: 'problem_set' as const };
    const reference_record = { [more.reference.reference_id]: 'assign' as const };
    const several = look.call('POST /assignments/create_multiple', { body: { ...body, reference_record } });
    expect((await refusalOf(several))[0]).toBe(403);
    expect(await listAssignments(other)).toEqual([]);
  });

  it('once the student is unlinked, also while logged in as the student, and so is unassigning', async () => {
    const { tutor, student, impersonation } = await aPair(server);
    const [set, sequence] = [await workKinds.set(server), await workKinds.sequence(server)];
    const { id } = await assignTo(impersonation, set.body(student));
    await server.db.deleteFrom('tutor_students').where('tutor_id', '=', tutor.account.id).execute();
    const unlinked = [403, 'Student unlinked from your account'];
    expect(await refusalOf(assignTo(impersonation, sequence.body(student)))).toEqual(unlinked);
    expect(await refusalOf(impersonation.call('DELETE /assignments/{id}', { params: { id } }))).toEqual(unlinked);
    expect(await refusalOf(assignTo(tutor, sequence.body(student)))).toEqual([404, 'Student not found']);
    expect(await refusalOf(tutor.call('DELETE /assignments/{id}', { params: { id } }))).toEqual([
      404,
      'Assignment not found',
    ]);
    expect(await listAssignments(student)).toMatchObject([{ id, status: 'current' }]);
  });

  it('for a date before today in the caller’s time zone', async () => {
    const { tutor, student } = await aPair(server);
    const work = await workKinds.set(server);
    // The test clients are in New York, where it is still the 21st.
    server.clock.now = new Date('2026-11-22T04:00:00Z');
    const on = (assignment_date: string) => assignTo(tutor, work.body(student, { assignment_date }));
    expect(await refusalOf(on('2026-11-20'))).toEqual([422, 'The due date must be today or later']);
    server.clock.now = new Date('2026-11-22T05:00:00Z');
    expect(await refusalOf(on('2026-11-21'))).toEqual([422, 'The due date must be today or later']);
    server.clock.now = new Date('2026-11-22T04:59:00Z');
    expect(await on('2026-11-21')).toMatchObject({ assignment_date: '2026-11-21' });
    expect((await refusalOf(on('2026-02-30')))[0]).toBe(400);
  });

  it('for content that learners cannot open or that does not exist', async () => {
    const { tutor, student } = await aPair(server);
    const [set, { place }] = [await aSet(server.db), await aSequence(server.db)];
    const sequence = sequenceAssignment(student, { place });
    await setFlags(server.db, 'problem_sets', set.reference.reference_id, { is_publish: false });
    await setFlags(server.db, 'subsubtopics', place.subsubtopic, { is_sequence_publish: false });
    expect(await refusalOf(assignTo(tutor, setAssignment(student, set)))).toEqual([
      422,
      'This problem set is not published',
    ]);
    expect(await refusalOf(assignTo(tutor, sequence))).toEqual([422, 'This sequence is not published']);
    await setFlags(server.db, 'problem_sets', set.reference.reference_id, { deleted_at: noon });
    await setFlags(server.db, 'subtopics', place.subtopic, { deleted_at: noon });
    expect(await refusalOf(assignTo(tutor, setAssignment(student, set)))).toEqual([404, 'Problem set not found']);
    expect(await refusalOf(assignTo(tutor, { ...setAssignment(student, set), reference_id: newId() }))).toEqual([
      404,
      'Problem set not found',
    ]);
    const unknown = newId();
    const nowhere = { ...sequence, reference_id: unknown, subsubtopic_id: unknown };
    expect(await refusalOf(assignTo(tutor, nowhere))).toEqual([404, 'Sequence not found']);
    const { id } = await addExamQuestion(server.db, 'act');
    const ofOtherFamily = { ...sequence, reference_id: id, sat_question_id: id };
    expect(await refusalOf(assignTo(tutor, ofOtherFamily))).toEqual([404, 'Sequence not found']);
    expect(await listAssignments(student)).toEqual([]);
  });

  it('for a sequence whose id is not that of its parent', async () => {
    const { tutor, student } = await aPair(server);
    const made = await aSequence(server.db);
    const { subsubtopic_id: _, subtopic_id: __, ...unnamed } = sequenceAssignment(student, made);
    expect((await refusalOf(assignTo(tutor, unnamed)))[0]).toBe(400);
    const elsewhere = sequenceAssignment(student, made, { reference_id: made.place.subtopic });
    expect(await refusalOf(assignTo(tutor, elsewhere))).toEqual([
      400,
      'reference_id: must be the same as subsubtopic_id',
    ]);
  });

  it.each(kinds)('for a %s that is already assigned, also by another tutor at the same time', async (kind) => {
    const { tutor, student, impersonation } = await aPair(server);
    const { tutor: second } = await aTutor(server, 0);
    const link = { tutor_id: second.account.id, student_id: student.account.id };
    await server.db.insertInto('tutor_students').values(link).execute();
    const work = await workKinds[kind](server);
    const outcomes = await Promise.allSettled(
      [tutor, impersonation, second, tutor, impersonation].map((by) => assignTo(by, work.body(student))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason.message] : []));
    expect(new Set(refusals)).toEqual(
      new Set(['POST /assignments answered 409: This is already assigned to the student']),
    );
    expect(await refusalOf(assignTo(second, work.body(student, { type: 'reassign' })))).toEqual([
      409,
      'This is already assigned to the student',
    ]);
    expect(await listAssignments(student)).toHaveLength(1);
    expect(await auditOf(student.account.id)).toHaveLength(1);
    // Locking the progress for the refused calls left no event and no row.
    expect(await eventsOf(student)).toEqual([]);
    const { rows } = await sql`select from practice_progress where user_id = ${student.account.id}`.execute(server.db);
    expect(rows).toEqual([]);
  });
});

describe('reassigning', () => {
  it.each(kinds)('requires that it was assigned before or is finished: a %s', async (kind) => {
    const { tutor, student } = await aPair(server);
    const work = await workKinds[kind](server);
    const again = () => assignTo(tutor, work.body(student, { type: 'reassign' }));
    const title = kind === 'set' ? 'Practice' : 'One step';
    const never = [409, `“${title}” was neither assigned to the student nor finished by them: assign it instead`];
    expect(await refusalOf(again())).toEqual(never);
    expect(await listAssignments(student)).toEqual([]);
    await work.finish(student);
    expect(await again()).toMatchObject({ type: 'reassign', progress: null });
  });

  it('is allowed if it was assigned before and is not finished again', async () => {
    const { tutor, student } = await aPair(server);
    const work = await workKinds.set(server);
    await assignTo(tutor, work.body(student));
    await work.finish(student);
    await assignTo(tutor, work.body(student, { type: 'reassign' }));
    await server.db.updateTable('assignments').set({ completed_at: noon }).execute();
    expect(await assignTo(tutor, work.body(student, { type: 'reassign' }))).toMatchObject({ type: 'reassign' });
  });

  it('for several students is refused for each who never had it', async () => {
    const { tutor, students } = await aTutor(server, 2);
    const [one, other] = students as [TestPerson, TestPerson];
    const work = await workKinds.set(server);
    await work.finish(one);
    const { user_id: _, ...body } = work.body(one, { type: 'reassign' });
    const user_ids = [one.account.id, other.account.id];
    const { data } = await tutor.call('POST /assignments/for_students', { body: { ...body, user_ids } });
    expect(data.map(({ assigned }) => assigned)).toEqual([true, false]);
  });
});

async function eventsOf({ account }: TestPerson) {
  const { rows } = await sql<{ kind: string; why: string | null }>`
    select kind, event ->> 'why' as why from practice_events where user_id = ${account.id} order by seq
  `.execute(server.db);
  return rows.map(({ kind, why }) => why ?? kind);
}
