import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import {
  aPair,
  aTutor,
  dueDate,
  listed,
  lookAt,
  noon,
  theOne,
  theSequence,
  theSet,
  works,
} from '../testing/assigning.ts';
import { CallFailed } from '../testing/client.ts';
import { addExamQuestion, addSequencePlace, addSet, addTopic, change } from '../testing/content.ts';
import { aSequence, aSet } from '../testing/practice.ts';
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

async function refused(asking: Promise<unknown>): Promise<[status: number, sentence: string | undefined]> {
  const failed = await asking.then(() => null).catch((error: unknown) => error);
  if (!(failed instanceof CallFailed)) throw new Error(`expected a refusal, got ${String(failed)}`);
  return [failed.status, failed.errors[0]];
}

const assignTo = (by: TestPerson, body: ReturnType<typeof theSet>) => by.call('POST /assignments', { body });

async function auditOf(user_id: string) {
  return await server.db.selectFrom('audit').where('for_id', '=', user_id).selectAll().orderBy('id').execute();
}

describe('assigning one thing', () => {
  it.each(['tutor', 'look'] as const)(
    'by the %s: a set and the sequence of each kind of place [API-060, ASG-025]',
    async (who) => {
      const pair = await aPair(server);
      const { student, tutor } = pair;
      const set = await aSet(server.db);
      const { place } = await aSequence(server.db);
      const [sat, act] = [await addExamQuestion(server.db, 'sat'), await addExamQuestion(server.db, 'act')];
      const ofExam = { subtopic_id: null, subsubtopic_id: null };
      const sequences = [
        theSequence(student, { place }),
        theSequence(student, { place }, { reference_id: place.subtopic, subsubtopic_id: null }),
        theSequence(
          student,
          { place },
          { ...ofExam, reference_id: sat.id, sat_question_id: sat.id, topic_type: 'sat' },
        ),
        theSequence(
          student,
          { place },
          { ...ofExam, reference_id: act.id, act_question_id: act.id, topic_type: 'act' },
        ),
      ];
      const replies = [];
      for (const body of [...sequences, theSet(student, set)]) replies.push(await assignTo(pair[who], body));

      const nowhere = {
        topic_id: null,
        subtopic_id: null,
        subsubtopic_id: null,
        sattopic_id: null,
        sat_question_id: null,
        act_question_id: null,
        test_id: null,
      };
      const common = {
        user_id: student.account.id,
        assignment_date: dueDate,
        status: 'current',
        published: true,
        progress: null,
        type: 'assign',
        assigned_by: tutor.account.username,
        created_at: noon.toISOString(),
        completed_at: null,
      };
      const expected = [
        {
          title: 'One step',
          topic_type: 'math',
          assignmentable_type: 'Subsubtopic',
          progress_reference: 'HomeSubsubTopic',
          ...{ topic_id: place.topic, subtopic_id: place.subtopic, subsubtopic_id: place.subsubtopic },
        },
        {
          title: 'Equations',
          topic_type: 'math',
          assignmentable_type: 'Subtopic',
          progress_reference: 'HomeSubTopic',
          ...{ topic_id: place.topic, subtopic_id: place.subtopic },
        },
        {
          title: 'Systems',
          topic_type: 'sat',
          assignmentable_type: 'SatQuestion',
          progress_reference: 'HomeSatQuestionTopic',
          ...{ sat_question_id: sat.id, test_id: sat.exam_id },
        },
        {
          title: 'Systems',
          topic_type: 'act',
          assignmentable_type: 'ActQuestion',
          progress_reference: 'HomeActQuestionTopic',
          ...{ act_question_id: act.id, test_id: act.exam_id },
        },
        {
          title: 'Practice',
          topic_type: 'math',
          assignmentable_type: 'ProblemSet',
          progress_reference: 'HomeProblemSetQuestions',
          reference_type: 'problem_set',
          subsubtopic_id: set.subsubtopic,
          topic_id: expect.any(String),
          subtopic_id: expect.any(String),
        },
      ];
      const targets = [...sequences.map(({ reference_id }) => reference_id), set.reference.reference_id];
      expect(replies).toEqual(
        expected.map((one, index) => {
          const id = targets[index] ?? '';
          return {
            ...{ ...nowhere, ...common, reference_type: 'sequence', ...one },
            ...{
              id: expect.any(String),
              assignmentable_id: id,
              reference_id: id,
              reference_record: { [id]: 'assign' },
            },
          };
        }),
      );
      const byId = (rows: { id: string }[]) => rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
      expect(byId(await listed(student))).toEqual(byId(replies));
    },
  );

  it('leaves an audit row with both ids, in the look as well', async () => {
    const { tutor, student, look } = await aPair(server);
    const [one, other] = [await works.set(server), await works.sequence(server)];
    const first = await assignTo(tutor, one.body(student));
    await one.finish(student);
    await assignTo(look, one.body(student, { type: 'reassign' }));
    await assignTo(look, other.body(student));
    const rows = await auditOf(student.account.id);
    expect(rows.map(({ actor_id }) => actor_id)).toEqual(Array(3).fill(tutor.account.id));
    expect(rows.map(({ action, detail }) => [action, (detail as { reset: boolean }).reset])).toEqual([
      ['assign', false],
      ['reassign', true],
      ['assign', false],
    ]);
    expect(rows[0]).toMatchObject({ subject: 'assignment', subject_id: first.id });
  });

  it('stores the topic in which the target lies, whatever the page called it', async () => {
    const { tutor, student } = await aPair(server);
    const made = await aSequence(server.db);
    expect(await assignTo(tutor, theSequence(student, made, { topic_type: 'reading' }))).toMatchObject({
      topic_type: 'math',
    });
  });

  it('shows a set where it was assigned, or where learners meet it now', async () => {
    const { tutor, student } = await aPair(server);
    const [one, other] = [await addSequencePlace(server.db), await addSequencePlace(server.db)];
    const set = await addSet(server.db, { kind: 'subsubtopic', id: one.subsubtopic });
    const [sattopic, { id: act, exam_id }] = [
      await addTopic(server.db, { kind: 'sat', title: 'Heart of algebra' }),
      await addExamQuestion(server.db, 'act'),
    ];
    const linked = [
      { parent_kind: 'subsubtopic', parent_id: other.subsubtopic },
      { parent_kind: 'sattopic', parent_id: sattopic },
      { parent_kind: 'act_question', parent_id: act },
    ] as const;
    await server.db
      .insertInto('problem_set_places')
      .values(linked.map((place) => ({ ...place, problem_set_id: set, position: 0 })))
      .execute();
    const reference = { reference_type: 'HomeProblemSetQuestions', reference_id: set } as const;
    const body = theSet(student, { reference, subsubtopic: other.subsubtopic });
    const { id } = await assignTo(tutor, body);
    const place = async () => {
      const found = await theOne(student);
      return [found.topic_type, found.subsubtopic_id, found.sattopic_id, found.act_question_id, found.test_id];
    };
    expect(await place()).toEqual(['math', other.subsubtopic, null, null, null]);
    await change(server.db, 'subsubtopics', other.subsubtopic, { is_publish: false });
    expect(await place()).toEqual(['math', one.subsubtopic, null, null, null]);
    await tutor.call('DELETE /assignments/{id}', { params: { id } });
    await assignTo(tutor, { ...body, subsubtopic_id: null, sattopic_id: sattopic, topic_type: 'sat' });
    expect(await place()).toEqual(['sat', null, sattopic, null, null]);
    await change(server.db, 'topics', sattopic, { is_publish: false });
    await change(server.db, 'subsubtopics', one.subsubtopic, { deleted_at: noon });
    expect(await place()).toEqual(['act', null, null, act, exam_id]);
  });
});

