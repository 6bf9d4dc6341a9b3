import type { Kysely } from 'kysely';
import { notFound } from '../call/refusal.ts';
import type { Reader } from '../content/reader.ts';
import type { Database } from '../database/schema.ts';
import { examRows } from './exam-rows.ts';

/** The questions of an exam that the reader may not see are a "not found", not an empty list. */
export async function requireExam(
  db: Kysely<Database>,
  reader: Reader,
  { family, id }: { family: 'sat' | 'act'; id: string },
): Promise<void> {
  const exam = await examRows(db, reader, family).where('id', '=', id).executeTakeFirst();
  if (!exam) throw notFound(family.toUpperCase());
}
