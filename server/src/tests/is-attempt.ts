import { type RawBuilder, sql } from 'kysely';
import type { HeldAttempt } from './hold-attempt.ts';

/** The row `of` (an attempt or one of its entries) belongs to this attempt. */
export function isAttempt(of: string, held: HeldAttempt): RawBuilder<boolean> {
  const is = (name: 'user_id' | 'exam_id' | 'section' | 'is_real' | 'attempt') =>
    sql`${sql.ref(`${of}.${name}`)} = ${held[name]}`;
  const names = ['user_id', 'exam_id', 'section', 'is_real', 'attempt'] as const;
  return sql<boolean>`(${sql.join(names.map(is), sql` and `)})`;
}
