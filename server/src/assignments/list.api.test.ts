import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import {
  aPair,
  assignTo,
  aTutor,
  listAssignments,
  noon,
  onlyAssignment,
  sequenceAssignment,
  setAssignment,
  workKinds,
} from '../testing/assignments.ts';
import { addExamQuestion, addSequencePlace, addSet, setFlags } from '../testing/content.ts';
import { linkStudents } from '../testing/people.ts';
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

describe('the list', () => {
  it('has open assignments by due date and title, then completed ones, newest first [API-059]', async () => {
    const { tutor, student, impersonation } = await aPair(server);
    const parent = { kind: 'subsubtopic', id: (await addSequencePlace(server.db)).subsubtopic } as const;
    const titled = async (title: string, assignment_date: string) => {
      const reference_id = await addSet(server.db, parent, { title });
      const reference = { reference_type: 'HomeProblemSetQuestions', reference_id } as const;
      return await assignTo(tutor, setAssignment(student, { reference, subsubtopic: parent.id }, { assignment_date }));
    };
    await titled('Late', '2027-01-05');
    await titled('Beta', '2026-11-28');
    await titled('Alpha', '2026-11-28');
    await titled('Soon', '2026-11-21');
    const [first, second] = [await workKinds.set(server), await workKinds.sequence(server)];
    await assignTo(tutor, first.body(student, { assignment_date: '2026-12-01' }));
    await assignTo(tutor, second.body(student, { assignment_date: '2026-11-30' }));
    await second.finish(student);
    server.clock.now = new Date('2026-11-21T18:00:00Z');
    await first.finish(student);
    for (const person of [student, impersonation]) {
      expect((await listAssignments(person)).map(({ title, status }) => [title, status])).toEqual([
        ['Soon', 'current'],
        ['Alpha', 'current'],
        ['Beta', 'current'],
        ['Late', 'current'],
        ['Practice', 'completed'],
        ['One step', 'completed'],
      ]);
    }
    expect(await listAssignments(await server.as('super-admin'))).toEqual([]);
  });

  it('of a super admin has the assignments of their own account', async () => {
    const { tutor, student } = await aPair(server);
    const work = await workKinds.set(server);
    const { id } = await assignTo(tutor, work.body(student));
    const flags = { is_admin: true, is_super_admin: true };
    await server.db.updateTable('users').set(flags).where('id', '=', student.account.id).execute();
    expect(await onlyAssignment(student)).toMatchObject({ id, published: true });
    // `published` is about learners, although an author can open drafts.
    await setFlags(server.db, 'problem_sets', work.reference.reference_id, { is_publish: false });
    expect(await onlyAssignment(student)).toMatchObject({ id, published: false });
    expect(await student.call('DELETE /assignments/{id}', { params: { id } })).toEqual({
      message: 'Assignment Unassigned',
    });
  });
});

describe('an assignment that learners cannot open any more', () => {
  it('stays in the list as not published, and can be unassigned', async () => {
    const { tutor, student } = await aPair(server);
    const [sequence, deleted, gone, closed] = [
      await aSequence(server.db),
      await aSequence(server.db),
      await aSet(server.db),
      await aSet(server.db),
    ];
    const { id: exam, exam_id } = await addExamQuestion(server.db, 'sat');
    const nowhere = { subtopic_id: null, subsubtopic_id: null };
    const made = [
      await assignTo(tutor, sequenceAssignment(student, sequence)),
      await assignTo(tutor, sequenceAssignment(student, deleted)),
      await assignTo(tutor, setAssignment(student, gone)),
      await assignTo(tutor, setAssignment(student, closed)),
      await assignTo(
        tutor,
        sequenceAssignment(student, sequence, {
          ...nowhere,
          reference_id: exam,
          sat_question_id: exam,
          topic_type: 'sat',
        }),
      ),
    ];
    const published = async () => {
      const rows = await listAssignments(student);
      return made.map(({ id }) => rows.find((row) => row.id === id)?.published);
    };
    expect(await published()).toEqual([true, true, true, true, true]);
    await setFlags(server.db, 'subsubtopics', sequence.place.subsubtopic, { is_sequence_publish: false });
    expect(await published()).toEqual([false, true, true, true, true]);
    await setFlags(server.db, 'topics', deleted.place.topic, { deleted_at: noon });
    await setFlags(server.db, 'problem_sets', gone.reference.reference_id, { deleted_at: noon });
    await setFlags(server.db, 'problem_sets', closed.reference.reference_id, { is_publish: false });
    await setFlags(server.db, 'exams', exam_id, { is_publish: false });
    expect(await published()).toEqual([false, false, false, false, false]);
    // The same after the target is deleted for good.
    await server.db.deleteFrom('subsubtopics').where('id', '=', deleted.place.subsubtopic).execute();
    const rows = await listAssignments(student);
    expect(rows.find(({ id }) => id === made[1]?.id)).toMatchObject({
      title: '',
      published: false,
      subsubtopic_id: deleted.place.subsubtopic,
      subtopic_id: deleted.place.subtopic,
    });
    for (const { id } of made) await tutor.call('DELETE /assignments/{id}', { params: { id } });
    expect(await listAssignments(student)).toEqual([]);
  });

  it('is published again when its target is opened again', async () => {
    const { tutor, student } = await aPair(server);
    const set = await aSet(server.db);
    await assignTo(tutor, setAssignment(student, set));
    await setFlags(server.db, 'problem_sets', set.reference.reference_id, { is_publish: false });
    await setFlags(server.db, 'problem_sets', set.reference.reference_id, { is_publish: true });
    expect(await onlyAssignment(student)).toMatchObject({ published: true });
  });
});

