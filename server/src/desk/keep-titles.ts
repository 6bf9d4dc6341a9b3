import type { RichDocument } from '@fourfold/core/rich-text/document';
import { plainText, preview } from '@fourfold/core/rich-text/plain-text';
import { type Kysely, sql } from 'kysely';
import type { Taken } from '../content/bin.ts';
import type { Database } from '../database/schema.ts';

type Tx = Kysely<Database>;

/**
 * Saves the last titles of records before they are deleted permanently, for the results and
 * assignments of students.
 */
export async function keepTitles(tx: Tx, all: Taken): Promise<void> {
  await sql`
    insert into last_titles (id, title)
    select id, title from topics where id = any (${all.topics}::uuid[])
     union all
    select id, title from exams where id = any (${all.exams}::uuid[])
     union all
    select s.id, t.title || ', ' || s.title from subtopics s join topics t on t.id = s.topic_id
     where s.id = any (${all.subtopics}::uuid[])
     union all
    select u.id, s.title || ', ' || u.title from subsubtopics u join subtopics s on s.id = u.subtopic_id
     where u.id = any (${all.subsubtopics}::uuid[])
     union all
    select id, title from problem_sets where id = any (${all.problem_sets}::uuid[])
     union all
    select q.id, e.title || ', ' || coalesce(q.title, q.section || ' ' || (q.position + 1))
      from exam_questions q join exams e on e.id = q.exam_id where q.id = any (${all.exam_questions}::uuid[])
    on conflict (id) do update set title = excluded.title`.execute(tx);
  await keepWords(tx, all.questions);
}

/**
 * Saves the beginning of each question and the full text of its answers: results show the answer
 * that a student gave.
 */
async function keepWords(tx: Tx, ids: readonly string[]): Promise<void> {
  type Row = { id: string; document: RichDocument };
  const { rows: questions } = await sql<Row>`
    select id, question as document from questions where id = any (${ids}::uuid[])`.execute(tx);
  const { rows: answers } = await sql<Row>`
    select id, answer as document from answers where question_id = any (${ids}::uuid[])`.execute(tx);
  const words = [
    ...questions.map(({ id, document }) => ({ id, title: preview(document) })),
    ...answers.map(({ id, document }) => ({ id, title: plainText(document) })),
  ];
  await sql`
    insert into last_titles (id, title)
    select * from unnest(${words.map(({ id }) => id)}::uuid[], ${words.map(({ title }) => title)}::text[])
    on conflict (id) do update set title = excluded.title`.execute(tx);
}
