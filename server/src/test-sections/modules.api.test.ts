import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignTo, testAssignment } from '../testing/assignments.ts';
import { linkStudents } from '../testing/people.ts';
import { addScreenTest, math, sat, take } from '../testing/screen-test.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { entryFor, testClient } from '../testing/test-fixture.ts';

let server: TestServer;
let superAdmin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  superAdmin = await server.as('super-admin');
});
afterAll(() => server.stop());

describe('a section that its clock ends', () => {
  it('sends no question before it is begun, and all of them in the reply that begins it', async () => {
    const { modules } = await addScreenTest(server, sat, math);
    const { at, test } = modules.Math1;
    expect((await at.questions()).body.data).toEqual([]);
    const begun = await at.save([]);
    const ids = [...test.choices.map(({ id }) => id), test.typed];
    expect(begun.questions?.map(({ id }) => id)).toEqual(ids);
    expect(begun.questions?.every(({ sealed }) => sealed)).toBe(true);
    expect((await at.questions()).body.data?.map(({ id }) => id)).toEqual(ids);
    expect(await at.save([entryFor(test, 0, true)])).not.toHaveProperty('questions');
  });
});

describe('the second module', () => {
  it.each([
    [1, 'Math2Easier', 'Math2Harder'],
    [2, 'Math2Harder', 'Math2Easier'],
  ] as const)('after %i right of the needed 2 is %s, and the other one stays closed', async (right, chosen, other) => {
    const { modules } = await addScreenTest(server, sat, math, { exam: { routes: JSON.stringify({ Math1: 2 }) } });
    for (const name of [chosen, other]) {
      expect((await modules[name].at.get()).status).toBe(404);
      expect((await modules[name].at.questions()).status).toBe(404);
      expect((await modules[name].at.save([])).status).toBe(404);
    }
    expect(await take(modules.Math1, right)).toMatchObject({ submitted: true, next_section: chosen });
    expect((await modules[chosen].at.questions()).body.data).toEqual([]);
    expect((await modules[other].at.save([])).status).toBe(404);
    expect((await modules[chosen].at.save([])).questions).toHaveLength(4);
    // What is handed in stays as it is.
    const back = entryFor(modules.Math1.test, 0, false, { rev: 9, givenAfter: 2 });
    expect((await modules.Math1.at.save([back])).status).toBe(409);
  });

  it('has the time of the first one, whatever is sent', async () => {
    const { modules } = await addScreenTest(server, sat, math, { exam: { routes: JSON.stringify({ Math1: 1 }) } });
    await modules.Math1.at.save([], { extra_time: 1.5 });
    await modules.Math1.at.submit();
    expect(await modules.Math2Easier.at.save([], { extra_time: 2 })).toMatchObject({
      extra_time: 1.5,
      seconds_left: 1.5 * 35 * 60,
    });
  });

  it('is chosen by a computed number of right answers if the author entered none', async () => {
    const { modules } = await addScreenTest(server, sat, math);
    // Four items without ranks: two right are an average student's.
    expect(await take(modules.Math1, 2)).toMatchObject({ next_section: 'Math2Harder' });
    const { modules: again } = await addScreenTest(server, sat, math);
    expect(await take(again.Math1, 1)).toMatchObject({ next_section: 'Math2Easier' });
  });

  it('is the written module, and none if neither is written', async () => {
    const { modules } = await addScreenTest(server, sat, ['Math1', 'Math2Harder']);
    expect(await take(modules.Math1, 0)).toMatchObject({ next_section: 'Math2Harder' });
    const { modules: alone } = await addScreenTest(server, sat, ['Math1']);
    expect(await take(alone.Math1, 3)).toMatchObject({ submitted: true, next_section: null });
  });

  it('is not chosen by items that are tried out, which count in no score', async () => {
    const { exam, modules } = await addScreenTest(server, sat, math, {
      exam: { routes: JSON.stringify({ Math1: 2 }) },
    });
    const [tried] = modules.Math1.test.choices;
    await server.db
      .updateTable('exams')
      .set({ field_test: [String(tried?.id)] })
      .where('id', '=', exam)
      .execute();
    const submitted = await take(modules.Math1, 2);
    expect(submitted).toMatchObject({ math_score: 1, question_count: 3, next_section: 'Math2Easier' });
    expect(submitted.correct_question_ids).toContain(tried?.id);
  });

  it('is reset together with the first one', async () => {
    const { modules } = await addScreenTest(server, sat, math, {
      person: superAdmin,
      exam: { routes: JSON.stringify({ Math1: 1 }) },
    });
    await take(modules.Math1, 1);
    await take(modules.Math2Harder, 1);
    expect(await modules.Math1.at.reset()).toMatchObject({ attempt: 2, started: false, next_section: null });
    expect((await modules.Math2Harder.at.get()).status).toBe(404);
    await modules.Math1.at.save([], { attempt: 2 });
    await modules.Math1.at.save([entryFor(modules.Math1.test, 0, true, { givenAfter: 1 })], { attempt: 2 });
    expect(await modules.Math1.at.submit({ attempt: 2 })).toMatchObject({ next_section: 'Math2Harder' });
    expect(await modules.Math2Harder.at.get()).toMatchObject({ attempt: 2, started: false, submitted: false });
  });
});

