import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { sql } from 'kysely';
import type { Context } from '../call/handler.ts';

/** The most titles of a reply; the contract's limit. */
const mostTitles = 5_000;

/** Titles that authors can choose for a number: those of the family's other numbers and of the topic lists. */
export function listTopicTitles(family: Family) {
  return async (_request: unknown, { db }: Pick<Context, 'db'>) => {
    const { rows } = await sql<{ title: string }>`
      select title from (
        select number.title from exam_questions number join exams on exams.id = number.exam_id
         where exams.family = ${family} and exams.deleted_at is null and number.deleted_at is null
        union select title from topics where deleted_at is null
        union select title from subtopics where deleted_at is null
        union select title from subsubtopics where deleted_at is null
      ) titles
       where title is not null
       order by lower(title), title
       limit ${mostTitles}
    `.execute(db);
    return { data: rows.map(({ title }) => title) };
  };
}
