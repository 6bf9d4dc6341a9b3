import { Refusal } from '../call/refusal.ts';

/** An id that a client made for something new, and that something is known by already. */
export function idTaken(deleted: boolean, what: string): Refusal {
  return deleted
    ? new Refusal('gone', `This ${what} was deleted meanwhile.`)
    : new Refusal('conflict', `This id already names another ${what}: give each ${what} an id of its own`);
}