it('students who have begun a test that is then unpublished take it to its end, other students cannot begin it', async () => {
  const { exam, modules } = await addScreenTest(server, sat, math, { exam: { routes: JSON.stringify({ Math1: 1 }) } });
  await modules.Math1.at.save([]);
  await server.db.updateTable('exams').set({ is_publish: false }).where('id', '=', exam).execute();
  expect((await modules.Math1.at.questions()).body.data).toHaveLength(4);
  expect(await take(modules.Math1, 1)).toMatchObject({ submitted: true, next_section: 'Math2Harder' });
  expect(await take(modules.Math2Harder, 2)).toMatchObject({ submitted: true, math_score: 2 });
  const other = testClient(server, await server.as('student'), modules.Math1.test);
  expect((await other.save([])).status).toBe(404);
});

describe('the score of a test on screen', () => {
  it('is estimated from its items by the route that was taken, once both modules are submitted', async () => {
    const { modules } = await addScreenTest(server, sat, math, { exam: { routes: JSON.stringify({ Math1: 2 }) } });
    await take(modules.Math1, 3);
    const scores = async () => (await modules.Math1.at.scores()).body.data?.[0] as unknown as Scores;
    expect(partOf(await scores(), 'Math')).toMatchObject({ value: null, reason: 'Math is not submitted yet.' });
    await take(modules.Math2Harder, 3);
    const found = await scores();
    expect(partOf(found, 'Math')).toMatchObject({ route: 'harder', raw: 6, of: 800, estimated: true, reason: null });
    expect(found.sections).toMatchObject({ Math1: { value: 3, of: 4, timed: true } });
    expect(found.composite).toMatchObject({ value: null, reason: 'Reading and Writing is not submitted yet.' });
    expect(found.total_math_score).toMatchObject({ value: partOf(found, 'Math')?.value });
  });

  it('of a linear digital SAT is by the items of both modules, which every student takes', async () => {
    const linear = { family: 'sat', edition: 'sat-digital-linear' } as const;
    const { modules } = await addScreenTest(server, linear, ['LinearMath1', 'LinearMath2']);
    expect((await modules.LinearMath2.at.save([])).status).toBe(404);
    expect(await take(modules.LinearMath1, 0)).toMatchObject({ submitted: true, next_section: 'LinearMath2' });
    await take(modules.LinearMath2, 3);
    const found = (await modules.LinearMath1.at.scores()).body.data?.[0] as unknown as Scores;
    expect(partOf(found, 'LinearMath')).toMatchObject({ route: 'only', raw: 3, of: 800, estimated: true });
  });

  it('has each section of an enhanced ACT, which are open one by one', async () => {
    const { modules } = await addScreenTest(
      server,
      { family: 'act', edition: 'act-enhanced' },
      ['EnhancedEnglish', 'EnhancedMathematics'],
      { exam: { published_tests: ['enhanced_english_mock_test_publish'] } },
    );
    expect((await modules.EnhancedMathematics.at.get()).status).toBe(404);
    const submitted = await take(modules.EnhancedEnglish, 3);
    expect(submitted).toMatchObject({ status: 200, next_section: null, math_score: 3 });
    const found = (await modules.EnhancedEnglish.at.scores()).body.data?.[0] as unknown as Scores;
    expect(partOf(found, 'EnhancedEnglish')).toMatchObject({ route: 'only', of: 36, estimated: true });
  });
});

type Scores = Record<'sections' | 'composite' | 'total_math_score', { value: number | null }> & {
  parts: { type: string; value: number | null }[];
};
const partOf = ({ parts }: Scores, type: string) => parts.find((part) => part.type === type);

it('an assigned part is done with the module that was chosen', async () => {
  const { student, modules } = await addScreenTest(server, sat, math, {
    exam: { routes: JSON.stringify({ Math1: 1 }) },
  });
  const tutor = await server.as('tutor');
  await linkStudents(server.db, tutor.account.id, student.account.id);
  const { title } = await assignTo(tutor, testAssignment(student, modules.Math1.test));
  expect(title).toMatch(/, Math$/);
  await take(modules.Math1, 1);
  const open = () =>
    server.db.selectFrom('assignments').where('user_id', '=', student.account.id).select('completed_at').execute();
  expect(await open()).toEqual([{ completed_at: null }]);
  await take(modules.Math2Harder, 1);
  expect(await open()).toEqual([{ completed_at: expect.any(Date) }]);
});