describe('is refused', () => {
  it('to another tutor, for a student of somebody else as for one that nobody is', async () => {
    const [{ student }, { tutor }] = [await aPair(server), await aTutor(server)];
    const work = await works.sequence(server);
    const body = work.body(student);
    expect(await refused(assignTo(tutor, body))).toEqual([404, 'Student not found']);
    expect(await refused(assignTo(tutor, { ...body, user_id: newId() }))).toEqual([404, 'Student not found']);
    expect(await listed(student)).toEqual([]);
  });

  it('in a look, for anybody but the student who is looked at', async () => {
    const { tutor, students } = await aTutor(server, 2);
    const [one, other] = students;
    if (!one || !other) throw new Error('there are two students');
    const look = await lookAt(server, tutor, one);
    const [set, more] = [await works.set(server), await aSet(server.db)];
    expect(await refused(assignTo(look, set.body(other)))).toEqual([
      403,
      'user_id must be the student’s whom you look at',
    ]);
    const { user_id, assignment_date, topic_type } = theSet(other, more);
    const body = { user_id, assignment_date, topic_type, reference_type: 'problem_set' as const };
    const reference_record = { [more.reference.reference_id]: 'assign' as const };
    const several = look.call('POST /assignments/create_multiple', { body: { ...body, reference_record } });
    expect((await refused(several))[0]).toBe(403);
    expect(await listed(other)).toEqual([]);
  });

  it('once the student is unlinked, in the look and outside of it, and unassigning too', async () => {
    const { tutor, student, look } = await aPair(server);
    const [set, sequence] = [await works.set(server), await works.sequence(server)];
    const { id } = await assignTo(look, set.body(student));
    await server.db.deleteFrom('tutor_students').where('tutor_id', '=', tutor.account.id).execute();
    const unlinked = [403, 'Student unlinked from your account'];
    expect(await refused(assignTo(look, sequence.body(student)))).toEqual(unlinked);
    expect(await refused(look.call('DELETE /assignments/{id}', { params: { id } }))).toEqual(unlinked);
    expect(await refused(assignTo(tutor, sequence.body(student)))).toEqual([404, 'Student not found']);
    expect(await refused(tutor.call('DELETE /assignments/{id}', { params: { id } }))).toEqual([
      404,
      'Assignment not found',
    ]);
    expect(await listed(student)).toMatchObject([{ id, status: 'current' }]);
  });

  it('for a date before today, where the caller is', async () => {
    const { tutor, student } = await aPair(server);
    const work = await works.set(server);
    // It is still the 21st in New York, where the tests' clients are.
    server.clock.now = new Date('2026-11-22T04:00:00Z');
    const on = (assignment_date: string) => assignTo(tutor, work.body(student, { assignment_date }));
    expect(await refused(on('2026-11-20'))).toEqual([422, 'The due date must be today or later']);
    server.clock.now = new Date('2026-11-22T05:00:00Z');
    expect(await refused(on('2026-11-21'))).toEqual([422, 'The due date must be today or later']);
    server.clock.now = new Date('2026-11-22T04:59:00Z');
    expect(await on('2026-11-21')).toMatchObject({ assignment_date: '2026-11-21' });
    expect((await refused(on('2026-02-30')))[0]).toBe(400);
  });

  it('for what learners cannot open, and for what nobody has', async () => {
    const { tutor, student } = await aPair(server);
    const [set, { place }] = [await aSet(server.db), await aSequence(server.db)];
    const sequence = theSequence(student, { place });
    await change(server.db, 'problem_sets', set.reference.reference_id, { is_publish: false });
    await change(server.db, 'subsubtopics', place.subsubtopic, { is_sequence_publish: false });
    expect(await refused(assignTo(tutor, theSet(student, set)))).toEqual([422, 'This problem set is not published']);
    expect(await refused(assignTo(tutor, sequence))).toEqual([422, 'This sequence is not published']);
    await change(server.db, 'problem_sets', set.reference.reference_id, { deleted_at: noon });
    await change(server.db, 'subtopics', place.subtopic, { deleted_at: noon });
    expect(await refused(assignTo(tutor, theSet(student, set)))).toEqual([404, 'Problem set not found']);
    expect(await refused(assignTo(tutor, { ...theSet(student, set), reference_id: newId() }))).toEqual([
      404,
      'Problem set not found',
    ]);
    const unknown = newId();
    const nowhere = { ...sequence, reference_id: unknown, subsubtopic_id: unknown };
    expect(await refused(assignTo(tutor, nowhere))).toEqual([404, 'Sequence not found']);
    const { id } = await addExamQuestion(server.db, 'act');
    const ofOtherFamily = { ...sequence, reference_id: id, sat_question_id: id };
    expect(await refused(assignTo(tutor, ofOtherFamily))).toEqual([404, 'Sequence not found']);
    expect(await listed(student)).toEqual([]);
  });

  it('for a sequence that is not named by its own place', async () => {
    const { tutor, student } = await aPair(server);
    const made = await aSequence(server.db);
    const { subsubtopic_id: _, subtopic_id: __, ...unnamed } = theSequence(student, made);
    expect((await refused(assignTo(tutor, unnamed)))[0]).toBe(400);
    const elsewhere = theSequence(student, made, { reference_id: made.place.subtopic });
    expect(await refused(assignTo(tutor, elsewhere))).toEqual([
      400,
      'reference_id: must be the same as subsubtopic_id',
    ]);
  });

  it.each(kinds)('for a %s that is assigned already, also by another tutor and at the same moment', async (kind) => {
    const { tutor, student, look } = await aPair(server);
    const { tutor: second } = await aTutor(server, 0);
    const link = { tutor_id: second.account.id, student_id: student.account.id };
    await server.db.insertInto('tutor_students').values(link).execute();
    const work = await works[kind](server);
    const outcomes = await Promise.allSettled(
      [tutor, look, second, tutor, look].map((by) => assignTo(by, work.body(student))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason.message] : []));
    expect(new Set(refusals)).toEqual(
      new Set(['POST /assignments answered 409: This is already assigned to the student']),
    );
    expect(await refused(assignTo(second, work.body(student, { type: 'reassign' })))).toEqual([
      409,
      'This is already assigned to the student',
    ]);
    expect(await listed(student)).toHaveLength(1);
    expect(await auditOf(student.account.id)).toHaveLength(1);
    // What was only held for a moment is no beginning.
    expect(await eventsOf(student)).toEqual([]);
    const { rows } = await sql`select from practice_progress where user_id = ${student.account.id}`.execute(server.db);
    expect(rows).toEqual([]);
  });
});

