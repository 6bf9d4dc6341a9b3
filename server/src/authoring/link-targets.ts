import { type Kysely, sql } from 'kysely';
import { Refusal } from '../call/refusal.ts';
import { rowsOf } from '../content/content-list.ts';
import type { Database } from '../database/schema.ts';
import type { Place } from './question-place.ts';

/** A question leads to a living one of its own place, and never to itself: a student would not get out of it. */
export async function requireNeighbour(
  tx: Kysely<Database>,
  { id, place }: { id: string; place: Place },
  { field, to }: { field: string; to: string },
): Promise<void> {
  if (to === id) throw new Refusal('malformed', `${field}: a question cannot lead to itself`);
  const { rows } = await sql`select from questions where id = ${to} and ${rowsOf(place).here}`.execute(tx);
  if (rows.length === 0) throw new Refusal('not_found', `${field}: there is no such question in this place`);
}

/** Refuses a problem set that is not there or in the bin, with the field that named it. */
export async function requireLivingSet(tx: Kysely<Database>, field: string, id: string): Promise<void> {
  const { rows } = await sql`select from living_problem_sets where id = ${id}`.execute(tx);
  if (rows.length === 0) throw new Refusal('not_found', `${field}: there is no such problem set`);
}
