import { actTable, satTable } from '@fourfold/core/scores/testing/tables';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../call/new-id.ts';
import { setFlags } from '../testing/content.ts';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';
import {
  addSectionFixture,
  addTestFixture,
  entryFor,
  mathSections,
  type TestFixture,
  testClient,
} from '../testing/test-fixture.ts';

let server: TestServer;
let student: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  student = await server.as('student');
});
afterAll(() => server.stop());

/** Answers `right` questions correctly, and submits. */
async function take(test: TestFixture, right: number, person = student) {
  const at = testClient(server, person, test);
  await at.save(test.choices.map((_, index) => entryFor(test, index, index < right, { timeSpent: 10 })));
  return await at.submit();
}

describe('the scores of a SAT’s tests', () => {
  it('are scaled by its table once both sections are submitted, separately for mock and real [API-045]', async () => {
    const score = JSON.stringify(satTable());
    const noCalc = await addTestFixture(server.db, 'sat', { choices: 19, exam: { score } });
    const calc = await addSectionFixture(server.db, { ...noCalc, section: 'MathCalc' }, 37);
    const real = await addSectionFixture(server.db, { ...noCalc, real: true });
    const at = testClient(server, student, noCalc);
    expect((await at.scores()).body.data).toEqual([]);
    await take(noCalc, 15);
    await take(real, 2);
    const about = { sat_id: noCalc.exam, sat_title: 'Practice test 4' };
    expect((await at.scores()).body.data).toEqual([
      {
        ...about,
        real_test: false,
        sections: {
          MathNoCalc: {
            value: 15,
            of: 20,
            raw: 15,
            reason: null,
            timed: true,
            key_seen: false,
            submitted_at: server.clock.now.toISOString(),
          },
        },
        total_math_score: { value: null, of: 58, raw: 15, reason: 'Math - Calculator is not submitted yet.' },
      },
      expect.objectContaining({ ...about, real_test: true }),
    ]);
    await take(calc, 30);
    const scaled = Number(satTable().find(([raw]) => raw === '45')?.[1]);
    const [mock] = (await at.scores()).body.data ?? [];
    expect(mock?.total_math_score).toEqual({ value: scaled, of: 800, raw: 45, reason: null });
    const all = (await at.scores({})).body.data ?? [];
    expect(all.map(({ sat_id, real_test }) => [sat_id, real_test])).toEqual([
      [noCalc.exam, false],
      [noCalc.exam, true],
    ]);
  });
});

describe('the scores of an ACT’s tests', () => {
  it('are scaled by its table’s column [API-054]', async () => {
    const test = await addTestFixture(server.db, 'act', { choices: 59, exam: { score: JSON.stringify(actTable()) } });
    await take(test, 59);
    const [score] = (await testClient(server, student, test).scores()).body.data ?? [];
    expect(score).toMatchObject({
      act_id: test.exam,
      act_title: 'Practice test 4',
      sections: { Mathematics: { value: 59, of: 60, timed: true } },
      total_math_score: { of: 36, raw: 59, reason: null },
    });
    const { value } = (score?.total_math_score ?? {}) as { value: number };
    expect(value).toBeGreaterThan(34);
  });
});

it.each(['sat', 'act'] as const)('scores of a %s are the caller’s own, of visible exams only', async (family) => {
  const test = await addTestFixture(server.db, family);
  await take(test, 3);
  const at = testClient(server, student, test);
  expect((await at.scores()).body.data).toMatchObject([
    { sections: { [mathSections[family][0]]: { value: 3, of: 4 } } },
  ]);
  expect((await testClient(server, await server.as('student'), test).scores()).body.data).toEqual([]);
  expect((await at.scores({ [`${family}_id`]: newId() })).status).toBe(404);
  await setFlags(server.db, 'exams', test.exam, { is_publish: false });
  expect((await at.scores()).status).toBe(404);
  const all = (await at.scores({})).body.data ?? [];
  expect(all.map((one) => one[`${family}_id`])).not.toContain(test.exam);
});