async function eventsOf({ account }: TestPerson) {
  const { rows } = await sql<{ kind: string; why: string | null }>`
    select kind, event ->> 'why' as why from practice_events where user_id = ${account.id} order by seq
  `.execute(server.db);
  return rows.map(({ kind, why }) => why ?? kind);
}

describe('finished work', () => {
  it.each(kinds)('that is reassigned stands at its start, and what was answered stays: a %s', async (kind) => {
    const { tutor, student } = await aPair(server);
    const work = await works[kind](server);
    await assignTo(tutor, work.body(student));
    await work.finish(student);
    const before = await eventsOf(student);
    const reply = await assignTo(tutor, work.body(student, { type: 'reassign' }));
    expect(reply).toMatchObject({ type: 'reassign', status: 'current', progress: null });
    expect(await eventsOf(student)).toEqual([...before, 'reassigned']);
    expect(await listed(student)).toMatchObject([
      { id: reply.id, status: 'current', progress: null },
      { status: 'completed', type: 'assign', progress: null },
    ]);
    expect(Object.values(reply.reference_record)).toEqual(['reassign']);
  });

  it.each(kinds)('starts again when it is assigned for the first time, too: a %s', async (kind) => {
    const { look, student } = await aPair(server);
    const work = await works[kind](server);
    await work.finish(student);
    expect(await assignTo(look, work.body(student))).toMatchObject({ type: 'assign', progress: null });
    expect((await eventsOf(student)).at(-1)).toBe('reassigned');
  });

  it.each(kinds)('that is only begun goes on where it stands: a %s', async (kind) => {
    const { tutor, student } = await aPair(server);
    const work = await works[kind](server);
    const { percent_complete, total_correct } = await work.begin(student);
    const reply = await assignTo(tutor, work.body(student));
    expect(reply.progress).toEqual({ percent_complete, total_correct });
    expect(await eventsOf(student)).toEqual(['answered']);
  });

  it('stays finished where assigning it is refused', async () => {
    const { tutor, student } = await aPair(server);
    const [one, other] = [await aSet(server.db, 4), await works.set(server)];
    await assignTo(tutor, theSet(student, one));
    await other.finish(student);
    const { user_id, assignment_date, topic_type } = theSet(student, one);
    const [first, second] = [one.reference.reference_id, other.reference.reference_id];
    const reference_record = { [first]: 'assign' as const, [second]: 'reassign' as const };
    const body = { user_id, assignment_date, topic_type, reference_type: 'problem_set' as const, reference_record };
    expect(await refused(tutor.call('POST /assignments/create_multiple', { body }))).toEqual([
      409,
      '“Practice” is already assigned to the student',
    ]);
    expect((await eventsOf(student)).at(-1)).toBe('completed');
  });
});

