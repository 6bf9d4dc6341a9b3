import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { holdProgress } from '../practice/hold-progress.ts';
import { aPair, dueDate, listed, noon, theOne, theSequence, theSet, works } from '../testing/assigning.ts';
import { CallFailed } from '../testing/client.ts';
import { addExamQuestion, addQuestion, addSequencePlace } from '../testing/content.ts';
import { answerAll, aSequence, aSet, questionsOfSet } from '../testing/practice.ts';
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
const assignTo = (by: TestPerson, body: ReturnType<typeof theSet>) => by.call('POST /assignments', { body });
const statusOf = async (student: TestPerson) => (await theOne(student)).status;
const right = <Q>(question: Q) => [question, true] as const;

async function refused(asking: Promise<unknown>): Promise<[status: number, sentence: string | undefined]> {
  const failed = await asking.then(() => null).catch((error: unknown) => error);
  if (!(failed instanceof CallFailed)) throw new Error(`expected a refusal, got ${String(failed)}`);
  return [failed.status, failed.errors[0]];
}

/** How many statements wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
  return rows[0]?.waiting ?? 0;
}

/** As if the answer that finished it had not completed it. */
async function reopen(id: string): Promise<void> {
  await server.db.updateTable('assignments').set({ completed_at: null }).where('id', '=', id).execute();
}

