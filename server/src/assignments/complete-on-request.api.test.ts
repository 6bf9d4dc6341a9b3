import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { aPair, assignTo, noon, onlyAssignment, sequenceAssignment, workKinds } from '../testing/assignments.ts';
import { addExamQuestion, addQuestion } from '../testing/content.ts';
import { answerAll, aSequence } from '../testing/practice.ts';
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

/** Undoes the completion by the answer that finished the work. */
async function reopen(id: string): Promise<void> {
  await server.db.updateTable('assignments').set({ completed_at: null }).where('id', '=', id).execute();
}

const status = (id: string) => ({ params: { id }, body: { status: 'completed' as const } });
const statusOf = async (student: TestPerson) => (await onlyAssignment(student)).status;
const right = <Q>(question: Q) => [question, true] as const;

describe('requesting the completion of one assignment', () => {
  it.each(['PUT', 'PATCH'] as const)(
    '%s returns it once it is finished, and is refused before [API-063, ASG-011]',
    async (method) => {
      const { tutor, student } = await aPair(server);
      const work = await workKinds.set(server);
      const { id } = await assignTo(tutor, work.body(student));
      const requestCompletion = (person: TestPerson) => person.call(`${method} /assignments/{id}`, status(id));
      expect(await refusalOf(requestCompletion(student))).toEqual([409, 'This assignment is not finished yet']);
      await work.begin(student);
      expect(await refusalOf(requestCompletion(student))).toEqual([409, 'This assignment is not finished yet']);
      expect(await statusOf(student)).toBe('current');
      await work.finish(student);
      const completed = await requestCompletion(student);
      expect(completed).toMatchObject({ id, status: 'completed', completed_at: noon.toISOString() });
      await reopen(id);
      server.clock.now = new Date('2026-11-23T00:00:00Z');
      expect(await requestCompletion(student)).toEqual({ ...completed, completed_at: '2026-11-23T00:00:00.000Z' });
      server.clock.now = new Date('2026-11-24T00:00:00Z');
      expect(await requestCompletion(student)).toMatchObject({ completed_at: '2026-11-23T00:00:00.000Z' });
    },
  );

  it('accepts no other status', async () => {
    const { tutor, student } = await aPair(server);
    const work = await workKinds.set(server);
    const { id } = await assignTo(tutor, work.body(student));
    const body = { status: 'current' as 'completed' };
    expect((await refusalOf(student.call('PUT /assignments/{id}', { params: { id }, body })))[0]).toBe(400);
  });

  it('is allowed for the caller’s own only, with the same error for unknown ids and other users’ assignments', async () => {
    const [{ tutor, student }, other] = [await aPair(server), await aPair(server)];
    const work = await workKinds.set(server);
    const { id } = await assignTo(tutor, work.body(student));
    await work.finish(student);
    await reopen(id);
    for (const person of [
      other.student,
      other.impersonation,
      await server.as('admin'),
      await server.as('super-admin'),
    ]) {
      expect(await refusalOf(person.call('PUT /assignments/{id}', status(id)))).toEqual([404, 'Assignment not found']);
    }
    expect(await refusalOf(student.call('PUT /assignments/{id}', status(newId())))).toEqual([
      404,
      'Assignment not found',
    ]);
    expect(await statusOf(student)).toBe('current');
  });

  it('by a tutor logged in as the student completes finished work only; the audit has both ids', async () => {
    const { tutor, student, impersonation } = await aPair(server);
    const work = await workKinds.sequence(server);
    const { id } = await assignTo(tutor, work.body(student));
    expect((await refusalOf(impersonation.call('PATCH /assignments/{id}', status(id))))[0]).toBe(409);
    await work.finish(student);
    await reopen(id);
    expect(await impersonation.call('PATCH /assignments/{id}', status(id))).toMatchObject({ id, status: 'completed' });
    const rows = await server.db.selectFrom('audit').where('subject_id', '=', id).selectAll().orderBy('id').execute();
    expect(rows.map(({ action, actor_id, for_id }) => [action, actor_id, for_id])).toEqual([
      ['assign', tutor.account.id, student.account.id],
      ['complete', tutor.account.id, student.account.id],
    ]);
  });
});

