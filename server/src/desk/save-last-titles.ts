import type { RichDocument } from '@fourfold/core/rich-text/document';
import { plainText, preview } from '@fourfold/core/rich-text/plain-text';
import { sql } from 'kysely';
import type { AffectedIds } from '../content/recycle-bin.ts';
import type { Tx } from '../database/db.ts';

/**
 * Saves the last titles of records before they are deleted permanently, for the results and assignments of students.
 */
export async function saveLastTitles(tx: Tx, affected: AffectedIds): Promise<void> {
  await sql`
    insert into last_titles (id, title)
    select id, title from topics where id = any (${affected.topics}::uuid[])
     union all
    select id, title from exams where id = any (${affected.exams}::uuid[])
     union all
    select s.id, t.title || ', ' || s.title from subtopics s join topics t on t.id = s.topic_id
     where s.id = any (${affected.subtopics}::uuid[])
     union all
    select u.id, s.title || ', ' || u.title from subsubtopics u join subtopics s on s.id = u.subtopic_id
     where u.id = any (${affected.subsubtopics}::uuid[])
     union all
    select id, title from problem_sets where id = any (${affected.problem_sets}::uuid[])
     union all
    select q.id, e.title || ', ' || coalesce(q.title, q.section || ' ' || (q.position + 1))
      from exam_questions q join exams e on e.id = q.exam_id where q.id = any (${affected.exam_questions}::uuid[])
    on conflict (id) do update set title = excluded.title`.execute(tx);
  await saveQuestionTexts(tx, affected.questions);
}

/**
 * Saves the beginning of each question and the full text of its answers: results show the answer that a student gave.
 */
async function saveQuestionTexts(tx: Tx, ids: readonly string[]): Promise<void> {
  type Row = { id: string; document: RichDocument };
  const { rows: questions } = await sql<Row>`
    select id, question as document from questions where id = any (${ids}::uuid[])`.execute(tx);
  const { rows: answers } = await sql<Row>`
    select id, answer as document from answers where question_id = any (${ids}::uuid[])`.execute(tx);
  const titles = [
    ...questions.map(({ id, document }) => ({ id, title: preview(document) })),
    ...answers.map(({ id, document }) => ({ id, title: plainText(document) })),
  ];
  await sql`
    insert into last_titles (id, title)
    select * from unnest(${titles.map(({ id }) => id)}::uuid[], ${titles.map(({ title }) => title)}::text[])
    on conflict (id) do update set title = excluded.title`.execute(tx);
}
