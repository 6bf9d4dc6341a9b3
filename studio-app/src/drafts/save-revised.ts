import { attempt } from '../session/attempt.ts';

type Revised = { rev?: number | undefined };

type Saving<T extends Revised> = {
  /** The revision that the change was made from. */
  rev: number | undefined;
  send: (rev: number | undefined) => Promise<T>;
  /** The parts that were changed, each by its name: as they were written here, and as they stand in a record. */
  parts: readonly { name: string; mine: string; theirs: (record: T) => string }[];
};

/**
 * Saves a change of a record that others may have changed meanwhile (409): then both are shown, and the author says
 * which stands. Answers the record, or false when nothing was saved.
 */
export async function saveRevised<T extends Revised>({ rev, send }: Saving<T>): Promise<T | false> {
  return await attempt(send(rev));
}
