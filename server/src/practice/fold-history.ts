import { problemSetReference } from '@fourfold/core/contract/practice';
import type { MasteryEvent } from '@fourfold/core/mastery/mastery';
import { fold, masteryMachine, sequenceMachine } from '@fourfold/core/practice/machines';
import type { SequenceEvent } from '@fourfold/core/sequence/sequence';
import type { ProgressRow } from './present-progress.ts';
import type { Reference } from './reference.ts';

/** Returns the state after a history of events, which begins at its start or with a reset. */
export function foldHistory(
  { type }: Pick<Reference, 'type'>,
  events: readonly (SequenceEvent | MasteryEvent)[],
): ProgressRow['state'] {
  // The type of the reference determines which state machine wrote the events.
  return type === problemSetReference
    ? fold(masteryMachine, events as MasteryEvent[])
    : fold(sequenceMachine, events as SequenceEvent[]);
}