describe('several sets', () => {
  async function someSets(count: number) {
    const { subsubtopic } = await addSequencePlace(server.db);
    const parent = { kind: 'subsubtopic', id: subsubtopic } as const;
    const sets: string[] = [];
    for (let n = 0; n < count; n++) sets.push(await addSet(server.db, parent, { title: `Set ${n}`, position: n }));
    return { subsubtopic_id: subsubtopic, sets };
  }
  type Kind = 'assign' | 'reassign';
  const bodyFor = (student: TestPerson, subsubtopic_id: string, reference_record: Record<string, Kind>) => ({
    user_id: student.account.id,
    reference_type: 'problem_set' as const,
    reference_record,
    subsubtopic_id,
    topic_type: 'math' as const,
    assignment_date: dueDate,
  });

  it.each(['tutor', 'look'] as const)(
    'are assigned at once by the %s, each with what was done [API-061]',
    async (who) => {
      const pair = await aPair(server);
      const { student } = pair;
      const { subsubtopic_id, sets } = await someSets(3);
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
      expect(await listed(student)).toEqual(data);
      expect(await auditOf(student.account.id)).toHaveLength(3);
    },
  );

  it('or none, when one of them cannot be', async () => {
    const { tutor, student } = await aPair(server);
    const { subsubtopic_id, sets } = await someSets(3);
    const [one, two, three] = sets as [string, string, string];
    const all = Object.fromEntries(sets.map((id) => [id, 'assign' as const]));
    const assignAll = (record: Record<string, Kind>) =>
      tutor.call('POST /assignments/create_multiple', { body: bodyFor(student, subsubtopic_id, record) });
    await change(server.db, 'problem_sets', three, { is_publish: false });
    expect(await refused(assignAll(all))).toEqual([422, 'This problem set is not published']);
    await change(server.db, 'problem_sets', three, { is_publish: true });
    expect(await refused(assignAll({ ...all, [newId()]: 'assign' }))).toEqual([404, 'Problem set not found']);
    expect(await refused(assignAll({}))).toEqual([400, 'reference_record: expected at least one problem set']);
    expect(await listed(student)).toEqual([]);
    await assignAll({ [two]: 'assign' });
    expect(await refused(assignAll(all))).toEqual([409, '“Set 1” is already assigned to the student']);
    expect(await listed(student)).toMatchObject([{ reference_id: two }]);
    await assignAll({ [one.toUpperCase()]: 'reassign', [one]: 'reassign' });
    expect(await listed(student)).toMatchObject([{ reference_id: one, type: 'reassign' }, { reference_id: two }]);
  });

  it('in two tabs at once are all there once, and neither waits for ever for the other', async () => {
    const { tutor, look, student } = await aPair(server);
    const { subsubtopic_id, sets } = await someSets(8);
    const record = (ids: string[]) => Object.fromEntries(ids.map((id) => [id, 'assign' as const]));
    const outcomes = await Promise.allSettled(
      [sets, sets.toReversed(), sets, sets.toReversed()].map((ids, n) =>
        (n % 2 ? tutor : look).call('POST /assignments/create_multiple', {
          body: bodyFor(student, subsubtopic_id, record(ids)),
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason.status] : []))).toEqual([
      409, 409, 409,
    ]);
    expect(await listed(student)).toHaveLength(8);
  });
});

