import { addressKey } from './address-key.ts';
import type { Limit } from './limits.ts';

/** A limit and the subject that it counts, as stored in the table of failures. */
export type LimitedSubject = { limit: Limit; subject: string };

/** The stored name of the subject of a limit. */
export function failureSubject(limit: Limit, subject: string): string {
  return `${limit.name}:${limit.name.endsWith(':address') ? addressKey(subject) : subject.toLowerCase()}`;
}
