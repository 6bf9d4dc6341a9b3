import { readPercentileTable } from '@fourfold/core/scores/read-percentile-table';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestPerson, type TestServer } from '../testing/server.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('super-admin');
});
afterAll(() => server.stop());

const video = JSON.stringify([
  {
    type: 'paragraph',
    children: [{ text: 'Welcome: ' }, { type: 'inline-math', latex: 'x^2', children: [{ text: '' }] }],
  },
]);
const sat = [
  ['Total', 'National', 'User', 'ERW', 'National', 'User', 'Math', 'National', 'User'],
  ['1600', '99+', '99+', '800', '99+', '99+', '800', '99+', '99'],
];
const act = [
  ['English', '%', 'Math', '%', 'Reading', '%', 'Science', '%', 'Composite', '%'],
  ['36', '100', '36', '100', '36', '100', '36', '100', '36', '100'],
];
const set = (body: object) => admin.call('PUT /settings/set_setting', { body });
const stored = async () => (await server.as('student')).call('GET /settings/get_setting');
beforeEach(async () => {
  await set({ introduction_video: '[]', sat_percentile_score: [], act_percentile_score: [] });
});

describe('the setting', () => {
  it('is one record: each of its three fields is saved alone and returned with the others [API-013, CST-004]', async () => {
    const steps = [{ introduction_video: video }, { sat_percentile_score: sat }, { act_percentile_score: act }];
    let expected: object = {
      introduction_video: '[]',
      formulas: {},
      sat_percentile_score: [],
      act_percentile_score: [],
    };
    for (const body of steps) {
      const saved = await set(body);
      expected = { ...expected, ...body, formulas: saved.formulas };
      expect(saved).toEqual(expected);
      expect(await stored()).toEqual(saved);
    }
    const rows = await server.db.selectFrom('settings').selectAll().execute();
    expect(rows).toHaveLength(1);
  });

  it('stores SAT percentiles of 9 columns and ACT percentiles of 10, as uploaded [CST-004]', async () => {
    const { sat_percentile_score, act_percentile_score } = await set({
      sat_percentile_score: sat,
      act_percentile_score: act,
    });
    expect([sat_percentile_score, act_percentile_score]).toEqual([sat, act]);
    expect(Object.keys(readPercentileTable('sat', sat_percentile_score) ?? {})).toHaveLength(6);
    expect(Object.keys(readPercentileTable('act', act_percentile_score) ?? {})).toHaveLength(5);
    const odd = [
      ['Score', 'Rank'],
      ['1600', '99'],
    ];
    expect(readPercentileTable('sat', odd)).toBeNull();
    // Such a table may have been stored before they were refused (Q54).
    await server.db
      .updateTable('settings')
      .set({ sat_percentile_score: JSON.stringify(odd) })
      .execute();
    expect((await set({ act_percentile_score: act })).sat_percentile_score).toEqual(odd);
  });

  it('compiles the formulas of its introduction, and stores plain text as a paragraph', async () => {
    expect(Object.keys((await set({ introduction_video: video })).formulas)).toEqual(['$x^2']);
    const plain = await set({ introduction_video: 'Welcome' });
    expect(JSON.parse(plain.introduction_video)).toEqual([{ type: 'paragraph', children: [{ text: 'Welcome' }] }]);
    expect(plain.formulas).toEqual({});
  });

  it.each([
    ['no field', {}, 400, 'body: expected introduction_video or sat_percentile_score or act_percentile_score'],
    ['a block that does not exist', { introduction_video: '[{"type":"iframe"}]' }, 422, 'introduction_video: block 1'],
    [
      'an invalid formula',
      { introduction_video: video.replace('x^2', '\\\\frac{1}') },
      422,
      'introduction_video: formula \\frac{1}',
    ],
    ['text instead of a table', { sat_percentile_score: 'x' }, 400, 'sat_percentile_score: expected a list'],
    [
      'a table without percentiles',
      { sat_percentile_score: [sat[0], sat[1]?.with(1, 'high')] },
      422,
      'sat_percentile_score: B2: “high” is not a percentile from 0 to 100.',
    ],
    [
      'a table of the other exam',
      { act_percentile_score: sat },
      422,
      'act_percentile_score: J1: The table has 9 columns, but needs 10.',
    ],
    ['too many columns', { act_percentile_score: [Array(51).fill('1')] }, 400, 'act_percentile_score.0: expected at'],
  ])('is refused with %s, and not changed', async (_what, body, status, message) => {
    await set({ sat_percentile_score: sat });
    const before = await stored();
    const failed = await set(body).catch((error: unknown) => error);
    expect(failed).toMatchObject({ status, errors: [expect.stringContaining(message)] });
    expect(await stored()).toEqual(before);
  });

  it('writes an audit entry with the admin and the changed fields', async () => {
    await set({ sat_percentile_score: sat, introduction_video: video });
    const row = await server.db
      .selectFrom('audit')
      .selectAll()
      .where('subject', '=', 'setting')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      actor_id: admin.account.id,
      action: 'update',
      subject_id: null,
      for_id: null,
      detail: { changed: ['introduction_video', 'sat_percentile_score'] },
    });
  });
});
