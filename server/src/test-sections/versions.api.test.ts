import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withRevisions } from '../testing/revision-guard.ts';
import { addScreenTest, math, sat } from '../testing/screen-test.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { entryFor, testClient } from '../testing/test-fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('a change of the form', () => {
  it('does not reach who has begun, and is the next version for others', async () => {
    const { exam, modules } = await addScreenTest(server, sat, math, {
      exam: { routes: JSON.stringify({ Math1: 2 }) },
    });
    const { test, at } = modules.Math1;
    const [first, second] = test.choices;
    await at.save([]);
    const before = (await at.questions()).body.data;
    // One question is deleted, the key of another is changed, and the route asks for more.
    await server.db
      .updateTable('questions')
      .set({ deleted_at: new Date() })
      .where('id', '=', String(first?.id))
      .execute();
    await withRevisions(server.db, async (tx) => {
      await sql`update answers set correct = not correct where question_id = ${second?.id}`.execute(tx);
    });
    await server.db
      .updateTable('exams')
      .set({ routes: JSON.stringify({ Math1: 4 }) })
      .where('id', '=', exam)
      .execute();

    expect((await at.questions()).body.data).toEqual(before);
    const saved = await at.save([0, 1].map((index) => entryFor(test, index, true, { givenAfter: 1 })));
    expect(saved.removed_question_ids).toEqual([]);
    expect(await at.submit()).toMatchObject({
      ...{ math_score: 2, question_count: 4, next_section: 'Math2Harder', removed_question_ids: [] },
    });
    expect((await at.questions()).body.data?.map(({ id }) => id)).toEqual(before?.map(({ id }) => id));

    const other = testClient(server, await server.as('student'), test);
    expect((await other.save([])).questions).toHaveLength(3);
    expect(await other.submit()).toMatchObject({ question_count: 3, next_section: 'Math2Easier' });
  });

  it('that is undone is the version of before; those who begin at once have the same one', async () => {
    const { exam, modules } = await addScreenTest(server, sat, ['Math1']);
    const { test } = modules.Math1;
    const begin = async () => await testClient(server, await server.as('student'), test).save([]);
    const versions = () =>
      server.db
        .selectFrom('section_versions')
        .where('exam_id', '=', exam)
        .select('version')
        .orderBy('version')
        .execute();
    await Promise.all([begin(), begin(), begin()]);
    expect(await versions()).toEqual([{ version: 1 }]);
    const hide = (is_hidden: boolean) =>
      server.db.updateTable('questions').set({ is_hidden }).where('id', '=', test.typed).execute();
    await hide(true);
    await begin();
    await hide(false);
    await begin();
    expect(await versions()).toEqual([{ version: 1 }, { version: 2 }]);
    const attempts = await server.db
      .selectFrom('test_attempts')
      .where('exam_id', '=', exam)
      .select('version')
      .execute();
    expect(attempts.map(({ version }) => version).toSorted()).toEqual([1, 1, 1, 1, 2]);
  });
});