describe('completing by type and parent id', () => {
  it.each(['student', 'impersonation'] as const)(
    'as %s, a mastered set: type problemset and problem_set_id [API-062, PBS-009]',
    async (who) => {
      const pair = await aPair(server);
      const { tutor, student } = pair;
      const work = await workKinds.set(server);
      const { id } = await assignTo(tutor, work.body(student));
      const body = { type: 'problemset' as const, problem_set_id: work.reference.reference_id };
      const requestCompletion = () => pair[who].call('PUT /assignments/complete', { body });
      await work.begin(student);
      expect(await requestCompletion()).toEqual({ data: [] });
      await work.finish(student);
      await reopen(id);
      expect(await requestCompletion()).toMatchObject({ data: [{ id, status: 'completed' }] });
      expect(await statusOf(student)).toBe('completed');
      expect(await requestCompletion()).toMatchObject({ data: [{ id, status: 'completed' }] });
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
    const below = await assignTo(tutor, sequenceAssignment(student, { place }, { topic_type: kind }));
    const above = await assignTo(
      tutor,
      sequenceAssignment(student, { place }, { reference_id: place.subtopic, subsubtopic_id: null, topic_type: kind }),
    );
    const requestCompletion = (body: object) => student.call('PUT /assignments/complete', { body: { type, ...body } });
    expect(await requestCompletion({ subsubtopic_id: place.subsubtopic })).toEqual({ data: [] });
    await answerAll(student, reference, [first, second].map(right));
    await answerAll(student, ofSubtopic, [[only, true]]);
    await Promise.all([reopen(below.id), reopen(above.id)]);
    const elsewhere = type === 'home' ? 'grammar' : 'home';
    expect(await requestCompletion({ type: elsewhere, subsubtopic_id: place.subsubtopic })).toEqual({ data: [] });
    expect(await requestCompletion({ subsubtopic_id: place.subsubtopic })).toMatchObject({
      data: [{ id: below.id, status: 'completed' }],
    });
    expect(await requestCompletion({ subtopic_id: place.subtopic })).toMatchObject({
      data: [{ id: above.id, status: 'completed' }],
    });
  });

  it.each(['sat', 'act'] as const)('a question of a %s by its id (Q35)', async (type) => {
    const { tutor, student } = await aPair(server);
    const { id } = await addExamQuestion(server.db, type);
    const only = await addQuestion(server.db, { kind: `${type}_question`, id });
    const place = { [`${type}_question_id`]: id };
    const work = await workKinds.sequence(server);
    const nowhere = { subtopic_id: null, subsubtopic_id: null };
    await assignTo(tutor, work.body(student, { ...nowhere, ...place, reference_id: id, topic_type: type }));
    const reference_type = type === 'sat' ? 'HomeSatQuestionTopic' : 'HomeActQuestionTopic';
    await answerAll(student, { reference_type, reference_id: id }, [[only, true]]);
    const reply = await student.call('PUT /assignments/complete', { body: { type, ...place } });
    expect(reply).toMatchObject({ data: [{ reference_id: id, status: 'completed' }] });
  });

  it('does nothing without a matching assignment, and requires the id of its type', async () => {
    const [{ tutor, student }, other] = [await aPair(server), await aPair(server)];
    const work = await workKinds.set(server);
    await assignTo(tutor, work.body(student));
    await work.finish(student);
    const body = { type: 'problemset' as const, problem_set_id: work.reference.reference_id };
    for (const person of [
      other.student,
      other.impersonation,
      await server.as('admin'),
      await server.as('super-admin'),
    ]) {
      expect(await person.call('PUT /assignments/complete', { body })).toEqual({ data: [] });
    }
    const unknown = student.call('PUT /assignments/complete', { body: { ...body, problem_set_id: newId() } });
    expect(await unknown).toEqual({ data: [] });
    expect(await refusalOf(student.call('PUT /assignments/complete', { body: { type: 'sat' } }))).toEqual([
      400,
      'sat_question_id: is what a completion of type sat is known by',
    ]);
  });
});
