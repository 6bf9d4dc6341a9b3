import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for the client to hold; only their SHA-256 is stored. Tokens, hand-over codes and links alike. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** SHA-256 suffices: a token is 256 random bits. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether a text can be one of our tokens; what cannot be is not looked up. */
export function looksLikeToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
