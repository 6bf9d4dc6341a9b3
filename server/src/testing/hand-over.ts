import { newToken } from '../session/token.ts';

/** What a browser that asks for a hand-over keeps, and what the other site is told of it. */
export function aVerifier(): { verifier: string; challenge: string } {
  const { token, hash } = newToken();
  return { verifier: token, challenge: hash.toString('base64url') };
}

/** Of the one browser of tests that are about something else. */
export const { verifier, challenge } = aVerifier();
