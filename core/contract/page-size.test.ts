import { afterAll, expect, it, vi } from 'vitest';

// Modules that were imported before keep the real size.
afterAll(() => {
  vi.doUnmock('../client/page-size.ts');
  vi.resetModules();
});

it('every table takes its page size from one constant [CST-022]', async () => {
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
