import { examEditions } from '@fourfold/core/exams/exam-editions';
import type { Variant } from '@fourfold/core/exams/section';
import type { Rank } from '@fourfold/core/ranks/ranks';
import type { RichDocument } from '@fourfold/core/rich-text/document';
import type { authoredItem } from '@fourfold/core/wire/authored-item';
import { sql } from 'kysely';
import { notFound } from '../call/refusal.ts';
import { keyFields, kindField } from '../content/key-fields.ts';
import type { Db } from '../database/db.ts';
import { editionOf } from '../exams/exam-rows.ts';

/** The exam of a form. */
export type FormRow = Awaited<ReturnType<typeof readFormRow>>;

/** A question of a form, with what its kind follows from. */
export type ItemRow = Parameters<typeof authoredItem>[0] & {
  id: string;
  section: string;
  position: number;
  question: RichDocument;
  rank: Rank;
  is_hidden: boolean;
  skill_codes: string[];
};

/** Reads the exam of a form, and locks it for a change. Throws "not found" for an exam of an edition on paper. */
export async function readFormRow(db: Db, id: string, { lock = false } = {}) {
  const row = await db
    .selectFrom('exams')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['id', 'family', 'title', 'edition', 'routes', 'field_test', 'score', 'blueprint'])
    .$if(lock, (exams) => exams.forNoKeyUpdate())
    .executeTakeFirst();
  const edition = row && editionOf(row.family, row);
  if (!edition || examEditions[edition].hasPaper) throw notFound('Form');
  return { ...row, edition };
}

/** The questions of a form in one variant that are not deleted, in order. */
export async function readItems(
  db: Db,
  { id, family }: Pick<FormRow, 'id' | 'family'>,
  variant: Variant,
): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select q.id, q.section, q.position, q.question, q.rank, q.is_hidden, q.skill_codes, ${kindField('q')},
           array(select jsonb_build_object(${keyFields('a')})
                   from answers a where a.question_id = q.id order by a.position, a.id) as answers
      from questions q
     where q.parent_kind = ${`${family}_test`} and q.parent_id = ${id} and q.is_real = ${variant === 'real'}
       and q.deleted_at is null
     order by q.position, q.id`.execute(db);
  return rows;
}

/**
 * Titles of other exams of the family that have a question with the same text, by question; at most 3. It compares with
 * the questions of all their tests, so it is for a page of one author, not for students.
 */
export async function readOtherUses(
  db: Db,
  { id, family }: Pick<FormRow, 'id' | 'family'>,
  variant: Variant,
): Promise<ReadonlyMap<string, string[]>> {
  const kind = `${family}_test`;
  const { rows } = await sql<{ id: string; titles: string[] }>`
    select own.id, (array_agg(distinct e.title order by e.title))[:3] as titles
      from questions own
      join questions other on other.question = own.question and other.parent_kind = ${kind}
       and other.parent_id <> ${id} and other.deleted_at is null
      join exams e on e.id = other.parent_id and e.deleted_at is null
     where own.parent_kind = ${kind} and own.parent_id = ${id} and own.is_real = ${variant === 'real'}
       and own.deleted_at is null and own.question <> '[]'
     group by own.id`.execute(db);
  return new Map(rows.map(({ id: question, titles }) => [question, titles]));
}
