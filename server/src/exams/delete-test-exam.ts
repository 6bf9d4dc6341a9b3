import type { Family } from '@fourfold/core/exams/families';
import { sql } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Session } from '../call/handler.ts';
import { examNotFound } from './get-exam.ts';

/** Puts an authored exam into the bin, with all that hangs in it alone, under one deletion (Q84). */
export function deleteTestExam(family: Family) {
  return async (
    { params }: { params: { id: string } },
    { db, session, now, newId }: Context & { session: Session },
  ): Promise<{ id: string; title: string }> => {
    const deletion = { id: newId(), at: now() };
    return await db.transaction().execute(async (tx) => {
      const { rows } = await deletionOf(family, params.id, deletion).execute(tx);
      const [gone] = rows;
      if (!gone) throw examNotFound(family);
      const { id, title } = gone;
      await writeAudit(tx, session, { action: 'delete', subject: family, subject_id: id, detail: { title } });
      return gone;
    });
  };
}

/** A set goes along when it hangs nowhere else that lives. */
function deletionOf(family: Family, id: string, deletion: { id: string; at: Date }) {
  const marked = sql`deleted_at = ${deletion.at}, deletion_id = ${deletion.id}`;
  return sql<{ id: string; title: string }>`
    with gone as (
      update exams set ${marked}
       where id = ${id} and family = ${family} and owner_id is null and deleted_at is null
      returning id, title),
    gone_numbers as (
      update exam_questions set ${marked}
       where exam_id in (select id from gone) and deleted_at is null
      returning id),
    gone_sets as (
      update problem_sets set ${marked}
       where deleted_at is null
         and id in (select place.problem_set_id from problem_set_places place
                     where place.parent_id in (select id from gone_numbers))
         and not exists (select from living_problem_set_places place
                          where place.problem_set_id = problem_sets.id
                            and place.parent_id not in (select id from gone_numbers))
      returning id),
    gone_questions as (
      update questions set ${marked}
       where deleted_at is null
         and (parent_kind, parent_id) in (
           select ${`${family}_test`}, id from gone
           union all select ${`${family}_question`}, id from gone_numbers
           union all select 'problem_set', id from gone_sets))
    select id, title from gone`;
}
