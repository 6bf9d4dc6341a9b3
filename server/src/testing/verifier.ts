import { newToken } from '../session/token.ts';

/** The secret that a browser stores for a hand-over, and its hash for the other site. */
export function aVerifier(): { verifier: string; challenge: string } {
  const { token, hash } = newToken();
  return { verifier: token, challenge: hash.toString('base64url') };
}

/** For tests that need any browser. */
export const { verifier, challenge } = aVerifier();
