import { describe, expect, it } from 'vitest';
import { pageSize } from '../client/page-size.ts';
import { auditCalls } from './audit.ts';
import { reportCalls } from './reports.ts';
import { User, userCalls, userKinds, userTypes } from './users.ts';

const id = '0190a6c0-0000-7000-8000-000000000001';

describe('an account as the super admin sees it', () => {
  const ada = {
    id,
    _id: id,
    username: 'Ada',
    email: 'ada@mail.example',
    userType: 'Student',
    status: true,
    code: 'CLASS-1',
    is_tutor: false,
    is_admin: false,
    is_super_admin: false,
    linked_students: [],
    linked_users: [],
    invited: false,
    created_at: '2026-11-21T12:00:00.000Z',
    last_active_at: null,
    deleted_at: null,
  };

  it('has name, email, type, status, code, its roles and its students; none of them can be missing [CST-018]', () => {
    expect(User.parse(ada)).toEqual(ada);
    for (const field of Object.keys(ada)) {
      const { [field]: _, ...without } = ada as Record<string, unknown>;
      expect(User.safeParse(without).success, field).toBe(false);
    }
    const linked = { id, username: 'Sam', email: 'sam@mail.example' };
    expect(User.safeParse({ ...ada, userType: 'Tutor', linked_students: [linked], linked_users: [id] }).success).toBe(
      true,
    );
    expect(User.safeParse({ ...ada, linked_users: ['Sam'] }).success).toBe(false);
  });

  it('is an admin, a tutor or a student, and active or not [CST-018]', () => {
    expect(userTypes.toSorted()).toEqual(['Admin', 'Student', 'Tutor']);
    for (const userType of userTypes) expect(User.safeParse({ ...ada, userType }).success).toBe(true);
    for (const userType of ['admin', 'Parent', '']) expect(User.safeParse({ ...ada, userType }).success).toBe(false);
    for (const status of ['active', 1, null]) expect(User.safeParse({ ...ada, status }).success).toBe(false);
  });
});

it('a page of any table has ten rows', () => {
  expect(pageSize).toBe(10);
  const lists = [...userKinds.map((kind) => userCalls[`GET /users/${kind}`]), reportCalls['GET /reported_problems']];
  expect(auditCalls['GET /audit'].query.parse({})).toMatchObject({ offset: 1, limit: pageSize });
  for (const { query } of lists) expect(query.parse({})).toEqual({ offset: 1, limit: pageSize });
});

it('a name and an email are trimmed', () => {
  const body = { username: ' Ada  ', email: '\tada@mail.example ', userType: 'Tutor' };
  expect(userCalls['POST /users/tutors'].body.parse(body)).toEqual({
    username: 'Ada',
    email: 'ada@mail.example',
    userType: 'Tutor',
    status: true,
  });
});
