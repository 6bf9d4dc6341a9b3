import { setTimeout as wait } from 'node:timers/promises';
import { between } from '../../src/seed/demo-chance.ts';
import type { Ledger } from './ledger.ts';
import type { Library } from './library.ts';

/** What all students share. */
export type Room = {
  /** Where they find the API: the line. */
  url: string;
  library: Library;
  ledger: Ledger;
  /** Milliseconds that a student thinks, at the mean. */
  pace: number;
  /** Nobody gives anything any more. */
  isOver(): boolean;
  /** Of this trial's seed, by a name. */
  chanceOf(name: string): () => number;
};

/** From a fifth of the pace to nearly twice as much. */
export async function think({ pace }: Pick<Room, 'pace'>, chance: () => number): Promise<void> {
  await wait(between(chance, pace / 5, (pace * 9) / 5));
}
