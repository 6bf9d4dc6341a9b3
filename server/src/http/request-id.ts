import { randomUUID } from 'node:crypto';

/** The id under which the log speaks of a request: the caller's own where it is sane, else a new one. */
export function requestIdOf(header: string | null): string {
  return header !== null && /^[\w.-]{8,64}$/.test(header) ? header : randomUUID();
}
