import { Refusal } from '../call/refusal.ts';

/** The refusal for a new record whose client-made id already exists. */
export function idTaken(isDeleted: boolean, recordName: string): Refusal {
  return isDeleted
    ? new Refusal('record_deleted', { record: recordName })
    : new Refusal('id_taken', { record: recordName });
}
