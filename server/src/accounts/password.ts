import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id at OWASP's parameters: 19 MiB, two passes, one lane. About 14 ms. */
const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const minPasswordLength = 8;

/** Hashes with Argon2id and a new salt. Takes about 14 ms and 19 MiB. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, argon2Options);
}

/** A hash of a random password, computed once, for accounts without one. */
const dummyHash = hashPassword(randomBytes(32).toString('base64url'));

/**
 * Whether the password is correct. Does the same work if there is no account or no password, so
 * that the time does not reveal it.
 */
export async function isPasswordCorrect(stored: string | null | undefined, password: string): Promise<boolean> {
  const isMatch = await verify(stored ?? (await dummyHash), password);
  return isMatch && stored != null;
}
