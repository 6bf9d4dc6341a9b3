import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id at OWASP's parameters: 19 MiB, two passes, one lane. About 14 ms. */
const owasp = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const shortestPassword = 8;

/** Hashes with Argon2id and a new salt. Takes about 14 ms and 19 MiB. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, owasp);
}

/** A hash of a random password, computed once, for accounts without one. */
const nobodys = hashPassword(randomBytes(32).toString('base64url'));

/**
 * Whether the password is correct. Does the same work if there is no account or no password, so
 * that the time does not reveal it.
 */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  const fits = await verify(stored ?? (await nobodys), password);
  return fits && stored != null;
}
