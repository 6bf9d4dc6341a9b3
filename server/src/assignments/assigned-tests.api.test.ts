import type { Input } from '@fourfold/core/contract/types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reconcile } from '../practice/reconcile.ts';
import {
  aPair,
  assignTo,
  aTutor,
  dueDate,
  impersonate,
  listAssignments,
  noon,
  onlyAssignment,
  testAssignment,
} from '../testing/assignments.ts';
import { setFlags } from '../testing/content.ts';
import { refusalOf } from '../testing/refusal-of.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { addSectionFixture, addTestFixture, entryFor, testClient } from '../testing/test-fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  server.clock.now = noon;
});
afterAll(() => server.stop());

type Body = Input<'POST /assignments'>['body'];

/** A SAT with both sections, of one variant. */
async function aSat() {
  const noCalc = await addTestFixture(server.db, 'sat');
  const calc = await addSectionFixture(server.db, { ...noCalc, section: 'MathCalc' });
  return { noCalc, calc };
}

const differences = async () => {
  const found: string[] = [];
  await reconcile(server.db, ({ what }) => found.push(what));
  return found;
};

describe('assigning a test', () => {
  it.each(['sat', 'act'] as const)('of a %s: one section, by the tutor and in an impersonation', async (family) => {
    const test = await addTestFixture(server.db, family, { real: true });
    const { tutor, students } = await aTutor(server, 2);
    for (const [index, student] of students.entries()) {
      const by = index === 0 ? tutor : await impersonate(server, tutor, student);
      const reply = await assignTo(by, testAssignment(student, test, { note: 'With a clock.' }));
      expect(reply).toMatchObject({
        title: `Practice test 4, ${family === 'sat' ? 'Math - No Calculator' : 'Mathematics'}`,
        topic_type: family,
        assignmentable_type: family === 'sat' ? 'SatTest' : 'ActTest',
        progress_reference: family === 'sat' ? 'HomeSatRealTestQuestion' : 'HomeActRealTestQuestion',
        reference_type: 'test',
        reference_id: test.exam,
        test_id: test.exam,
        variant: 'real',
        section: test.section,
        next_section: test.section,
        ...{ published: true, status: 'current', progress: null, note: 'With a clock.', sat_question_id: null },
      });
      expect(await onlyAssignment(student)).toEqual(reply);
    }
  });

  it('to several students, each with an own result', async () => {
    const { tutor, students } = await aTutor(server, 2);
    const [first, second] = students;
    if (!first || !second) throw new Error('two students');
    const { noCalc } = await aSat();
    const at = testClient(server, second, noCalc);
    await at.save([entryFor(noCalc, 0, true)]);
    await at.submit();
    const { user_id: _, ...body } = testAssignment(first, noCalc);
    const { data } = await tutor.call('POST /assignments/for_students', {
      body: { ...body, user_ids: [first.account.id, second.account.id] },
    });
    expect(data).toEqual([
      { user_id: first.account.id, assigned: true, reason: null },
      {
        user_id: second.account.id,
        assigned: false,
        reason:
          'The student has submitted “Practice test 4, Math - No Calculator”, and a submitted test is final: assign another test',
      },
    ]);
  });

  it('is possible for several sections at a time, but once for each', async () => {
    const { tutor, student } = await aPair(server);
    const { noCalc, calc } = await aSat();
    await assignTo(tutor, testAssignment(student, noCalc));
    await assignTo(tutor, testAssignment(student, calc));
    await assignTo(tutor, testAssignment(student, calc, { section: null }));
    expect(await listAssignments(student)).toHaveLength(3);
    expect(await refusalOf(assignTo(tutor, testAssignment(student, calc)))).toEqual([
      409,
      'This is already assigned to the student',
    ]);
  });

  it('is refused if students cannot take it, if there is no such test, and if it was never assigned before', async () => {
    const { tutor, student } = await aPair(server);
    const { noCalc } = await aSat();
    const closed = await addTestFixture(server.db, 'sat', {
      exam: { published_tests: ['math_calc_mock_test_publish'] },
    });
    const refused = async (overrides: Partial<Body>, test = noCalc) =>
      await refusalOf(assignTo(tutor, testAssignment(student, test, overrides)));
    expect(await refused({}, closed)).toEqual([422, 'This test is not published']);
    expect(await refused({ topic_type: 'act', section: 'Mathematics' })).toEqual([404, 'Test not found']);
    for (const wrong of [{ section: 'Reading' }, { variant: null }, { topic_type: 'math' }] as const) {
      expect((await refused(wrong))[0]).toBe(400);
    }
    expect((await refused({ type: 'reassign' }))[0]).toBe(409);
    expect(await listAssignments(student)).toEqual([]);
  });

  it('is not listed as published once the test is closed', async () => {
    const { tutor, student } = await aPair(server);
    const { noCalc } = await aSat();
    await assignTo(tutor, testAssignment(student, noCalc));
    await setFlags(server.db, 'exams', noCalc.exam, { is_publish: false });
    expect(await onlyAssignment(student)).toMatchObject({
      published: false,
      title: 'Practice test 4, Math - No Calculator',
    });
  });
});

