import type { Draft } from '../../client/outbox/outbox-entry.ts';
import type { Reference } from '../answer-record.ts';

/** Where a student stands: a state, and how many events stand behind it. */
export type Standing<State> = { seq: number; state: State };

/** One history, and what its student did that the server has not confirmed. */
export type Pending = { reference: Reference; pending: readonly Draft[] };

/** What the server says, with the events of what is pending on top, in order. */
export function foldPending<State, Event>(
  step: (state: State, event: Event) => State,
  server: Standing<State>,
  { reference, pending }: Pending,
  eventsOf: (state: State, done: Draft) => Event[],
): Standing<State> {
  let { seq, state } = server;
  for (const done of pending) {
    // A test's entries belong to no sequence or set.
    if (!('reference_id' in done.body)) continue;
    const { reference_type, reference_id } = done.body;
    if (reference_type !== reference.reference_type || reference_id !== reference.reference_id) continue;
    // Behind the server's count: it has this answer already, and only its reply was lost or is on its way.
    if (done.after_seq < seq) continue;
    const events = eventsOf(state, done);
    seq += events.length;
    state = events.reduce(step, state);
  }
  return { seq, state };
}
