import { sql } from 'kysely';
import { contentRootsOf } from '../content/content-changed.ts';
import { type AffectedIds, allIds, parentsAmong, setParentKinds } from '../content/recycle-bin.ts';
import type { Tx } from '../database/db.ts';
import { saveLastTitles } from './save-last-titles.ts';

/**
 * Deletes these records permanently. Students' results stay, with the last titles of the deleted records (Q84). Returns
 * the roots of the content that changed.
 */
export async function deletePermanently(tx: Tx, affected: AffectedIds, now: Date): Promise<string[]> {
  const roots = await contentRootsOf(tx, [...allIds(affected), ...(await questionsLinkingTo(tx, affected))]);
  await saveLastTitles(tx, affected);
  const deletions = await deletionsOf(tx, affected);
  const remainingSets = await unlinkFromParents(tx, affected);
  await deleteDrafts(tx, affected);
  await purgeExams(tx, affected.exams, now);
  for (const table of ['questions', 'problem_sets', 'exam_questions', 'subsubtopics', 'subtopics', 'topics'] as const) {
    await sql`delete from ${sql.table(table)} where id = any (${affected[table]}::uuid[])`.execute(tx);
  }
  for (const set of remainingSets) await reassignDeletion(tx, set, deletions);
  return [...roots, ...remainingSets];
}

/** Questions whose links a foreign key sets to null. */
async function questionsLinkingTo(tx: Tx, { problem_sets, questions }: AffectedIds): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from questions
     where link_right_problemset_id = any (${problem_sets}::uuid[]) or link_wrong_problemset_id = any (${problem_sets}::uuid[])
        or link_right_question_id = any (${questions}::uuid[]) or link_wrong_question_id = any (${questions}::uuid[])
     union
    select question_id from answers
     where link_problemset_id = any (${problem_sets}::uuid[]) or next_question_id = any (${questions}::uuid[])`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Unlinks sets that are not deleted from the deleted parents. Returns the ids of these sets. */
async function unlinkFromParents(tx: Tx, affected: AffectedIds): Promise<string[]> {
  const { kinds, ids } = parentsAmong(affected, setParentKinds);
  const isAffectedLink = sql`(parent_kind, parent_id) in (select * from unnest(${kinds}::text[], ${ids}::uuid[]))`;
  await sql`delete from unlinked_places where ${isAffectedLink}`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    delete from problem_set_places
     where ${isAffectedLink} and problem_set_id <> all (${affected.problem_sets}::uuid[]) returning problem_set_id as id`.execute(
    tx,
  );
  return [...new Set(rows.map(({ id }) => id))];
}

const parentTables = ['topics', 'subtopics', 'subsubtopics', 'exam_questions'] as const;

async function deletionsOf(tx: Tx, affected: AffectedIds): Promise<string[]> {
  const queries = parentTables.map(
    (table) => sql`select deletion_id as id from ${sql.table(table)} where id = any (${affected[table]}::uuid[])`,
  );
  const { rows } = await sql<{ id: string | null }>`${sql.join(queries, sql` union `)}`.execute(tx);
  return rows.flatMap(({ id }) => id ?? []);
}

/**
 * A set in the bin is restored with one of its parents if they share a deletion id. If the erased parents were the last
 * with the set's deletion id, the set gets the deletion id of a remaining parent.
 */
async function reassignDeletion(tx: Tx, id: string, deletions: readonly string[]): Promise<void> {
  const hasParentInDeletion = parentTables.map(
    (table) => sql`exists (select from ${sql.table(table)} p where p.deletion_id = s.deletion_id)`,
  );
  const { rows } = await sql<{ old: string; new: string }>`
    select s.deletion_id as old, other.deletion_id as new
      from problem_sets s
      join lateral (
        select coalesce(t.deletion_id, u.deletion_id, q.deletion_id) as deletion_id
          from problem_set_places p
          left join topics t on t.id = p.parent_id
          left join subsubtopics u on u.id = p.parent_id
          left join exam_questions q on q.id = p.parent_id
         where p.problem_set_id = s.id
         order by p.linked_at, p.parent_id limit 1) other on other.deletion_id is not null
     where s.id = ${id} and s.deletion_id = any (${deletions}::uuid[]) and not (${sql.join(hasParentInDeletion, sql` or `)})`.execute(
    tx,
  );
  const [match] = rows;
  if (!match) return;
  await sql`update problem_sets set deletion_id = ${match.new} where id = ${id}`.execute(tx);
  await sql`
    update questions set deletion_id = ${match.new}
     where parent_kind = 'problem_set' and parent_id = ${id} and deletion_id = ${match.old}`.execute(tx);
}

async function deleteDrafts(tx: Tx, affected: AffectedIds): Promise<void> {
  const ids = allIds(affected);
  await sql`
    delete from drafts where subject_id = any (${ids}::uuid[])
       or subject_id in (select id from answers where question_id = any (${affected.questions}::uuid[]))`.execute(tx);
}

/**
 * Deletes exams. An exam with test attempts or grades stays as a purged row with its title, because
 * students' results refer to it.
 */
async function purgeExams(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update exams set purged_at = ${now}, score = '[]', bubble_sheet_answers = '[]', published_tests = '{}'
     where id = any (${ids}::uuid[])`.execute(tx);
  await sql`
    delete from exams e where id = any (${ids}::uuid[])
       and not exists (select from test_attempts a where a.exam_id = e.id)
       and not exists (select from exam_grades g where g.exam_id = e.id)`.execute(tx);
}