describe('an assigned test', () => {
  it('shows its progress by answered questions, without the score', async () => {
    const { tutor, student } = await aPair(server);
    const { noCalc } = await aSat();
    await assignTo(tutor, testAssignment(student, noCalc, { section: null }));
    await testClient(server, student, noCalc).save([entryFor(noCalc, 0, true), entryFor(noCalc, 1, false)]);
    expect(await onlyAssignment(student)).toMatchObject({
      progress: { total_correct: 0, percent_complete: 25 },
      next_section: 'MathNoCalc',
    });
  });

  it('is completed by the submission of its last section, once', async () => {
    const { tutor, student } = await aPair(server);
    const { noCalc, calc } = await aSat();
    const both = await assignTo(tutor, testAssignment(student, noCalc, { section: null }));
    const one = await assignTo(tutor, testAssignment(student, noCalc));
    const stateOf = async () =>
      Object.fromEntries((await listAssignments(student)).map(({ id, status }) => [id, status]));
    await testClient(server, student, noCalc).submit();
    expect(await stateOf()).toEqual({ [both.id]: 'current', [one.id]: 'completed' });
    expect(await differences()).toEqual([]);
    server.clock.now = new Date(noon.getTime() + 60_000);
    for (let times = 0; times < 2; times++) await testClient(server, student, calc).submit();
    expect(await stateOf()).toEqual({ [both.id]: 'completed', [one.id]: 'completed' });
    const done = (await listAssignments(student)).find(({ id }) => id === both.id);
    expect(done).toMatchObject({
      progress: { percent_complete: 100 },
      next_section: null,
      completed_at: server.clock.now.toISOString(),
    });
    expect(await differences()).toEqual([]);
  });

  it('of all sections, one of them submitted before, is completed by the other', async () => {
    const { tutor, student } = await aPair(server);
    const { noCalc, calc } = await aSat();
    await testClient(server, student, noCalc).submit();
    const assigned = await assignTo(tutor, testAssignment(student, noCalc, { section: null }));
    expect(assigned).toMatchObject({ status: 'current', next_section: 'MathCalc' });
    await testClient(server, student, calc).submit();
    expect(await onlyAssignment(student)).toMatchObject({ status: 'completed' });
  });

  it('is not completed by the other variant, nor by a request before it is submitted', async () => {
    const { tutor, student } = await aPair(server);
    const mock = await addTestFixture(server.db, 'act');
    const real = await addSectionFixture(server.db, { ...mock, real: true });
    const { id } = await assignTo(tutor, testAssignment(student, real));
    await testClient(server, student, mock).submit();
    expect(await onlyAssignment(student)).toMatchObject({ status: 'current' });
    const request = { params: { id }, body: { status: 'completed' } } as const;
    expect((await refusalOf(student.call('PUT /assignments/{id}', request)))[0]).toBe(409);
    await testClient(server, student, real).submit();
    expect(await student.call('PUT /assignments/{id}', request)).toMatchObject({ status: 'completed' });
  });

  it('is final: it is not reassigned, and can be unassigned', async () => {
    const { tutor, student } = await aPair(server);
    const test = await addTestFixture(server.db, 'act', { real: true });
    const { id } = await assignTo(tutor, testAssignment(student, test));
    await testClient(server, student, test).submit();
    const again = testAssignment(student, test, { type: 'reassign' });
    expect(await refusalOf(assignTo(tutor, again))).toEqual([
      409,
      'The student has submitted “Practice test 4, Mathematics”, and a submitted test is final: assign another test',
    ]);
    await tutor.call('DELETE /assignments/{id}', { params: { id } });
    expect(await listAssignments(student)).toEqual([]);
  });

  it('is in the results of the student, with section and variant', async () => {
    const { tutor, student } = await aPair(server);
    const { noCalc } = await aSat();
    await assignTo(tutor, testAssignment(student, noCalc, { note: 'With a clock.' }));
    const { assignments } = await student.call('GET /accounts/results');
    expect(assignments).toMatchObject([
      { title: 'Practice test 4, Math - No Calculator (mock)', kind: 'test', due: dueDate, note: 'With a clock.' },
    ]);
  });

  it('whose state differs from the submissions is reported by reconcile', async () => {
    const { tutor, student } = await aPair(server);
    const { noCalc } = await aSat();
    const { id } = await assignTo(tutor, testAssignment(student, noCalc));
    const state = (completed_at: Date | null) =>
      server.db.updateTable('assignments').set({ completed_at }).where('id', '=', id).execute();
    await state(noon);
    expect(await differences()).toEqual([`assignment ${id} is completed, though a section of it was never submitted`]);
    await testClient(server, student, noCalc).submit();
    expect(await differences()).toEqual([]);
    await state(null);
    expect(await differences()).toEqual([`assignment ${id} is open, though its sections are submitted`]);
    await state(noon);
  });

  it('assigned at the moment of its submission is either refused or completed', async () => {
    for (let times = 0; times < 8; times++) {
      const { tutor, student } = await aPair(server);
      const test = await addTestFixture(server.db, 'act');
      const at = testClient(server, student, test);
      await at.save([entryFor(test, 0, true)]);
      await Promise.all([at.submit(), assignTo(tutor, testAssignment(student, test)).catch(() => {})]);
      for (const { status } of await listAssignments(student)) expect(status).toBe('completed');
    }
    expect(await differences()).toEqual([]);
  });
});
