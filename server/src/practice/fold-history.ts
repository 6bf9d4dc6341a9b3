import { fold } from '@fourfold/core/practice/machines';
import { type HistoryEvent, type HistoryState, machineOf } from './machine-of.ts';
import type { HistoryReference } from './reference.ts';

/** Returns the state after a history of events, which begins at its start or with a reset. */
export function foldHistory({ type }: Pick<HistoryReference, 'type'>, events: readonly HistoryEvent[]): HistoryState {
  return fold(machineOf(type), events);
}
