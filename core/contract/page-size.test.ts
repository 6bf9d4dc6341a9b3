import { expect, it, vi } from 'vitest';
import { auditCalls } from './audit.ts';
import { reportCalls } from './reports.ts';
import { userCalls, userKinds } from './users.ts';

vi.mock('../client/page-size.ts', () => ({ pageSize: 15 }));

it('every table has the size of its page from one place [CST-022]', () => {
  const lists = [
    ...userKinds.map((kind) => userCalls[`GET /users/${kind}`]),
    reportCalls['GET /reported_problems'],
    auditCalls['GET /audit'],
  ];
  for (const { query } of lists) expect(query.parse({})).toMatchObject({ limit: 15 });
});
