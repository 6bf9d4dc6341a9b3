import { createHash, randomBytes } from 'node:crypto';

/**
 * Creates a secret of 256 random bits for the client; only its SHA-256 is stored. Used for tokens,
 * hand-over codes and password links.
 */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** A plain SHA-256 is enough, because a token is 256 random bits. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether a text has the format of a token. Others are not searched for in the database. */
export function hasTokenFormat(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
