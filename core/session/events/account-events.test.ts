import { describe, expect, it } from 'vitest';
import { anAccount } from '../../browser/testing/an-account.ts';
import {
  accountAlertButtons,
  accountAlertTexts,
  accountAlertTitle,
  accountEvents,
  eventBetween,
  isAccountEvent,
} from './account-events.ts';

const impersonatedAccount = anAccount({ tutor_login: { status: true, tutor_id: anAccount().id, tutor_name: 'Tess' } });

describe('account events', () => {
  it('have one title for their dialog', () => {
    expect(accountAlertTitle).toBe('Account Logout Alert');
  });

  it.each([
    ['token-changed', 'Your account token has been changed. Please refresh page or click the button below'],
    ['logged-in-elsewhere', 'You are already logged in. Please refresh page or click the button below'],
    ['logged-in-as-student', 'You are logged In as student. Please refresh page or click the button below'],
    ['back-to-tutor', 'You are logged in back to tutor. Please refresh page or click the button below'],
    ['logged-out', 'You are logged out. Please refresh page or click the button below'],
    ['student-unlinked', 'Student Unlinked by Admin. Please Select the valid option'],
  ] as const)('"%s" says "%s"', (event, text) => {
    expect(accountAlertTexts[event]).toBe(text);
  });

  it.each(accountEvents.filter((event) => event !== 'student-unlinked'))('"%s" offers a reload', (event) => {
    for (const account of [null, anAccount(), impersonatedAccount])
      expect(accountAlertButtons(event, account)).toEqual(['Reload']);
  });

  it('of an unlinked student offer a log-out, and the return to an impersonating tutor', () => {
    expect(accountAlertButtons('student-unlinked', impersonatedAccount)).toEqual(['Logout', 'Back To Tutor']);
    expect(accountAlertButtons('student-unlinked', anAccount())).toEqual(['Logout']);
    expect(accountAlertButtons('student-unlinked', null)).toEqual(['Logout']);
  });

  it('are derived from two sessions when no event arrived', () => {
    const tutor = { token: 't1', account: anAccount({ userType: 'Tutor' }) };
    const student = { token: 't2', account: { ...impersonatedAccount, id: '0198f6a0-5a00-7000-8000-000000000009' } };
    expect(eventBetween(tutor, null)).toBe('logged-out');
    expect(eventBetween(null, tutor)).toBe('logged-in-elsewhere');
    expect(eventBetween(tutor, student)).toBe('logged-in-as-student');
    expect(eventBetween(student, tutor)).toBe('back-to-tutor');
    expect(eventBetween(tutor, { ...tutor, token: 't3' })).toBe('token-changed');
    expect(eventBetween(student, { ...student, token: 't3' })).toBe('token-changed');
  });

  it('are distinguished from any other value', () => {
    for (const event of accountEvents) expect(isAccountEvent(event)).toBe(true);
    for (const other of ['', 'logged out', null, 1, {}, 'toString']) expect(isAccountEvent(other)).toBe(false);
  });
});
