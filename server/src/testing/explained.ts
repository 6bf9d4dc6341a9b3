import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { addQuestion, addTypedQuestion, paragraph } from './content.ts';

const explained = { question_exp: JSON.stringify(paragraph('Because.')) };
type Parent = Parameters<typeof addQuestion>[1];
type Row = NonNullable<Parameters<typeof addQuestion>[2]>;

/** A choice question with nothing to mend. */
export async function addExplained(db: Kysely<Database>, parent: Parent, row: Row = {}) {
  return await addQuestion(db, parent, { ...explained, ...row });
}

/** A typed question with nothing to mend. */
export async function addExplainedTyped(
  db: Kysely<Database>,
  parent: Parent,
  key: Parameters<typeof addTypedQuestion>[2],
  row: Row = {},
) {
  return await addTypedQuestion(db, parent, key, { ...explained, ...row });
}
