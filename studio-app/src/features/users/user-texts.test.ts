import type { User } from '@fourfold/core/contract/users';
import { describe, expect, it } from 'vitest';
import { daysLeft, lastDayText, rolesText } from './user-texts.ts';

const roles = (is_super_admin: boolean, is_tutor: boolean) => rolesText({ is_super_admin, is_tutor } as User);

describe('the texts of a user', () => {
  it('names the roles of an admin', () => {
    expect([roles(false, false), roles(true, false), roles(false, true), roles(true, true)]).toEqual([
      'Admin',
      'Super admin',
      'Admin, Tutor',
      'Super admin, Tutor',
    ]);
  });

  it.each([
    ['2026-11-21T12:00:00.000Z', '30 days'],
    ['2026-11-20T11:00:00.000Z', '29 days'],
    ['2026-10-22T13:00:00.000Z', '1 day'],
    ['2026-10-22T11:00:00.000Z', 'Less than a day'],
  ])('counts the days of a user deleted at %s: %s', (deletedAt, words) => {
    expect(daysLeft(deletedAt, Date.parse('2026-11-21T12:00:00.000Z'))).toBe(words);
  });

  it('formats days for reading', () => {
    expect(lastDayText(null, new Date())).toBe('Never');
    expect(lastDayText('2026-11-21T12:00:00.000Z', new Date('2026-11-25T12:00:00.000Z'))).toBe('21 Nov');
  });
});