describe('an assignment is completed by the answer that finishes it', () => {
  it('in a set with the fourth in a row, not before, and at that moment [ASG-009]', async () => {
    const { tutor, student } = await aPair(server);
    const set = await aSet(server.db, 5);
    await assignTo(tutor, theSet(student, set));
    const [first, ...others] = set.questions;
    if (!first) throw new Error('there are five');
    await answerAll(student, set.reference, [[first, false], ...others.slice(0, 3).map(right)]);
    expect(await theOne(student)).toMatchObject({
      status: 'current',
      progress: { total_correct: 3, percent_complete: 75 },
    });
    server.clock.now = new Date('2026-11-22T17:00:00Z');
    await answerAll(student, set.reference, others.slice(3).map(right));
    expect(await theOne(student)).toMatchObject({
      status: 'completed',
      completed_at: '2026-11-22T17:00:00.000Z',
      progress: { total_correct: 4, percent_complete: 100 },
    });
  });

  it('in a sequence at its end, at 100 percent [ASG-010]', async () => {
    const { look, student } = await aPair(server);
    const made = await aSequence(server.db);
    await assignTo(look, theSequence(student, made));
    await answerAll(student, made.reference, [[made.first, true]]);
    expect(await theOne(student)).toMatchObject({ status: 'current', progress: { percent_complete: 33.33 } });
    await answerAll(student, made.reference, [[made.second, false]]);
    expect(await theOne(student)).toMatchObject({ status: 'completed', progress: { percent_complete: 100 } });
  });

  it('in a sequence that waits behind a set, once that is mastered and the sequence is settled', async () => {
    const { tutor, student } = await aPair(server);
    const made = await aSequence(server.db);
    const link = { link_right_problemset_id: made.set };
    await server.db.updateTable('questions').set(link).where('id', '=', made.second.id).execute();
    const inSet = await questionsOfSet(server.db, made.set, 4);
    await assignTo(tutor, theSequence(student, made));
    await answerAll(student, made.reference, [made.first, made.second].map(right));
    const settle = () =>
      student.call('POST /user_progresses/save_user_progress', {
        body: { user_id: student.account.id, ...made.reference },
      });
    await settle();
    expect(await statusOf(student)).toBe('current');
    await answerAll(student, inSet.reference, inSet.questions.map(right));
    expect(await statusOf(student)).toBe('current');
    await settle();
    expect(await statusOf(student)).toBe('completed');
  });

  it.each(kinds)('only after it was made: a %s that was finished before does not count', async (kind) => {
    const { tutor, student } = await aPair(server);
    const work = await works[kind](server);
    await work.finish(student);
    const { id } = await assignTo(tutor, work.body(student));
    expect(await statusOf(student)).toBe('current');
    await work.begin(student);
    expect(await refused(student.call('PUT /assignments/{id}', status(id)))).toEqual([
      409,
      'This assignment is not finished yet',
    ]);
    expect(await statusOf(student)).toBe('current');
    await work.finish(student);
    expect(await statusOf(student)).toBe('completed');
    // And stays so when the student starts again.
    const body = { user_id: student.account.id, ...work.reference };
    if (body.reference_type === 'HomeProblemSetQuestions') {
      await student.call('POST /user_progresses/reset_user_problemset_progress', { body: { ...body, ...ofSet } });
    } else await student.call('POST /user_progresses/reset_user_progress', { body: { ...body, ...ofSequence } });
    expect(await theOne(student)).toMatchObject({ status: 'completed', progress: null });
  });

  it('and no other one: neither another student’s nor that of another set', async () => {
    const [{ tutor, student }, other] = [await aPair(server), await aPair(server)];
    const [set, another] = [await works.set(server), await works.set(server)];
    await assignTo(tutor, set.body(student));
    await assignTo(tutor, another.body(student));
    await assignTo(other.tutor, set.body(other.student));
    await set.finish(student);
    expect((await listed(student)).map(({ reference_id, status }) => [reference_id, status])).toEqual([
      [another.reference.reference_id, 'current'],
      [set.reference.reference_id, 'completed'],
    ]);
    expect(await statusOf(other.student)).toBe('current');
  });

  it.each(['begun', 'new'] as const)(
    'also when it was made while that answer waited, in a history that is %s',
    async (history) => {
      const { tutor, student } = await aPair(server);
      const { reference, id, begin, finish } = await twoQuestions();
      if (history === 'begun') await begin(student);
      const { finished } = await server.db.transaction().execute(async (tx) => {
        const where = { user_id: student.account.id, type: reference.reference_type, ids: [id] };
        const held = await holdProgress(tx, where);
        expect(held.get(id)?.seq).toBe(history === 'begun' ? 1 : 0);
        const finished = history === 'begun' ? finish(student) : finishAtOnce(student);
        await expect.poll(() => waiting()).toBe(1);
        await tx
          .insertInto('assignments')
          .values({
            id: newId(),
            user_id: student.account.id,
            assigned_by: tutor.account.id,
            assigned_by_name: 'Tutor',
            type: 'assign',
            reference_type: reference.reference_type,
            reference_id: id,
            topic_type: 'math',
            after_seq: held.get(id)?.seq ?? 0,
            assignment_date: dueDate,
          })
          .execute();
        await tx
          .deleteFrom('practice_progress')
          .where('user_id', '=', student.account.id)
          .where('seq', '=', 0)
          .execute();
        return { finished };
      });
      expect((await finished).percent_complete).toBe(100);
      expect(await statusOf(student)).toBe('completed');

      async function finishAtOnce(person: TestPerson) {
        await server.db
          .updateTable('questions')
          .set({ link_right_question_id: null })
          .where('parent_id', '=', id)
          .execute();
        return await begin(person);
      }
    },
  );

  it.each(kinds)('whichever comes first, the last answer or the assignment: a %s', async (kind) => {
    for (let round = 0; round < 12; round++) {
      const { tutor, student } = await aPair(server);
      const work = await works[kind](server);
      // Finished up to the last answer, which then comes with the assignment.
      const [, assignment] = await Promise.all([work.finish(student), assignTo(tutor, work.body(student))]);
      const events = await server.db
        .selectFrom('practice_events')
        .where('user_id', '=', student.account.id)
        .orderBy('seq')
        .select(['seq', 'kind'])
        .execute();
      const { after_seq } = await server.db
        .selectFrom('assignments')
        .where('id', '=', assignment.id)
        .select('after_seq')
        .executeTakeFirstOrThrow();
      const done = events.some((event) => event.kind === 'completed' && event.seq > after_seq);
      expect(await statusOf(student)).toBe(done ? 'completed' : 'current');
    }
  });
});

const status = (id: string) => ({ params: { id }, body: { status: 'completed' as const } });
const ofSet = { reference_type: 'HomeProblemSetQuestions' as const };
const ofSequence = { reference_type: 'HomeSubsubTopic' as const };

