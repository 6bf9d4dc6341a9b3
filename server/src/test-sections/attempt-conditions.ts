import { type RawBuilder, sql } from 'kysely';
import type { Attempt } from './lock-attempt.ts';

/** SQL condition: the row with this alias, an attempt or one of its entries, belongs to the attempt. */
export function belongsToAttempt(alias: string, attempt: Attempt): RawBuilder<boolean> {
  const isColumnEqual = (name: 'user_id' | 'exam_id' | 'section' | 'is_real' | 'attempt') =>
    sql`${sql.ref(`${alias}.${name}`)} = ${attempt[name]}`;
  const names = ['user_id', 'exam_id', 'section', 'is_real', 'attempt'] as const;
  return sql<boolean>`(${sql.join(names.map(isColumnEqual), sql` and `)})`;
}

/** SQL condition: attempt `a` is the current one of its section, with no later attempt after a reset. */
export const isLatestAttempt: RawBuilder<boolean> = sql<boolean>`
  not exists (select from test_attempts later where (later.user_id, later.exam_id, later.section, later.is_real)
                 = (a.user_id, a.exam_id, a.section, a.is_real) and later.attempt > a.attempt)`;
