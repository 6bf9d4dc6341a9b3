import { type RawBuilder, sql } from 'kysely';
import { anyRoot, type ContentClock, readChangedRoots } from '../content/content-clock.ts';
import { compiledTables } from '../content/recompile.ts';
import { type Db, inTransaction, type Tx } from '../database/db.ts';

/** The rows of content directly below a row `below`. */
const children = sql`
  select s.id from subtopics s where s.topic_id = below.id
  union all select s.id from subsubtopics s where s.subtopic_id = below.id
  union all select e.id from exam_questions e where e.exam_id = below.id
  union all select p.problem_set_id from problem_set_places p where p.parent_id = below.id
  union all select q.id from questions q where q.parent_id = below.id
  union all select a.id from answers a where a.question_id = below.id`;

/**
 * Adds the distinct formulas of content that changed since the last search, without speech. All content is searched the
 * first time, after a change of unknown roots, and each day; then formulas that neither content nor a version of a section
 * has any more are deleted. Killed before its commit, a search is repeated.
 */
export async function findFormulas(db: Db): Promise<void> {
  const last = await lastSearch(db);
  // The clock is read first: what changes during the search is searched next time.
  const { clock, changed } = await readChangedRoots(db, last?.clock ?? 0);
  const roots = changed.map(({ root_id }) => root_id);
  const isWhole = last === null || last.is_old || roots.includes(anyRoot);
  if (!isWhole && last.clock >= clock) return;
  await inTransaction(db, async (tx) => {
    // All content of a large course takes seconds.
    await sql`set local statement_timeout = '10min'`.execute(tx);
    await (isWhole ? searchAll(tx) : searchRoots(tx, roots));
    await sql`
      insert into spoken_progress as p (searched_until, searched_all_at) values (${clock}, now())
      on conflict (only_row) do update
         set searched_until = greatest(p.searched_until, excluded.searched_until),
             searched_all_at = case when ${isWhole} then excluded.searched_all_at else p.searched_all_at end
    `.execute(tx);
  });
}

type LastSearch = { clock: ContentClock; is_old: boolean };
async function lastSearch(db: Db): Promise<LastSearch | null> {
  const { rows } = await sql<LastSearch>`
    select searched_until::float8 as clock, searched_all_at < now() - interval '1 day' as is_old from spoken_progress
  `.execute(db);
  return rows[0] ?? null;
}

async function searchAll(tx: Tx): Promise<void> {
  await sql`
    with found as materialized (${formulasWhere(() => sql`true`)}),
    added as (${addFound}),
    versions as materialized (${versionFormulas})
    delete from spoken_formulas s
     where not exists (select from found f where f.hash = s.hash)
       and not exists (select from versions v where v.hash = s.hash)`.execute(tx);
}

/** The hashes of the formulas of section versions: students take and review them after the content has changed. */
const versionFormulas = sql`
  select distinct sha256(convert_to(formula, 'UTF8')) as hash
    from section_versions, jsonb_path_query(content, 'strict $.**.formulas ? (@.type() == "object")', silent => true) own,
         jsonb_object_keys(own) formula`;

/** `roots`: ids of topics, exams and problem sets. The settings are in no root, and one row. */
async function searchRoots(tx: Tx, roots: readonly string[]): Promise<void> {
  const isBelow = (table: string, key: string) =>
    table === 'settings' ? sql`true` : sql`${sql.ref(key)} in (select id from below)`;
  await sql`
    with recursive below (id) as (
      select unnest(${roots}::uuid[])
      union
      select child.id from below cross join lateral (${children}) child
    ), found as materialized (${formulasWhere(isBelow)})
    ${addFound}`.execute(tx);
}

/** Sorted, so that two searches at the same time wait for each other, and do not deadlock. */
const addFound = sql`
  insert into spoken_formulas (hash, formula) select hash, formula from found order by hash
  on conflict do nothing`;

/** The distinct formulas of the rows, with their hashes. */
function formulasWhere(condition: (table: string, key: string) => RawBuilder<unknown>): RawBuilder<unknown> {
  const columns = compiledTables.map(
    ({ table, key, formulas }) =>
      sql`select ${sql.ref(formulas)} as formulas from ${sql.table(table)} where ${condition(table, key)}`,
  );
  return sql`
    select distinct sha256(convert_to(formula, 'UTF8')) as hash, formula
      from (${sql.join(columns, sql` union all `)}) row_formulas, jsonb_object_keys(row_formulas.formulas) formula`;
}
