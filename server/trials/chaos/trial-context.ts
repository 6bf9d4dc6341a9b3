import { setTimeout as wait } from 'node:timers/promises';
import { between } from '../../src/seed/demo-chance.ts';
import type { Ledger } from './ledger.ts';
import type { Library } from './library.ts';

/** Shared by all students. */
export type TrialContext = {
  /** The URL of the network, which forwards to the API. */
  url: string;
  library: Library;
  ledger: Ledger;
  /** Mean milliseconds that a student thinks. */
  meanThinkMs: number;
  /** Students stop giving answers. */
  isOver(): boolean;
  /** Random numbers of this trial's seed, by a name. */
  randomFor(name: string): () => number;
};

/** Waits from a fifth of the mean to nearly twice the mean. */
export async function think({ meanThinkMs }: Pick<TrialContext, 'meanThinkMs'>, chance: () => number): Promise<void> {
  await wait(between(chance, meanThinkMs / 5, (meanThinkMs * 9) / 5));
}
