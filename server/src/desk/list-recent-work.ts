import type { RecentChange, RecentWork } from '@fourfold/core/contract/desk';
import { sql } from 'kysely';
import type { Handler } from '../call/handler.ts';
import type { Db } from '../database/db.ts';
import type { AncestryRow } from './ancestry-rows.ts';
import { loadContentRows } from './content-rows.ts';
import { ancestorTitles, isInBin, namedPageOf, studioUrlOf, titleOf } from './present-record.ts';

/** The most rows of the reply's lists. */
const most = { pages: 6, drafts: 6, changes: 8 } as const;
/** Entries of the audit that are read for each of them: several are of one page. */
const readEntries = 200;
/** Days after which a change by others is not listed. */
const recentDays = 30;

/** The kinds of records of content, as the audit names them. */
const contentSubjects = [
  ...['topic', 'subtopic', 'subsubtopic', 'problem_set', 'question', 'answer'],
  ...['sat', 'act', 'sat_question', 'act_question'],
];

type Entry = { at: Date; subject_id: string };
type OthersEntry = Entry & Pick<RecentChange, 'by' | 'action' | 'subject'>;

/** Where the caller goes on, and what others changed. */
export const listRecentWork: Handler<'GET /recent_work'> = async (_request, { db, now, session: { account } }) => {
  const [own, drafts, others] = await Promise.all([
    readOwnEntries(db, account.id),
    readDrafts(db, account.id),
    readOthersEntries(db, account.id, new Date(now().getTime() - recentDays * 86_400_000)),
  ]);
  const rows = await loadContentRows(db, [
    ...new Set([...own, ...drafts, ...others].map(({ subject_id }) => subject_id)),
  ]);
  const withRow = <E extends Entry>(entries: readonly E[]) =>
    entries.flatMap((entry) => {
      const row = rows.get(entry.subject_id);
      return row && !isInBin(row) ? [{ ...entry, row }] : [];
    });
  return { pages: pagesOf(withRow(own)), drafts: draftsOf(withRow(drafts)), changes: changesOf(withRow(others)) };
};

type WithRow<E> = E & { row: AncestryRow };

/** The first entry of each page. */
function pagesOf(entries: readonly WithRow<Entry>[]): RecentWork['pages'] {
  const pages = new Map<string, RecentWork['pages'][number]>();
  for (const { at, row } of entries) {
    const { path, ...page } = namedPageOf(row);
    if (!pages.has(path)) pages.set(path, { ...page, url: studioUrlOf(row), at: at.toISOString() });
  }
  return [...pages.values()].slice(0, most.pages);
}

/** A record with several drafts, of its stem and of its answers, is listed once. */
function draftsOf(entries: readonly WithRow<Entry>[]): RecentWork['drafts'] {
  const drafts = new Map<string, RecentWork['drafts'][number]>();
  for (const { at, row } of entries) {
    if (drafts.has(row.id)) continue;
    const [title, above] = [titleOf(row), ancestorTitles(row)];
    drafts.set(row.id, { title, above, url: studioUrlOf(row), at: at.toISOString() });
  }
  return [...drafts.values()].slice(0, most.drafts);
}

/** Successive entries of one author, one action and one page are one change. */
function changesOf(entries: readonly WithRow<OthersEntry>[]): RecentChange[] {
  const changes: (RecentChange & { path: string })[] = [];
  for (const { at, row, by, action, subject } of entries) {
    const { path, title, above } = namedPageOf(row);
    const last = changes.at(-1);
    if (last && last.by === by && last.action === action && last.subject === subject && last.path === path) {
      last.count += 1;
      Object.assign(last, { title, above });
    } else {
      const ofRecord = { title: titleOf(row), above: ancestorTitles(row), url: studioUrlOf(row) };
      changes.push({ ...ofRecord, at: at.toISOString(), by, action, subject, count: 1, path });
    }
  }
  return changes.slice(0, most.changes).map(({ path: _, ...change }) => change);
}

async function readOwnEntries(db: Db, actor_id: string): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select at, subject_id from audit
     where actor_id = ${actor_id} and subject = any (${contentSubjects}) and subject_id is not null
     order by at desc, id desc limit ${readEntries}`.execute(db);
  return rows;
}

async function readOthersEntries(db: Db, actor_id: string, since: Date): Promise<OthersEntry[]> {
  const { rows } = await sql<OthersEntry>`
    select a.at, a.subject_id, a.action, a.subject, actor.username as by
      from audit a join users actor on actor.id = a.actor_id
     where a.at > ${since} and a.actor_id <> ${actor_id} and a.subject = any (${contentSubjects})
       and a.subject_id is not null
     order by a.at desc, a.id desc limit ${readEntries}`.execute(db);
  return rows;
}

async function readDrafts(db: Db, user_id: string): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select updated_at as at, subject_id from drafts
     where user_id = ${user_id} and content is not null and subject_id is not null
     order by updated_at desc limit ${readEntries}`.execute(db);
  return rows;
}
