import { Refusal } from '../call/refusal.ts';

/** The refusal for a new record whose client-made id already exists. */
export function idTaken(isDeleted: boolean, recordName: string): Refusal {
  return isDeleted
    ? new Refusal('gone', `This ${recordName} was deleted meanwhile.`)
    : new Refusal('conflict', `This id already names another ${recordName}: give each ${recordName} an id of its own`);
}
