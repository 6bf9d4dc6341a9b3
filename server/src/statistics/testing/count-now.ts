import type { TestServer } from '../../testing/server.ts';
import { countItems } from '../count-items.ts';

/** Counts all answers so far, and moves the clock on: later answers have a time that is not counted yet. */
export async function countNow({ db, clock }: Pick<TestServer, 'db' | 'clock'>): Promise<void> {
  await countItems(db, clock.now);
  clock.now = new Date(clock.now.getTime() + 1);
}