describe('several students', () => {
  it('each get it or a reason of their own', async () => {
    const { tutor, students } = await aTutor(server, 4);
    const [one, two, three, four] = students as [TestPerson, TestPerson, TestPerson, TestPerson];
    const work = await works.sequence(server);
    const stranger = await server.as('student');
    await assignTo(tutor, work.body(two));
    await work.finish(three);
    await server.db.updateTable('users').set({ status: false }).where('id', '=', four.account.id).execute();
    const { user_id: _, ...body } = work.body(one);
    const user_ids = [one, two, three, four, stranger, one].map(({ account }) => account.id);
    const { data } = await tutor.call('POST /assignments/for_students', { body: { ...body, user_ids } });
    expect(data).toEqual([
      { user_id: one.account.id, assigned: true, reason: null },
      { user_id: two.account.id, assigned: false, reason: 'This is already assigned to the student' },
      { user_id: three.account.id, assigned: true, reason: null },
      { user_id: four.account.id, assigned: false, reason: 'This student is not active.' },
      { user_id: stranger.account.id, assigned: false, reason: 'Student not found' },
    ]);
    expect(await theOne(one)).toMatchObject({ status: 'current', assigned_by: tutor.account.username });
    expect(await theOne(three)).toMatchObject({ status: 'current', progress: null });
    expect(await listed(stranger)).toEqual([]);
    expect(await auditOf(one.account.id)).toMatchObject([{ actor_id: tutor.account.id, action: 'assign' }]);
  });

  it('get nothing when the date or the target is refused', async () => {
    const { tutor, students } = await aTutor(server, 1);
    const [student] = students as [TestPerson];
    const work = await works.set(server);
    const { user_id, ...body } = work.body(student);
    const give = (more: object) =>
      tutor.call('POST /assignments/for_students', { body: { ...body, ...more, user_ids: [user_id] } });
    expect((await refused(give({ assignment_date: '2026-11-20' })))[0]).toBe(422);
    expect((await refused(give({ reference_id: newId() })))[0]).toBe(404);
    expect(await listed(student)).toEqual([]);
  });
});