describe('unassigning', () => {
  it.each(['tutor', 'impersonation'] as const)(
    'by the %s removes it from the student’s list, once [API-064]',
    async (who) => {
      const pair = await aPair(server);
      const { student, tutor } = pair;
      const [open, done] = [await workKinds.set(server), await workKinds.sequence(server)];
      const ids = [(await assignTo(tutor, open.body(student))).id, (await assignTo(tutor, done.body(student))).id];
      await open.begin(student);
      await done.finish(student);
      for (const id of ids) {
        const unassign = () => pair[who].call('DELETE /assignments/{id}', { params: { id } });
        expect(await unassign()).toEqual({ message: 'Assignment Unassigned' });
        expect(await refusalOf(unassign())).toEqual([404, 'Assignment not found']);
      }
      expect(await listAssignments(student)).toEqual([]);
      const rows = await server.db.selectFrom('audit').where('action', '=', 'unassign').selectAll().execute();
      const mine = rows.filter(({ for_id }) => for_id === student.account.id);
      expect(mine.map(({ actor_id, subject_id }) => [actor_id, subject_id])).toEqual(
        ids.map((id) => [tutor.account.id, id]),
      );
      // The answers stay stored, and the set can be assigned again.
      expect(await assignTo(tutor, open.body(student))).toMatchObject({ progress: { total_correct: 1 } });
    },
  );

  it('is not allowed to other tutors or students, with the same error for unknown ids', async () => {
    const [{ tutor, student }, other] = [await aPair(server), await aPair(server)];
    const work = await workKinds.set(server);
    const { id } = await assignTo(tutor, work.body(student));
    const unassign = (person: TestPerson, which: string) =>
      refusalOf(person.call('DELETE /assignments/{id}', { params: { id: which } }));
    for (const person of [other.tutor, other.impersonation, await server.as('super-admin')]) {
      expect(await unassign(person, id)).toEqual([404, 'Assignment not found']);
      expect(await unassign(person, newId())).toEqual([404, 'Assignment not found']);
    }
    expect((await unassign(student, id))[0]).toBe(403);
    // Also refused for a student who is a tutor as well, because they are not their own tutor.
    await server.db.updateTable('users').set({ is_tutor: true }).where('id', '=', student.account.id).execute();
    expect(await unassign(student, id)).toEqual([404, 'Assignment not found']);
    expect(await onlyAssignment(student)).toMatchObject({ id });
  });

  it('is allowed to any linked tutor of the student', async () => {
    const [{ tutor, student }, { tutor: second }] = [await aPair(server), await aTutor(server, 0)];
    await linkStudents(server.db, second.account.id, student.account.id);
    const work = await workKinds.set(server);
    const { id } = await assignTo(tutor, work.body(student));
    await second.call('DELETE /assignments/{id}', { params: { id } });
    expect(await listAssignments(student)).toEqual([]);
  });
});
