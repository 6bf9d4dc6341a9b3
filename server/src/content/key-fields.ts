import { type RawBuilder, sql } from 'kysely';

/** SQL: arguments of json_build_object for the fields of a row of `answers` that decide kind and key (`itemOf`). */
export function keyFields(answer: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${answer}.${name}`);
  return sql`
    'id', ${column('id')}, 'correct', ${column('correct')}, 'is_free_response', ${column('is_free_response')},
    'free_response_answer', ${column('free_response_answer')}, 'is_exact_match', ${column('is_exact_match')}`;
}

/** SQL: the columns of a row of `questions` by which its author has chosen the kind (`authoredItem`). */
export function kindField(question: string): RawBuilder<unknown> {
  return sql`${sql.ref(`${question}.is_free_response`)}, ${sql.ref(`${question}.kind`)}`;
}
