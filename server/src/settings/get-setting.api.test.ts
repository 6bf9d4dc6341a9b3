import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it.each(['student', 'tutor', 'tutor-login', 'admin', 'super-admin'] as const)(
  'the setting is returned to a %s, with its video as a JSON string of blocks [API-012]',
  async (role) => {
    const video = [{ type: 'paragraph', children: [{ text: 'Welcome' }] }];
    const sat = [['1600', '99+', '99+', '800', '99+', '99+', '800', '99+', '99']];
    await server.db
      .updateTable('settings')
      .set({ introduction_video: JSON.stringify(video), sat_percentile_score: JSON.stringify(sat) })
      .execute();
    const { call } = await server.as(role);
    const setting = await call('GET /settings/get_setting');
    expect(JSON.parse(setting.introduction_video)).toEqual(video);
    expect(setting).toMatchObject({ sat_percentile_score: sat, act_percentile_score: [] });
  },
);
