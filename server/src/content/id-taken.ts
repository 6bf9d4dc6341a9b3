import { Refusal } from '../call/refusal.ts';

/** The refusal for a new record whose client-made id already exists. */
export function idTaken(deleted: boolean, what: string): Refusal {
  return deleted
    ? new Refusal('gone', `This ${what} was deleted meanwhile.`)
    : new Refusal('conflict', `This id already names another ${what}: give each ${what} an id of its own`);
}
