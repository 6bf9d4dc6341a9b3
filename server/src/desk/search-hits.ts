import { type SearchKind, searchKinds } from '@fourfold/core/contract/desk';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { askedWords } from './search-words.ts';

export type Hit = { kind: SearchKind; id: string };
export type SearchFilters = {
  kind?: SearchKind | undefined;
  published?: boolean | undefined;
  free_response?: boolean | undefined;
};
type Page = { limit: number; skip: number };

/** Of more than so many a rank says nothing: they have some word in common that everything has. */
const mostRanked = 2_000;

/**
 * A page of what was found, and how much there is. First the title that is what was asked for, then those that begin
 * with it, then those that have its words, topics before what is below them; questions behind all titles, those first
 * that say it often in few words.
 */
export async function findHits(
  db: Kysely<Database>,
  { q, ...filters }: SearchFilters & { q: string },
  { limit, skip }: Page,
): Promise<{ count: number; hits: Hit[] }> {
  const query = await tsqueryOf(db, q);
  const kinds = searchKinds.filter((kind) => mayBe(kind, filters));
  if (query === null || kinds.length === 0) return { count: 0, hits: [] };
  const found = kinds.map((kind) => hitsOf(kind, { q, query: sql`${query}::tsquery`, ...filters }));
  const { rows } = await sql<{ count: number; hits: Hit[] }>`
    with hits (kind, id, tier, near, title) as materialized (${sql.join(found, sql` union all `)}),
         total (count) as materialized (select count(*)::integer from hits),
         page as (select kind, id from hits
                   order by tier, near, title,
                            case when kind = 'question' and (select count from total) <= ${mostRanked}
                                 then (select -ts_rank(q.words, ${query}::tsquery, 1) from questions q where q.id = hits.id)
                             end,
                            id
                   limit ${limit} offset ${skip})
    select (select count from total) as count, (select coalesce(json_agg(page), '[]') from page) as hits`.execute(db);
  return rows[0] ?? { count: 0, hits: [] };
}

/** Whether anything of a kind can pass the filters: a question has nothing to publish, and only a question is answered. */
function mayBe(kind: SearchKind, wanted: SearchFilters): boolean {
  if (wanted.kind !== undefined && wanted.kind !== kind) return false;
  return kind === 'question' ? wanted.published === undefined : wanted.free_response === undefined;
}

/**
 * The query as PostgreSQL writes it, made of words that its own parser has read: nothing that is asked for is ever read
 * as an operator. Null where no word is left.
 */
async function tsqueryOf(db: Kysely<Database>, q: string): Promise<string | null> {
  const asked = askedWords(q);
  if (!asked) return null;
  const { rows } = await sql<{ query: string | null }>`
    select nullif((plainto_tsquery('simple', ${asked.whole}) && coalesce(
      (select string_agg(quote_literal(lexeme) || ':*', ' & ')::tsquery
         from unnest(to_tsvector('simple', ${asked.beginning}))), ''::tsquery))::text, '') as query`.execute(db);
  return rows[0]?.query ?? null;
}

type Sought = SearchFilters & { q: string; query: RawBuilder<unknown> };

/** Rows of one kind: how near their titles come, and what they are ordered by among those that come as near. */
function hitsOf(kind: SearchKind, { q, query, published, free_response }: Sought): RawBuilder<unknown> {
  if (kind === 'question') {
    const typed = free_response === undefined ? sql`` : sql`and is_free_response = ${free_response}`;
    return sql`
      select 'question', id, 3, 0, ''
        from questions where words @@ ${query} and deleted_at is null ${typed}`;
  }
  const { table, which } = titled[kind];
  const shown = published === undefined ? sql`` : sql`and is_publish = ${published}`;
  return sql`
    select ${kind}::text, id,
           case when lower(title) = lower(${q}) then 0 when starts_with(lower(title), lower(${q})) then 1 else 2 end,
           ${searchKinds.indexOf(kind)}::integer, lower(title)
      from ${sql.table(table)} where words @@ ${query} and deleted_at is null ${which} ${shown}`;
}

/** An exam that a student recorded is that student's alone (Q46). */
const exams = (family: 'sat' | 'act') => ({
  table: 'exams',
  which: sql`and family = ${family} and owner_id is null`,
});
const titled: Readonly<Record<Exclude<SearchKind, 'question'>, { table: string; which: RawBuilder<unknown> }>> = {
  topic: { table: 'topics', which: sql`` },
  subtopic: { table: 'subtopics', which: sql`` },
  subsubtopic: { table: 'subsubtopics', which: sql`` },
  problem_set: { table: 'problem_sets', which: sql`` },
  sat: exams('sat'),
  act: exams('act'),
};
