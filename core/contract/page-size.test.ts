import { afterAll, expect, it, vi } from 'vitest';

// Whoever has read the module before, in this process or later, keeps the true size.
afterAll(() => {
  vi.doUnmock('../client/page-size.ts');
  vi.resetModules();
});

it('every table has the size of its page from one place [CST-022]', async () => {
  vi.resetModules();
  vi.doMock('../client/page-size.ts', () => ({ pageSize: 15 }));
  const { auditCalls } = await import('./audit.ts');
  const { reportCalls } = await import('./reports.ts');
  const { userCalls, userKinds } = await import('./users.ts');
  const lists = [
    ...userKinds.map((kind) => userCalls[`GET /users/${kind}`]),
    reportCalls['GET /reported_problems'],
    auditCalls['GET /audit'],
  ];
  for (const { query } of lists) expect(query.parse({})).toMatchObject({ limit: 15 });
});
