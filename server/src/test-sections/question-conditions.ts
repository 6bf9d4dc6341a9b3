import { type RawBuilder, sql } from 'kysely';

/**
 * SQL condition: question `q` counts in the test of its exam `e`, because it is shown and not
 * deleted. A question that was deleted together with its exam still counts, for students in the
 * middle of the test. A question that was deleted alone does not (Q106).
 */
export const countsInTest: RawBuilder<boolean> = sql<boolean>`(
  not q.is_hidden and (q.deleted_at is null or (e.deleted_at is not null and q.deletion_id = e.deletion_id)))`;

/** SQL condition: question `q` belongs to the test section of the attempt or entry with this table alias. */
export function belongsToSection(alias: string): RawBuilder<boolean> {
  const [exam, section, real] = ['exam_id', 'section', 'is_real'].map((name) => sql.ref(`${alias}.${name}`));
  return sql<boolean>`(
    q.parent_kind in ('sat_test', 'act_test') and q.parent_id = ${exam} and q.section = ${section}
    and q.is_real = ${real})`;
}
