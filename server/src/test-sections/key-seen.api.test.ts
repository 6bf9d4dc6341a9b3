import { sectionOf } from '@fourfold/core/grading/letters-of';
import { keySheet, rightSheet } from '@fourfold/core/grading/testing/keys';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callByName } from '../testing/call-by-name.ts';
import { addOnScreen, addPaper, changedKey, moveKey } from '../testing/paper-test.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import { entryFor, type TestFixture, testClient } from '../testing/test-fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** A student and an exam whose paper and first math section on screen have the same key. */
async function setUpEqualKeys(family: Family) {
  const student = await server.as('student');
  const exam = await addPaper(server.db, family);
  const mock = await addOnScreen(server.db, { family, exam });
  return { student, exam, mock, at: testClient(server, student, mock) };
}

/** Submits the sheet of the section, and returns `key_seen` of its score. */
async function submitSheet(person: TestPerson, { family, exam, section: type }: TestFixture) {
  const section = sectionOf(family, type);
  const sheet = section ? rightSheet(section) : {};
  const entered = { bubbleSheetAnswer: JSON.stringify({ [type]: sheet }), grade_submitted: { [type]: true } };
  await callByName(server, person, `POST /user_${family}s`, { body: { [`${family}_id`]: exam, ...entered } });
  const query = { [`${family}_id`]: exam };
  const { body } = await callByName(server, person, `GET /user_${family}s/get_${family}_score`, { query });
  return (body.key_seen as Record<string, boolean>)[type];
}

async function keySeenInScores(at: ReturnType<typeof testClient>, { section, real }: TestFixture) {
  const { data = [] } = (await at.scores()).body;
  const found = data.find(({ real_test }) => real_test === real);
  return (found?.sections as Record<string, { key_seen: boolean }> | undefined)?.[section]?.key_seen;
}

describe.each(['sat', 'act'] as const)('a test section of a %s whose key is the paper’s', (family) => {
  it('is marked key_seen in its progress, its score and the results if started after the sheet was submitted (Q277)', async () => {
    const { student, mock, at } = await setUpEqualKeys(family);
    expect((await at.get()).key_seen).toBe(false);
    await submitSheet(student, mock);
    expect((await at.get()).key_seen).toBe(true);
    expect((await at.save([entryFor(mock, 0, true)])).key_seen).toBe(true);
    const list = await at.list();
    expect(list.body.data).toMatchObject([{ key_seen: true }]);
    expect(await at.submit()).toMatchObject({ submitted: true, key_seen: true });
    expect(await keySeenInScores(at, mock)).toBe(true);
    expect((await student.call('GET /accounts/results')).tests).toMatchObject([{ key_seen: true }]);
  });

  it('is also marked if the sheet was submitted during the test, and not if it was submitted after it', async () => {
    const middle = await setUpEqualKeys(family);
    await middle.at.save([entryFor(middle.mock, 0, true)]);
    await submitSheet(middle.student, middle.mock);
    expect((await middle.at.submit()).key_seen).toBe(true);

    const after = await setUpEqualKeys(family);
    await after.at.save([entryFor(after.mock, 0, true)]);
    await after.at.submit();
    expect(await submitSheet(after.student, after.mock)).toBe(true);
    expect((await after.at.get()).key_seen).toBe(false);
    expect(await keySeenInScores(after.at, after.mock)).toBe(false);
  });

  it('shows the paper’s key to that student only: a sheet that they first submit after it is marked key_seen', async () => {
    const { student, mock, at } = await setUpEqualKeys(family);
    await at.save([entryFor(mock, 0, true)]);
    await at.submit();
    expect(await submitSheet(await server.as('student'), mock)).toBe(false);
    expect(await submitSheet(student, mock)).toBe(true);
    expect((await student.call('GET /accounts/results')).grades).toMatchObject([{ key_seen: true }]);
  });

  it('is not marked while the two keys differ, and is marked again when they are equal', async () => {
    const { student, exam, mock, at } = await setUpEqualKeys(family);
    await submitSheet(student, mock);
    const [first] = mock.choices;
    if (!first) throw new Error('there is a first question');
    await moveKey(server.db, first);
    expect((await at.get()).key_seen).toBe(false);
    await moveKey(server.db, { right: first.wrong, wrong: first.right });
    expect((await at.get()).key_seen).toBe(true);
    const admin = await server.as('super-admin');
    const upload = (bubble_sheet_answers: string[][]) =>
      callByName(server, admin, `POST /${family}s/test_${family}s/update_bubble_answers`, {
        body: { id: exam, bubble_sheet_answers },
      });
    expect((await upload(changedKey(family))).status).toBe(200);
    expect((await at.get()).key_seen).toBe(false);
    await upload(keySheet(family));
    expect((await at.get()).key_seen).toBe(true);
  });
});

it('a second attempt is marked key_seen after the first one, even if the key has changed', async () => {
  const { student, mock, at } = await setUpEqualKeys('sat');
  const [first] = mock.choices;
  if (first) await moveKey(server.db, first);
  await at.save([entryFor(mock, 1, true)]);
  expect((await at.submit()).key_seen).toBe(false);
  const { id } = student.account;
  await server.db.updateTable('users').set({ is_admin: true }).where('id', '=', id).execute();
  expect(await at.reset()).toMatchObject({ attempt: 2, key_seen: true });
  await at.save([entryFor(mock, 1, true)]);
  expect(await at.submit()).toMatchObject({ attempt: 2, key_seen: true });
});

it('the other variant is marked key_seen if its key is equal, and never if it is shorter', async () => {
  const { exam, student, mock, at } = await setUpEqualKeys('sat');
  const real = await addOnScreen(server.db, { family: 'sat', exam, real: true });
  const atReal = testClient(server, student, real);
  await at.save([entryFor(mock, 0, true)]);
  await at.submit();
  expect((await atReal.get()).key_seen).toBe(true);
  await server.db.updateTable('questions').set({ is_hidden: true }).where('id', '=', real.typed).execute();
  expect((await atReal.get()).key_seen).toBe(false);
});