/** A sequence of two questions. */
async function twoQuestions() {
  const { subsubtopic: id } = await addSequencePlace(server.db);
  const parent = { kind: 'subsubtopic', id } as const;
  const last = await addQuestion(server.db, parent, { position: 1 });
  const first = await addQuestion(server.db, parent, { position: 0, link_right_question_id: last.id });
  const reference = { reference_type: 'HomeSubsubTopic', reference_id: id } as const;
  return {
    ...{ reference, id },
    begin: (student: TestPerson) => answerAll(student, reference, [[first, true]]),
    finish: (student: TestPerson) => answerAll(student, reference, [[last, true]]),
  };
}

describe('asking for one to be completed', () => {
  it.each(['PUT', 'PATCH'] as const)(
    '%s answers it once it is finished, and is refused before [API-063, ASG-011]',
    async (method) => {
      const { tutor, student } = await aPair(server);
      const work = await works.set(server);
      const { id } = await assignTo(tutor, work.body(student));
      const ask = (person: TestPerson) => person.call(`${method} /assignments/{id}`, status(id));
      expect(await refused(ask(student))).toEqual([409, 'This assignment is not finished yet']);
      await work.begin(student);
      expect(await refused(ask(student))).toEqual([409, 'This assignment is not finished yet']);
      expect(await statusOf(student)).toBe('current');
      await work.finish(student);
      const completed = await ask(student);
      expect(completed).toMatchObject({ id, status: 'completed', completed_at: noon.toISOString() });
      await reopen(id);
      server.clock.now = new Date('2026-11-23T00:00:00Z');
      expect(await ask(student)).toEqual({ ...completed, completed_at: '2026-11-23T00:00:00.000Z' });
      server.clock.now = new Date('2026-11-24T00:00:00Z');
      expect(await ask(student)).toMatchObject({ completed_at: '2026-11-23T00:00:00.000Z' });
    },
  );

  it('takes no other status', async () => {
    const { tutor, student } = await aPair(server);
    const work = await works.set(server);
    const { id } = await assignTo(tutor, work.body(student));
    const body = { status: 'current' as 'completed' };
    expect((await refused(student.call('PUT /assignments/{id}', { params: { id }, body })))[0]).toBe(400);
  });

  it('is only for one’s own, and answers an unknown one and another’s alike', async () => {
    const [{ tutor, student }, other] = [await aPair(server), await aPair(server)];
    const work = await works.set(server);
    const { id } = await assignTo(tutor, work.body(student));
    await work.finish(student);
    await reopen(id);
    for (const person of [other.student, other.look, await server.as('admin'), await server.as('super-admin')]) {
      expect(await refused(person.call('PUT /assignments/{id}', status(id)))).toEqual([404, 'Assignment not found']);
    }
    expect(await refused(student.call('PUT /assignments/{id}', status(newId())))).toEqual([
      404,
      'Assignment not found',
    ]);
    expect(await statusOf(student)).toBe('current');
  });

  it('in a look sets what is finished, and nothing else; the audit has both ids', async () => {
    const { tutor, student, look } = await aPair(server);
    const work = await works.sequence(server);
    const { id } = await assignTo(tutor, work.body(student));
    expect((await refused(look.call('PATCH /assignments/{id}', status(id))))[0]).toBe(409);
    await work.finish(student);
    await reopen(id);
    expect(await look.call('PATCH /assignments/{id}', status(id))).toMatchObject({ id, status: 'completed' });
    const rows = await server.db.selectFrom('audit').where('subject_id', '=', id).selectAll().orderBy('id').execute();
    expect(rows.map(({ action, actor_id, for_id }) => [action, actor_id, for_id])).toEqual([
      ['assign', tutor.account.id, student.account.id],
      ['complete', tutor.account.id, student.account.id],
    ]);
  });
});

