import { createHash } from 'node:crypto';

/**
 * Returns a UUIDv5 (RFC 9562). The same name gives the same id in every database: URLs of seeded
 * and imported content stay valid, and a second run finds the rows of the first.
 */
export function nameId(name: string): string {
  const bytes = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16);
  bytes[6] = 0x50 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** A random namespace; only this function uses it. */
const namespace = Buffer.from('6f0c5f5e8d1b4c1f9b0a3a54a2f7d6c3', 'hex');
