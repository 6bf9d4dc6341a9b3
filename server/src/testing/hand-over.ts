import { newToken } from '../session/token.ts';

/** The secret that a browser keeps for a hand-over, and its hash for the other site. */
export function aVerifier(): { verifier: string; challenge: string } {
  const { token, hash } = newToken();
  return { verifier: token, challenge: hash.toString('base64url') };
}

/** Of the one browser of tests that are about something else. */
export const { verifier, challenge } = aVerifier();