describe('completing by place', () => {
  it.each(['student', 'look'] as const)(
    'as %s, a mastered set: type problemset and problem_set_id [API-062, PBS-009]',
    async (who) => {
      const pair = await aPair(server);
      const { tutor, student } = pair;
      const work = await works.set(server);
      const { id } = await assignTo(tutor, work.body(student));
      const body = { type: 'problemset' as const, problem_set_id: work.reference.reference_id };
      const ask = () => pair[who].call('PUT /assignments/complete', { body });
      await work.begin(student);
      expect(await ask()).toEqual({ data: [] });
      await work.finish(student);
      await reopen(id);
      expect(await ask()).toMatchObject({ data: [{ id, status: 'completed' }] });
      expect(await statusOf(student)).toBe('completed');
      expect(await ask()).toMatchObject({ data: [{ id, status: 'completed' }] });
    },
  );

  it.each([
    ['home', 'math'],
    ['grammar', 'grammar'],
    ['reading', 'reading'],
  ] as const)('a sequence: type %s in %s, by subtopic_id or subsubtopic_id [SEQ-011]', async (type, kind) => {
    const { tutor, student } = await aPair(server);
    const { place, reference, first, second } = await aSequence(server.db);
    await server.db.updateTable('topics').set({ kind }).where('id', '=', place.topic).execute();
    const only = await addQuestion(server.db, { kind: 'subtopic', id: place.subtopic });
    const ofSubtopic = { reference_type: 'HomeSubTopic', reference_id: place.subtopic } as const;
    const below = await assignTo(tutor, theSequence(student, { place }, { topic_type: kind }));
    const above = await assignTo(
      tutor,
      theSequence(student, { place }, { reference_id: place.subtopic, subsubtopic_id: null, topic_type: kind }),
    );
    const ask = (body: object) => student.call('PUT /assignments/complete', { body: { type, ...body } });
    expect(await ask({ subsubtopic_id: place.subsubtopic })).toEqual({ data: [] });
    await answerAll(student, reference, [first, second].map(right));
    await answerAll(student, ofSubtopic, [[only, true]]);
    await Promise.all([reopen(below.id), reopen(above.id)]);
    const elsewhere = type === 'home' ? 'grammar' : 'home';
    expect(await ask({ type: elsewhere, subsubtopic_id: place.subsubtopic })).toEqual({ data: [] });
    expect(await ask({ subsubtopic_id: place.subsubtopic })).toMatchObject({
      data: [{ id: below.id, status: 'completed' }],
    });
    expect(await ask({ subtopic_id: place.subtopic })).toMatchObject({ data: [{ id: above.id, status: 'completed' }] });
  });

  it.each(['sat', 'act'] as const)('a question of a %s by its id (Q35)', async (type) => {
    const { tutor, student } = await aPair(server);
    const { id } = await addExamQuestion(server.db, type);
    const only = await addQuestion(server.db, { kind: `${type}_question`, id });
    const place = { [`${type}_question_id`]: id };
    const work = await works.sequence(server);
    const nowhere = { subtopic_id: null, subsubtopic_id: null };
    await assignTo(tutor, work.body(student, { ...nowhere, ...place, reference_id: id, topic_type: type }));
    const reference_type = type === 'sat' ? 'HomeSatQuestionTopic' : 'HomeActQuestionTopic';
    await answerAll(student, { reference_type, reference_id: id }, [[only, true]]);
    const reply = await student.call('PUT /assignments/complete', { body: { type, ...place } });
    expect(reply).toMatchObject({ data: [{ reference_id: id, status: 'completed' }] });
  });

  it('does nothing without a matching assignment, and asks for the id that its type goes by', async () => {
    const [{ tutor, student }, other] = [await aPair(server), await aPair(server)];
    const work = await works.set(server);
    await assignTo(tutor, work.body(student));
    await work.finish(student);
    const body = { type: 'problemset' as const, problem_set_id: work.reference.reference_id };
    for (const person of [other.student, other.look, await server.as('admin'), await server.as('super-admin')]) {
      expect(await person.call('PUT /assignments/complete', { body })).toEqual({ data: [] });
    }
    const unknown = student.call('PUT /assignments/complete', { body: { ...body, problem_set_id: newId() } });
    expect(await unknown).toEqual({ data: [] });
    expect(await refused(student.call('PUT /assignments/complete', { body: { type: 'sat' } }))).toEqual([
      400,
      'sat_question_id: is what a completion of type sat is known by',
    ]);
  });
});
