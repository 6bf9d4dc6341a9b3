import { randomUUID } from 'node:crypto';

/** The id of a request in the log: the caller's own if it has a valid form, otherwise a new one. */
export function requestIdOf(header: string | null): string {
  return header !== null && /^[\w.-]{8,64}$/.test(header) ? header : randomUUID();
}
