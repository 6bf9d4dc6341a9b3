import { describe, expect, it } from 'vitest';
import { describeRefusal, refusalCodes } from '../refusals/catalogue.ts';
import { sessionRefusals } from '../refusals/session-refusals.ts';
import { isSessionRefusal, reactionTo } from './server-texts.ts';

describe('the refusals that the product reacts to', () => {
  it.each([
    ['session_expired', 'Session expired', 'log-out'],
    ['account_not_active', 'Account not active, Please contact admin.', 'log-out'],
    ['student_unlinked', 'Student unlinked from your account', 'student-unlinked'],
  ] as const)('%s has the text "%s" and asks for %s [ERR-009]', (code, text, reaction) => {
    expect(describeRefusal(code, {}).sentence).toBe(text);
    expect(reactionTo(code)).toBe(reaction);
    // The sentence decides nothing.
    expect(reactionTo(text)).toBe('none');
  });

  it('are those of sessions; every other one is only shown [ERR-009]', () => {
    expect(refusalCodes.filter(isSessionRefusal)).toEqual(Object.keys(sessionRefusals));
    expect(reactionTo(undefined)).toBe('none');
    expect(reactionTo('constructor')).toBe('none');
  });
});
