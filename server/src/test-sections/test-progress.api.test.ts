import { anEntry } from '@fourfold/core/test-entries/testing/an-entry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { callByName } from '../testing/call-by-name.ts';
import { addExam, addOwnExam, setFlags } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { addSectionFixture, addTestFixture, entryFor, testClient } from '../testing/test-fixture.ts';

let server: TestServer;
let student: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  student = await server.as('student');
});
afterAll(() => server.stop());

const families = ['sat', 'act'] as const;

describe.each(families)('a section of a %s', (family) => {
  it('has an empty first attempt before it is started [API-047] [API-052]', async () => {
    const test = await addTestFixture(server.db, family);
    const at = testClient(server, student, test);
    expect(await at.get()).toMatchObject({
      status: 200,
      [`${family}_id`]: test.exam,
      [`${family}_type`]: test.section,
      user_id: student.account.id,
      real_test: false,
      started: false,
      submitted: false,
      attempt: 1,
      entries: [],
      math_score: null,
      question_count: null,
      correct_question_ids: [],
      uncertain_question_ids: [],
      extra_time: 1,
      timed: null,
      submitted_at: null,
    });
    expect(await at.list()).toEqual({ status: 200, body: { data: [] } });
  });

  it('stores entries one by one, and keeps those that are not sent again [API-048] [API-055] [TST-015]', async () => {
    const test = await addTestFixture(server.db, family);
    const at = testClient(server, student, test);
    const first = entryFor(test, 0, true, { timeSpent: 40, struckAnswerIds: [test.choices[0]?.wrong ?? ''] });
    const typed = entryFor(test, 'typed', '0.75', { markUncertain: true, timeSpent: 12 });
    expect(await at.save([first], { submitted: false, extra_time: 1.5 })).toMatchObject({
      status: 200,
      started: true,
      entries: [first],
      extra_time: 1.5,
      time_spent: 40,
    });
    const saved = await at.save([typed], { attempt: 1, extra_time: 2 });
    expect(saved).toMatchObject({
      submitted: false,
      entries: [first, typed],
      uncertain_question_ids: [test.typed],
      extra_time: 1.5,
      time_spent: 52,
    });
    expect(await at.get()).toEqual(saved);
    const { body } = await at.list();
    expect(body.data).toHaveLength(1);
  });

  it('stores sections and variants separately [API-046] [API-053] [TST-025] [TST-026]', async () => {
    const mock = await addTestFixture(server.db, family);
    const real = await addSectionFixture(server.db, { ...mock, real: true });
    await testClient(server, student, mock).save([entryFor(mock, 0, true)]);
    await testClient(server, student, real).save([entryFor(real, 1, false), entryFor(real, 'typed', '7')]);
    const { body } = await testClient(server, student, mock).list();
    const found = body.data?.map((one) => [
      one.real_test,
      (JSON.parse(String(one[`${family}_test_progress`])) as unknown[]).length,
    ]);
    expect(found).toEqual([
      [false, 1],
      [true, 2],
    ]);
    expect((await testClient(server, await server.as('student'), mock).list()).body.data).toEqual([]);
  });

  it('returns and stores no key before it is submitted, even if a client sends one [TST-024]', async () => {
    const test = await addTestFixture(server.db, family);
    const at = testClient(server, student, test);
    const right = test.choices[0]?.right ?? '';
    const claimed = { correctAnswerIds: [right], isCorrect: true, freeResponseCorrectAnswer: '3/4' };
    const { entries, ...saved } = await at.save([entryFor(test, 0, true, claimed), anEntry(test.typed, claimed)]);
    expect(saved).toMatchObject({ math_score: null, correct_question_ids: [] });
    for (const entry of entries) {
      expect(entry).toMatchObject({ correctAnswerIds: [], isCorrect: null, freeResponseCorrectAnswer: '' });
    }
    const stored = await server.db
      .selectFrom('test_entries')
      .where('exam_id', '=', test.exam)
      .select(['entry', 'judged'])
      .execute();
    expect(JSON.stringify(stored)).not.toMatch(/correct/i);
  });

  it('stores the entry with the greater rev of two devices, and keeps the replaced ones (Q106)', async () => {
    const test = await addTestFixture(server.db, family);
    const [phone, laptop] = [testClient(server, student, test), testClient(server, student, test)];
    const mine = entryFor(test, 0, false, { rev: 3, timeSpent: 50 });
    await phone.save([mine]);
    const laterReply = await laptop.save([entryFor(test, 0, true, { rev: 2, timeSpent: 20 })]);
    expect(laterReply.entries).toEqual([mine]);
    const same = entryFor(test, 0, true, { rev: 3, timeSpent: 55 });
    expect((await laptop.save([same])).entries).toEqual([same]);
    // A repeated save does not overwrite a later entry.
    expect((await phone.save([mine])).entries).toEqual([same]);
    const kept = await server.db
      .selectFrom('test_entries')
      .where('exam_id', '=', test.exam)
      .select(['rev', 'time_spent', 'replaced'])
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ rev: 3, time_spent: 55, replaced: [{ rev: 2 }, { rev: 3 }] });
  });

  it('stores each of many concurrent entries once', async () => {
    const test = await addTestFixture(server.db, family, { choices: 6 });
    const at = testClient(server, student, test);
    const entries = test.choices.flatMap((_, index) =>
      [1, 2, 3].map((rev) => entryFor(test, index, rev === 3, { rev })),
    );
    const replies = await Promise.all([...entries, ...entries.toReversed()].map((entry) => at.save([entry])));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const { entries: kept } = await at.get();
    expect(kept.map(({ rev }) => rev)).toEqual([3, 3, 3, 3, 3, 3]);
    expect(kept.map(({ givenAnswerIds }) => givenAnswerIds)).toEqual(test.choices.map(({ right }) => [right]));
    const rows = await server.db
      .selectFrom('test_entries')
      .where('exam_id', '=', test.exam)
      .select('replaced')
      .execute();
    for (const { replaced } of rows) expect(replaced).toMatchObject([{ rev: 1 }, { rev: 2 }]);
  });

  it('is not found if it is not open: unpublished, a draft, deleted, a record, a section without a test [ACC-041] [ACC-042]', async () => {
    const test = await addTestFixture(server.db, family);
    const statuses = async (changed: Partial<typeof test> = {}, person = student) => {
      const at = testClient(server, person, { ...test, ...changed });
      const asked = [await at.get(), await at.save([]), await at.submit(), await at.questions()];
      return new Set(asked.map(({ status }) => status));
    };
    const closed = new Set([404]);
    const other = family === 'sat' ? 'act' : 'sat';
    expect(await statuses({ section: 'Reading' })).toEqual(closed);
    expect(await statuses({ exam: newId() })).toEqual(closed);
    expect(await statuses({ exam: await addOwnExam(server.db, family, { user_id: student.account.id }) })).toEqual(
      closed,
    );
    expect(await statuses({ exam: (await addTestFixture(server.db, other)).exam })).toEqual(closed);
    const someFlags = { sat: ['math_calc_mock_test_publish'], act: ['math_real_test_publish'] }[family];
    for (const exam of [{ published_tests: someFlags }, { is_publish: false }, { deleted_at: new Date() }]) {
      expect(await statuses({ exam: await addExam(server.db, family, exam) })).toEqual(closed);
    }
    await setFlags(server.db, 'exams', test.exam, { is_publish: false });
    expect(await statuses()).toEqual(closed);
    expect((await testClient(server, await server.as('admin'), test).get()).status).toBe(200);
  });

  it('refuses a question of another section, and stores no other entry of that request', async () => {
    const test = await addTestFixture(server.db, family);
    const real = await addSectionFixture(server.db, { ...test, real: true });
    const at = testClient(server, student, test);
    for (const foreignEntry of [anEntry(newId()), entryFor(real, 0, true)]) {
      expect(await at.save([entryFor(test, 0, true), foreignEntry])).toMatchObject({
        status: 404,
        errors: ['Question not found'],
      });
    }
    expect((await at.get()).entries).toEqual([]);
  });

  it.each([
    ['nothing at all', '', /: expected the JSON text of a list of entries$/],
    ['half a list', '[{"questionId":', /: expected the JSON text/],
    ['an object', '{}', /: expected a list of entries$/],
    ['a number', '7', /: expected a list of entries$/],
    ['depth', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, /: entry 1: expected an object$/],
    ['depth that does not end', '['.repeat(900_000), /: expected the JSON text/],
    ['a prototype', '[{"__proto__":{"isCorrect":true},"constructor":{"prototype":1}}]', /: entry 1, questionId: /],
    ['too many', JSON.stringify(Array.from({ length: 61 }, () => anEntry(newId()))), /: expected at most \d+ entries/],
  ])('refuses %s with a message, and starts no attempt', async (_, json, sentence) => {
    const test = await addTestFixture(server.db, family);
    const at = testClient(server, student, test);
    const { status, errors } = await at.saveJson(json);
    expect({ status, errors }).toMatchObject({ status: 400, errors: [expect.stringMatching(sentence)] });
    expect(errors[0]).toMatch(new RegExp(`^${family}_test_progress: `));
    expect((await at.get()).started).toBe(false);
  });

  it.each([
    ['rev', 1e308],
    ['rev', -1],
    ['timeSpent', 1e308],
    ['freeResponseGivenAnswer', '\ud800'],
    ['freeResponseGivenAnswer', '7\0'],
    ['freeResponseGivenAnswer', 'x'.repeat(2_000)],
    ['givenAnswerIds', [[]]],
    ['givenAnswerIds', Array.from({ length: 21 }, () => newId())],
    ['questionId', 'x\0'],
    ['isComplete', 'yes'],
  ])('refuses an entry whose %s is %j, and names the field', async (field, value) => {
    const test = await addTestFixture(server.db, family);
    const { status, errors } = await testClient(server, student, test).saveJson(
      JSON.stringify([{ ...anEntry(test.typed), [field]: value }]),
    );
    expect({ status, errors }).toMatchObject({
      status: 400,
      errors: [expect.stringMatching(new RegExp(`^${family}_test_progress: entry 1, ${field}: `))],
    });
  });

  it('treats an id in capitals as the same id', async () => {
    const test = await addTestFixture(server.db, family);
    const at = testClient(server, student, test);
    const entry = entryFor(test, 0, true);
    const [given = ''] = entry.givenAnswerIds;
    const upperCaseEntry = {
      ...entry,
      questionId: entry.questionId.toUpperCase(),
      givenAnswerIds: [given.toUpperCase()],
    };
    expect((await at.save([upperCaseEntry])).entries).toEqual([entry]);
    expect((await at.save([upperCaseEntry, entry])).status).toBe(400);
  });
});

it('an ACT’s sections can be read with the caller’s own id only [API-053]', async () => {
  const test = await addTestFixture(server.db, 'act');
  const call = 'GET /user_act_test_progresses/get_progresses';
  const of = (user_id: string) => callByName(server, student, call, { query: { act_id: test.exam, user_id } });
  expect((await of(student.account.id)).status).toBe(200);
  expect((await of(newId())).status).toBe(403);
  const tutor = await server.as('tutor-login');
  expect((await testClient(server, tutor, test).get()).status).toBe(200);
});
