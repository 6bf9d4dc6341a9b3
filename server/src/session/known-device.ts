import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { hashToken, hasTokenFormat, newToken } from './token.ts';

/** Days without a log-in after which a browser is forgotten. */
export const deviceDays = 365;
/** Per account; the last used ones are kept. */
const maxDevices = 20;

/**
 * The key under which a browser's failures at this account are counted. Null if the account has not logged in with it.
 * Runs one statement whether or not the account exists, so that the time does not reveal it.
 */
export async function findKnownDevice(
  db: Db,
  { device, email }: { device: string | undefined; email: string },
): Promise<string | null> {
  if (device === undefined || !hasTokenFormat(device)) return null;
  const hash = hashToken(device);
  const knownDevice = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'user_id')
    .select('user_id')
    .where('hash', '=', hash)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return knownDevice ? `${knownDevice.user_id} ${hash.toString('hex')}` : null;
}

/**
 * Stores this browser as known to the account. Returns the secret to give to it, or null if it has one already: users
 * who share a browser share its secret. A secret that was not issued by the server is replaced.
 */
export async function rememberDevice(
  db: Db,
  { userId, device, now }: { userId: string; device: string | undefined; now: Date },
): Promise<string | null> {
  const sentHash = device !== undefined && hasTokenFormat(device) ? hashToken(device) : null;
  const isIssued = sentHash !== null && (await isIssuedHash(db, sentHash));
  const newSecret = newToken();
  await db
    .insertInto('known_devices')
    .values({ hash: isIssued ? sentHash : newSecret.hash, user_id: userId, last_used_at: now })
    .onConflict((row) => row.columns(['hash', 'user_id']).doUpdateSet({ last_used_at: now }))
    .execute();
  await deleteOldestDevices(db, userId);
  return isIssued ? null : newSecret.token;
}

/** Forgets all browsers of an account, whose password another person may have known. */
export async function deleteDevices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}

async function isIssuedHash(db: Db, hash: Buffer): Promise<boolean> {
  return (
    (await db.selectFrom('known_devices').select('hash').where('hash', '=', hash).executeTakeFirst()) !== undefined
  );
}

async function deleteOldestDevices(db: Db, userId: string): Promise<void> {
  await sql`
    delete from known_devices
     where user_id = ${userId} and hash in (
       select hash from known_devices where user_id = ${userId} order by last_used_at desc, hash offset ${maxDevices})
  `.execute(db);
}
