import type { OutboxDraft } from '../../client/outbox/outbox-entry.ts';
import type { HistoryReference } from '../answer-record.ts';

/** A state of progress, and the number of events that led to it. */
export type ProgressSnapshot<State> = { seq: number; state: State };

/** The sequence or problem set, and the student's records that the server has not confirmed. */
export type PendingRecords = { reference: HistoryReference; pending: readonly OutboxDraft[] };

/** Applies the events of the pending records, in order, to the state from the server. */
export function foldPending<State, Event>(
  step: (state: State, event: Event) => State,
  server: ProgressSnapshot<State>,
  { reference, pending }: PendingRecords,
  eventsOf: (state: State, draft: OutboxDraft) => Event[],
): ProgressSnapshot<State> {
  let { seq, state } = server;
  for (const draft of pending) {
    // A test's entries belong to no sequence or set.
    if (!('reference_id' in draft.body)) continue;
    const { reference_type, reference_id } = draft.body;
    if (reference_type !== reference.reference_type || reference_id !== reference.reference_id) continue;
    // The server already has this answer: its reply was lost or has not arrived yet.
    if (draft.after_seq < seq) continue;
    const events = eventsOf(state, draft);
    seq += events.length;
    state = events.reduce(step, state);
  }
  return { seq, state };
}
