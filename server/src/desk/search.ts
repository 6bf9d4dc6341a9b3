import { type SearchKind, searchKinds } from '@fourfold/core/contract/desk';
import { type RawBuilder, sql } from 'kysely';
import type { Handler } from '../call/handler.ts';
import { typedColumn } from '../content/key-fields.ts';
import type { Db } from '../database/db.ts';
import { loadAncestryRows } from './ancestry-rows.ts';
import { presentSearchHit } from './present-record.ts';

const hitsPerPage = 20;

/** Returns a page of the living records that contain all search words; the last word is a prefix. */
export const search: Handler<'GET /search'> = async ({ query }, { db }) => {
  const { q, kind, published, free_response, offset = 1 } = query;
  const filters = { kind, published: toBoolean(published), free_response: toBoolean(free_response) };
  const { count, hits } = await findSearchHits(
    db,
    { q, ...filters },
    { limit: hitsPerPage, skip: (offset - 1) * hitsPerPage },
  );
  return { data: (await loadAncestryRows(db, hits)).map(presentSearchHit), count };
};

function toBoolean(value: 'true' | 'false' | undefined): boolean | undefined {
  return value === undefined ? undefined : value === 'true';
}

/** The id of a found record. */
export type SearchHit = { kind: SearchKind; id: string };
/** Undefined filters match every record. */
type SearchFilters = {
  kind?: SearchKind | undefined;
  published?: boolean | undefined;
  free_response?: boolean | undefined;
};
type Page = { limit: number; skip: number };

/**
 * Questions are ranked by relevance only up to this number of hits. With more hits the search words
 * are so common that a rank has no meaning.
 */
const maxRanked = 2_000;

/**
 * Returns a page of search hits and their total number. The order: titles equal to the query, titles that begin with
 * it, titles that contain its words (topics before sub-topics, and so on), then questions by relevance.
 */
async function findSearchHits(
  db: Db,
  { q, ...filters }: SearchFilters & { q: string },
  { limit, skip }: Page,
): Promise<{ count: number; hits: SearchHit[] }> {
  const query = await toTsquery(db, q);
  const kinds = searchKinds.filter((kind) => canMatch(kind, filters));
  if (query === null || kinds.length === 0) return { count: 0, hits: [] };
  const queries = kinds.map((kind) => hitsOfKind(kind, { q, query: sql`${query}::tsquery`, ...filters }));
  const { rows } = await sql<{ count: number; hits: SearchHit[] }>`
    with hits (kind, id, tier, near, title) as materialized (${sql.join(queries, sql` union all `)}),
         total (count) as materialized (select count(*)::integer from hits),
         page as (select kind, id from hits
                   order by tier, near, title,
                            case when kind = 'question' and (select count from total) <= ${maxRanked}
                                 then (select -ts_rank(q.words, ${query}::tsquery, 1) from questions q where q.id = hits.id)
                             end,
                            id
                   limit ${limit} offset ${skip})
    select (select count from total) as count, (select coalesce(json_agg(page), '[]') from page) as hits`.execute(db);
  return rows[0] ?? { count: 0, hits: [] };
}

/**
 * Whether a record of this kind can match the filters: questions have no publish switch, and only
 * questions can be free-response.
 */
function canMatch(kind: SearchKind, filters: SearchFilters): boolean {
  if (filters.kind !== undefined && filters.kind !== kind) return false;
  return kind === 'question' ? filters.published === undefined : filters.free_response === undefined;
}

/**
 * Returns the search text as a tsquery. PostgreSQL's text parser reads the words, so that nothing
 * in them is taken as an operator. Null if no word is left.
 */
async function toTsquery(db: Db, q: string): Promise<string | null> {
  const words = splitSearchText(q);
  if (!words) return null;
  const { rows } = await sql<{ query: string | null }>`
    select nullif((plainto_tsquery('simple', ${words.whole}) && coalesce(
      (select string_agg(quote_literal(lexeme) || ':*', ' & ')::tsquery
         from unnest(to_tsvector('simple', ${words.lastPrefix}))), ''::tsquery))::text, '') as query`.execute(db);
  return rows[0]?.query ?? null;
}

type HitQuery = SearchFilters & { q: string; query: RawBuilder<unknown> };

/**
 * Query of the hits of one kind: kind, id, the tier (how well the title matches), the order of
 * kinds inside a tier, and the title.
 */
function hitsOfKind(kind: SearchKind, { q, query, published, free_response }: HitQuery): RawBuilder<unknown> {
  if (kind === 'question') {
    const typeCondition = free_response === undefined ? sql`` : sql`and ${typedColumn('questions')} = ${free_response}`;
    return sql`
      select 'question', id, 3, 0, ''
        from questions where words @@ ${query} and deleted_at is null ${typeCondition}`;
  }
  const { table, condition } = titledTables[kind];
  const publishCondition = published === undefined ? sql`` : sql`and is_publish = ${published}`;
  return sql`
    select ${kind}::text, id,
           case when lower(title) = lower(${q}) then 0 when starts_with(lower(title), lower(${q})) then 1 else 2 end,
           ${searchKinds.indexOf(kind)}::integer, lower(title)
      from ${sql.table(table)} where words @@ ${query} and deleted_at is null ${condition} ${publishCondition}`;
}

const examTable = (family: 'sat' | 'act') => ({
  table: 'exams',
  condition: sql`and family = ${family}`,
});
const titledTables: Readonly<
  Record<Exclude<SearchKind, 'question'>, { table: string; condition: RawBuilder<unknown> }>
> = {
  topic: { table: 'topics', condition: sql`` },
  subtopic: { table: 'subtopics', condition: sql`` },
  subsubtopic: { table: 'subsubtopics', condition: sql`` },
  problem_set: { table: 'problem_sets', condition: sql`` },
  sat: examTable('sat'),
  act: examTable('act'),
};

/**
 * Punctuation separates words, as in the database function `search_words`. The full stop does not,
 * so that decimal numbers stay one word.
 */
const separators = /[!"#$%&'()*+,\-/:;<=>?@[\\\]^_`{|}~\s]+/;

/** Splits a search text into whole words and the last word, which matches as a prefix. Null if there is no word. */
export function splitSearchText(q: string): { whole: string; lastPrefix: string } | null {
  const words = q.split(separators).filter((word) => /[^.]/.test(word));
  const lastPrefix = words.pop();
  return lastPrefix === undefined ? null : { whole: words.join(' '), lastPrefix };
}
