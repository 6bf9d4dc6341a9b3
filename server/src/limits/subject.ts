import { addressKey } from './address-key.ts';
import type { Limit } from './limits.ts';

/** A limit and whom it counts, as the table of failures names them. */
export type Counted = { limit: Limit; subject: string };

/** The name of what a limit counts. */
export function subjectOf(limit: Limit, subject: string): string {
  return `${limit.name}:${limit.name.endsWith(':address') ? addressKey(subject) : subject.toLowerCase()}`;
}
