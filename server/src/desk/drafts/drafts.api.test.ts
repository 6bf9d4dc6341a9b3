import type { DraftRecord } from '@fourfold/core/contract/desk';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/refusal-of.ts';
import { startTestServer, type TestPerson, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let author: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  [author, other] = await Promise.all([server.as('admin'), server.as('super-admin')]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.deleteFrom('drafts').execute();
});

const subject_id = '0190a6f4-1111-7000-8000-000000000001';
const aDraft = (changed: Partial<DraftRecord> = {}): DraftRecord => ({
  key: `question:${subject_id}`,
  subject_id,
  base_rev: 3,
  content: { question: 'Half a sen', rank: 2, is_hidden: false, next: null },
  stamp: 1_000,
  ...changed,
});
const draftsOf = async ({ call }: TestPerson) => (await call('GET /drafts', { query: {} })).data;

describe('a draft', () => {
  it('is returned as it was saved, on every device of its author', async () => {
    const { content: _, ...saved } = aDraft();
    expect(await author.call('PUT /drafts', { body: aDraft() })).toEqual(saved);
    expect(await draftsOf(author)).toEqual([aDraft()]);
  });

  it('with the greatest stamp is stored, in whatever order and however often they arrive', async () => {
    const stamps = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(stamps, async (given) => {
        await server.db.deleteFrom('drafts').execute();
        const drafts = given.map((stamp) => aDraft({ stamp, content: { text: `of ${stamp}` } }));
        await Promise.all(drafts.map((body) => author.call('PUT /drafts', { body })));
        const newest = Math.max(...given);
        expect(await draftsOf(author)).toEqual([aDraft({ stamp: newest, content: { text: `of ${newest}` } })]);
      }),
      { numRuns: 20 },
    );
  });

  it('that is older than the stored one gets the stored one as its reply', async () => {
    await author.call('PUT /drafts', { body: aDraft({ stamp: 50, base_rev: 4 }) });
    expect(await author.call('PUT /drafts', { body: aDraft({ stamp: 40 }) })).toMatchObject({ stamp: 50, base_rev: 4 });
  });

  it('is private to its author', async () => {
    await author.call('PUT /drafts', { body: aDraft() });
    await other.call('PUT /drafts', { body: aDraft({ content: { question: 'Mine' }, stamp: 7 }) });
    expect(await draftsOf(author)).toEqual([aDraft()]);
    expect(await draftsOf(other)).toEqual([aDraft({ content: { question: 'Mine' }, stamp: 7 })]);
    await other.call('DELETE /drafts', { query: { key: aDraft().key } });
    expect(await draftsOf(author)).toHaveLength(1);
  });

  it('is deleted when it is discarded, once or twice, unless a newer one is stored', async () => {
    const discard = (stamp?: number) => author.call('DELETE /drafts', { query: { key: aDraft().key, stamp } });
    await author.call('PUT /drafts', { body: aDraft({ stamp: 60 }) });
    await discard(59);
    expect(await draftsOf(author)).toHaveLength(1);
    await discard(60);
    await discard(60);
    expect(await draftsOf(author)).toEqual([]);
    await author.call('PUT /drafts', { body: aDraft({ stamp: 61 }) });
    await discard();
    expect(await draftsOf(author)).toEqual([]);
  });

  it('that was discarded is not stored again by an older save, in whatever order they arrive', async () => {
    const discard = (stamp: number) => author.call('DELETE /drafts', { query: { key: aDraft().key, stamp } });
    const saved = (stamp: number) => author.call('PUT /drafts', { body: aDraft({ stamp }) });
    await discard(61);
    for (const stamp of [60, 61]) expect(await saved(stamp)).toMatchObject({ stamp: 61, deleted: true });
    expect(await draftsOf(author)).toEqual([]);
    expect((await other.call('GET /drafts', { query: { part: 'others' } })).others).toEqual([]);
    expect(await saved(62)).not.toHaveProperty('deleted');
    expect(await draftsOf(author)).toEqual([aDraft({ stamp: 62 })]);
    const all = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 9 })), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(all, async (letters) => {
        await server.db.deleteFrom('drafts').execute();
        await Promise.all(letters.map(([isKept, stamp]) => (isKept ? saved(stamp) : discard(stamp))));
        const newest = Math.max(...letters.map(([, stamp]) => stamp));
        const isGone = letters.some(([isKept, stamp]) => !isKept && stamp === newest);
        expect((await draftsOf(author)).map(({ stamp }) => stamp)).toEqual(isGone ? [] : [newest]);
      }),
      { numRuns: 20 },
    );
  });

  it('may be as large as a whole document', async () => {
    const content = { question: 'x'.repeat(1_500_000) };
    await author.call('PUT /drafts', { body: aDraft({ content }) });
    expect((await draftsOf(author))[0]?.content).toEqual(content);
  });

  it('is deleted with its author’s account', async () => {
    const leaving = await server.as('admin');
    await leaving.call('PUT /drafts', { body: aDraft() });
    await server.db.deleteFrom('users').where('id', '=', leaving.account.id).execute();
    expect(await server.db.selectFrom('drafts').selectAll().execute()).toEqual([]);
  });
});

describe('the other users who are writing', () => {
  const others = async ({ call }: TestPerson) => await call('GET /drafts', { query: { part: 'others' } });

  it('are listed with name and record, without their text', async () => {
    await other.call('PUT /drafts', { body: aDraft() });
    await author.call('PUT /drafts', { body: aDraft() });
    expect(await others(author)).toEqual({
      data: [],
      others: [
        {
          key: aDraft().key,
          subject_id,
          username: other.account.username,
          updated_at: server.clock.now.toISOString(),
        },
      ],
    });
  });

  it('are listed for a quarter of an hour after the last change', async () => {
    const began = server.clock.now;
    await other.call('PUT /drafts', { body: aDraft() });
    server.clock.now = new Date(began.getTime() + 14 * 60_000);
    expect((await others(author)).others).toHaveLength(1);
    server.clock.now = new Date(began.getTime() + 16 * 60_000);
    expect((await others(author)).others).toEqual([]);
    // The author’s own draft stays.
    expect(await draftsOf(other)).toHaveLength(1);
    server.clock.now = began;
  });
});

it('drafts are for authors', async () => {
  const student = await server.as('student');
  expect(await refusalOf(student.call('PUT /drafts', { body: aDraft() }))).toEqual([
    403,
    "You don't have permission to do this",
  ]);
});
