import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import {
  aPair,
  assignTo,
  aTutor,
  dueDate,
  listAssignments,
  noon,
  onlyAssignment,
  workKinds,
} from '../testing/assignments.ts';
import { addSequencePlace, addSet, setFlags } from '../testing/content.ts';
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

async function auditOf(user_id: string) {
  return await server.db.selectFrom('audit').where('for_id', '=', user_id).selectAll().orderBy('id').execute();
}

describe('several sets', () => {
  async function addSets(count: number) {
    const { subsubtopic } = await addSequencePlace(server.db);
    const parent = { kind: 'subsubtopic', id: subsubtopic } as const;
    const sets: string[] = [];
    for (let n = 0; n < count; n++) sets.push(await addSet(server.db, parent, { title: `Set ${n}`, position: n }));
    return { subsubtopic_id: subsubtopic, sets };
  }
  type AssignmentAction = 'assign' | 'reassign';
  const bodyFor = (
    student: TestPerson,
    subsubtopic_id: string,
    reference_record: Record<string, AssignmentAction>,
  ) => ({
    user_id: student.account.id,
    reference_type: 'problem_set' as const,
    reference_record,
    subsubtopic_id,
    topic_type: 'math' as const,
    assignment_date: dueDate,
  });

  const completeAll = ({ account }: TestPerson) =>
    server.db.updateTable('assignments').set({ completed_at: noon }).where('user_id', '=', account.id).execute();

  it.each(['tutor', 'impersonation'] as const)(
    'are assigned in one call by the %s, each with its action [API-061]',
    async (who) => {
      const pair = await aPair(server);
      const { student } = pair;
      const { subsubtopic_id, sets } = await addSets(3);
      const again = { [sets[1] ?? '']: 'assign' as const };
      await pair.tutor.call('POST /assignments/create_multiple', { body: bodyFor(student, subsubtopic_id, again) });
      await completeAll(student);
      const record = Object.fromEntries(
        sets.map((id, n) => [id, n === 1 ? ('reassign' as const) : ('assign' as const)]),
      );
      const body = bodyFor(student, subsubtopic_id, record);
      const { data } = await pair[who].call('POST /assignments/create_multiple', { body });
      expect(data.map(({ title, type }) => [title, type])).toEqual([
        ['Set 0', 'assign'],
        ['Set 1', 'reassign'],
        ['Set 2', 'assign'],
      ]);
      for (const one of data)
        expect(one).toMatchObject({ reference_record: record, subsubtopic_id, status: 'current' });
      expect((await listAssignments(student)).filter(({ status }) => status === 'current')).toEqual(data);
      expect(await auditOf(student.account.id)).toHaveLength(4);
    },
  );

  it('are all refused if one of them is refused', async () => {
    const { tutor, student } = await aPair(server);
    const { subsubtopic_id, sets } = await addSets(3);
    const [one, two, three] = sets as [string, string, string];
    const all = Object.fromEntries(sets.map((id) => [id, 'assign' as const]));
    const assignAll = (record: Record<string, AssignmentAction>) =>
      tutor.call('POST /assignments/create_multiple', { body: bodyFor(student, subsubtopic_id, record) });
    await setFlags(server.db, 'problem_sets', three, { is_publish: false });
    expect(await refusalOf(assignAll(all))).toEqual([422, 'This problem set is not published']);
    await setFlags(server.db, 'problem_sets', three, { is_publish: true });
    expect(await refusalOf(assignAll({ ...all, [newId()]: 'assign' }))).toEqual([404, 'Problem set not found']);
    expect(await refusalOf(assignAll({}))).toEqual([400, 'reference_record: expected at least one problem set']);
    expect(await listAssignments(student)).toEqual([]);
    await assignAll({ [two]: 'assign' });
    expect(await refusalOf(assignAll(all))).toEqual([409, '“Set 1” is already assigned to the student']);
    expect(await listAssignments(student)).toMatchObject([{ reference_id: two }]);
    expect(await refusalOf(assignAll({ [one]: 'reassign' }))).toEqual([
      409,
      '“Set 0” was neither assigned to the student nor finished by them: assign it instead',
    ]);
    await completeAll(student);
    await assignAll({ [two.toUpperCase()]: 'reassign', [two]: 'reassign' });
    expect(await listAssignments(student)).toMatchObject([
      { reference_id: two, type: 'reassign' },
      { status: 'completed' },
    ]);
  });

  it('assigned in two tabs at the same time are stored once, without a deadlock', async () => {
    const { tutor, impersonation, student } = await aPair(server);
    const { subsubtopic_id, sets } = await addSets(8);
    const record = (ids: string[]) => Object.fromEntries(ids.map((id) => [id, 'assign' as const]));
    const outcomes = await Promise.allSettled(
      [sets, sets.toReversed(), sets, sets.toReversed()].map((ids, n) =>
        (n % 2 ? tutor : impersonation).call('POST /assignments/create_multiple', {
          body: bodyFor(student, subsubtopic_id, record(ids)),
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason.status] : []))).toEqual([
      409, 409, 409,
    ]);
    expect(await listAssignments(student)).toHaveLength(8);
  });
});

describe('several students', () => {
  it('each get the assignment or their own reason for the refusal', async () => {
    const { tutor, students } = await aTutor(server, 4);
    const [one, two, three, four] = students as [TestPerson, TestPerson, TestPerson, TestPerson];
    const work = await workKinds.sequence(server);
    const unlinkedStudent = await server.as('student');
    await assignTo(tutor, work.body(two));
    await work.finish(three);
    await server.db.updateTable('users').set({ status: false }).where('id', '=', four.account.id).execute();
    const { user_id: _, ...body } = work.body(one);
    const user_ids = [one, two, three, four, unlinkedStudent, one].map(({ account }) => account.id);
    const { data } = await tutor.call('POST /assignments/for_students', { body: { ...body, user_ids } });
    expect(data).toEqual([
      { user_id: one.account.id, assigned: true, reason: null },
      { user_id: two.account.id, assigned: false, reason: 'This is already assigned to the student' },
      { user_id: three.account.id, assigned: true, reason: null },
      { user_id: four.account.id, assigned: false, reason: 'This student is not active.' },
      { user_id: unlinkedStudent.account.id, assigned: false, reason: 'Student not found' },
    ]);
    expect(await onlyAssignment(one)).toMatchObject({ status: 'current', assigned_by: tutor.account.username });
    expect(await onlyAssignment(three)).toMatchObject({ status: 'current', progress: null });
    expect(await listAssignments(unlinkedStudent)).toEqual([]);
    expect(await auditOf(one.account.id)).toMatchObject([{ actor_id: tutor.account.id, action: 'assign' }]);
  });

  it('all get nothing if the date or the target is refused', async () => {
    const { tutor, students } = await aTutor(server, 1);
    const [student] = students as [TestPerson];
    const work = await workKinds.set(server);
    const { user_id, ...body } = work.body(student);
    const assignWith = (more: object) =>
      tutor.call('POST /assignments/for_students', { body: { ...body, ...more, user_ids: [user_id] } });
    expect((await refusalOf(assignWith({ assignment_date: '2026-11-20' })))[0]).toBe(422);
    expect((await refusalOf(assignWith({ reference_id: newId() })))[0]).toBe(404);
    expect(await listAssignments(student)).toEqual([]);
  });
});
