import { type RawBuilder, sql } from 'kysely';

/**
 * Whether the question `q` counts in the test of its exam `e`: it lives and is shown. One that went into the bin with
 * its exam counts for those who were in the middle; one that was taken out by itself counts neither way (Q106).
 */
export const countsInTest: RawBuilder<boolean> = sql<boolean>`(
  not q.is_hidden and (q.deleted_at is null or (e.deleted_at is not null and q.deletion_id = e.deletion_id)))`;

/** The question `q` is one of the test section that a row of `a` (attempts or entries) names. */
export function isOfSection(a: string): RawBuilder<boolean> {
  const [exam, section, real] = ['exam_id', 'section', 'is_real'].map((name) => sql.ref(`${a}.${name}`));
  return sql<boolean>`(
    q.parent_kind in ('sat_test', 'act_test') and q.parent_id = ${exam} and q.section = ${section}
    and q.is_real = ${real})`;
}
