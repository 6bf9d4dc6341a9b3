import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id at OWASP's parameters: 19 MiB, two passes, one lane. About 14 ms. */
const owasp = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const shortestPassword = 8;

/** Argon2id with a salt of its own; takes about 14 ms and 19 MiB. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, owasp);
}

/** Made once, of a password that nobody knows. */
const nobodys = hashPassword(randomBytes(32).toString('base64url'));

/** The same work whether or not there is an account, or one with a password, behind the name. */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  const fits = await verify(stored ?? (await nobodys), password);
  return fits && stored != null;
}
