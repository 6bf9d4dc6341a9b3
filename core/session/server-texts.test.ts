import { describe, expect, it } from 'vitest';
import { reactionTo } from './server-texts.ts';

describe('the texts of the server that the product reacts to', () => {
  it.each([
    ['Session expired', 'log-out'],
    ['Account not active, Please contact admin.', 'log-out'],
    ['Student unlinked from your account', 'student-unlinked'],
  ] as const)('"%s" asks for %s, to the letter [ERR-009]', (text, reaction) => {
    expect(reactionTo(text)).toBe(reaction);
    expect(reactionTo(`${text} `)).toBe('none');
    expect(reactionTo(text.toLowerCase())).toBe('none');
  });

  it.each(['Server error', 'Invalid email or password', 'Session', ''])('"%s" is only shown [ERR-009]', (text) => {
    expect(reactionTo(text)).toBe('none');
  });
});
