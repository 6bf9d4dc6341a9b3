import type { RichDocument } from '@fourfold/core/rich-text/document';
import { preview } from '@fourfold/core/rich-text/plain-text';
import { type Kysely, sql } from 'kysely';
import type { Taken } from '../content/bin.ts';
import type { Database } from '../database/schema.ts';

type Tx = Kysely<Database>;

/** The last titles of what students answered or were assigned, as their results have them. */
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
  await keepStems(tx, all.questions);
}

async function keepStems(tx: Tx, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string; question: RichDocument }>`
    select id, question from questions where id = any (${ids}::uuid[])`.execute(tx);
  const titles = rows.map(({ question }) => preview(question));
  await sql`
    insert into last_titles (id, title)
    select * from unnest(${rows.map(({ id }) => id)}::uuid[], ${titles}::text[])
    on conflict (id) do update set title = excluded.title`.execute(tx);
}
