import type { Draft } from '../../client/outbox/outbox-entry.ts';
import type { Reference } from '../answer-record.ts';

/** A state of progress, and the number of events that led to it. */
export type Standing<State> = { seq: number; state: State };

/** The sequence or problem set, and the student's records that the server has not confirmed. */
export type Pending = { reference: Reference; pending: readonly Draft[] };

/** Applies the events of the pending records, in order, to the state from the server. */
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
    // The server already has this answer: its reply was lost or has not arrived yet.
    if (done.after_seq < seq) continue;
    const events = eventsOf(state, done);
    seq += events.length;
    state = events.reduce(step, state);
  }
  return { seq, state };
}
