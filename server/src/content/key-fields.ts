import { type RawBuilder, sql } from 'kysely';

/** SQL: arguments of json_build_object for the fields of a row of `answers` that decide kind and key (`itemOf`). */
export function keyFields(answer: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${answer}.${name}`);
  return sql`
    'id', ${column('id')}, 'correct', ${column('correct')}, 'is_free_response', ${column('is_free_response')},
    'free_response_answer', ${column('free_response_answer')}, 'is_exact_match', ${column('is_exact_match')}`;
}

/** The columns of `questions` by which its author has chosen the kind. */
export const kindColumns = ['is_free_response', 'kind'] as const;

/** SQL: the columns of a row of `questions` by which its author has chosen the kind (`authoredItem`). */
export function kindField(question: string): RawBuilder<unknown> {
  return sql.join(kindColumns.map((name) => sql.ref(`${question}.${name}`)));
}

/** SQL: the text that a row of `answers` accepts; null for a choice. */
export function acceptedColumn(answer: string): RawBuilder<string | null> {
  return sql`case when ${sql.ref(`${answer}.is_free_response`)} then ${sql.ref(`${answer}.free_response_answer`)} end`;
}

/** SQL: whether the answers of a row of `questions` are typed. */
export function typedColumn(question: string): RawBuilder<boolean> {
  return sql.ref(`${question}.is_free_response`);
}
