import { afterAll, beforeAll, expect, it } from 'vitest';
import { addScreenTest, idsIn, takeModule } from '../score-report/testing/taken-tests.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('misses of a second module are in the notebook once the review is open, and of the other module none', async () => {
  const [student, author] = [await server.as('student'), await server.as('super-admin')];
  const test = await addScreenTest(server.db, { review_opens: 'released' });
  await takeModule(server, student, test, 'Math1', [true, true, true]);
  expect(await takeModule(server, student, test, 'Math2Harder', [true, false, null])).toMatchObject({
    submitted: true,
  });
  const list = async () => (await student.call('GET /mistakes', { query: {} })).data;
  expect(await list()).toEqual([]);
  const review = { opens: 'at_once', at: null, shows_score: false } as const;
  await author.call('PUT /sats/test_sats/{id}', { params: { id: test.exam }, body: { review } });
  const [, wrong = '', leftOut = ''] = idsIn(test, 'Math2Harder');
  const misses = await list();
  const ofModules = misses.filter(({ location }) => location.section === 'Math2Harder');
  expect(new Map(ofModules.map(({ question_id, left_out }) => [question_id, left_out]))).toEqual(
    new Map([
      [wrong, false],
      [leftOut, true],
      [test.modules.Math2Harder?.typed, true],
    ]),
  );
  expect(ofModules.find(({ question_id }) => question_id === wrong)).toMatchObject({
    source: 'test',
    location: { reference_id: test.exam, open: true },
  });
  expect(misses.map(({ location }) => location.section)).not.toContain('Math2Easier');
});
