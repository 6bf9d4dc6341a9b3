import { changesBetween } from '@fourfold/core/authoring/versions/version-changes';
import { sql } from 'kysely';
import { lockQuestion } from '../authoring/lock-question.ts';
import type { Handler } from '../call/handler.ts';
import { readPresentContent, type StoredContent } from './read-content.ts';

type Row = {
  version: number;
  content: StoredContent;
  made_at: Date;
  made_by: { id: string; username: string } | null;
  restored: number | null;
};

/** Lists the stored versions of a question, the newest first. */
export const listVersions: Handler<'GET /questions/{id}/versions'> = async ({ params: { id } }, { db }) =>
  await db.transaction().execute(async (tx) => {
    // Locked, so that the versions are those of the present question.
    await lockQuestion(tx, id);
    const { rows } = await sql<Row>`
      select v.version, v.content, v.made_at, v.restored,
             case when u.id is not null then json_build_object('id', u.id, 'username', u.username) end as made_by
        from question_versions v left join users u on u.id = v.made_by
       where v.question_id = ${id} order by v.version desc`.execute(tx);
    const present = await readPresentContent(tx, id);
    const data = rows.map(({ content, made_at, ...row }, index) => {
      const earlier = rows[index + 1];
      return {
        ...row,
        made_at: made_at.toISOString(),
        changed: earlier ? changesBetween(earlier.content, content) : [],
        is_current: index === 0 && changesBetween(content, present.content).length === 0,
      };
    });
    return { data };
  });
