import type { AuditEntry } from '@fourfold/core/contract/audit';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { loadContentRows } from '../desk/content-rows.ts';
import { ancestorTitles, isInBin, studioUrlOf, titleOf } from '../desk/present-record.ts';

export type AuditRow = {
  /** A bigint, which the driver returns as text. */
  id: string;
  at: Date;
  actor: { id: string; username: string };
  for: { id: string; username: string } | null;
  action: string;
  subject: string;
  subject_id: string | null;
  detail: Record<string, unknown>;
};
type SubjectLabel = Pick<AuditEntry, 'title' | 'url' | 'number' | 'above'>;
type EntryLabel = SubjectLabel & Pick<AuditEntry, 'detail'>;

/**
 * Loads the current titles of the entries' subjects, or else their titles at the time, the pages and numbers of those
 * that exist, and the titles of what the details name by an id.
 */
export async function subjectsOf(db: Db, rows: readonly AuditRow[]): Promise<(row: AuditRow) => EntryLabel> {
  const ids = [
    ...new Set(rows.flatMap(({ subject_id, detail }) => [...(subject_id ? [subject_id] : []), ...idsIn(detail)])),
  ];
  const [content, people, last] = await Promise.all([contentOf(db, ids), peopleOf(db, ids), lastTitles(db, ids)]);
  const titleOfId = (id: string) => content.get(id)?.title ?? people.get(id)?.title ?? last.get(id);
  return ({ subject, subject_id, detail }) => {
    const then = typeof detail?.title === 'string' ? detail.title : null;
    const now = subject_id === null ? undefined : (content.get(subject_id) ?? people.get(subject_id));
    return {
      title: now?.title ?? then ?? last.get(subject_id ?? '') ?? null,
      url: now ? now.url : (pages[subject] ?? null),
      number: now?.number ?? null,
      above: now?.above ?? null,
      detail: withTitles(detail, titleOfId) as AuditEntry['detail'],
    };
  };
}

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return idPattern.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
}

/** The value with known ids replaced by titles. */
function withTitles(value: unknown, titleOfId: (id: string) => string | undefined): unknown {
  if (typeof value === 'string') return (idPattern.test(value) && titleOfId(value)) || value;
  if (Array.isArray(value)) return value.map((one) => withTitles(one, titleOfId));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withTitles(one, titleOfId)]));
}

/** Pages of subjects without a page per record. */
const pages: Readonly<Record<string, string>> = {
  setting: '/admin/settings',
  registration_code: '/admin/settings',
  letter: '/admin/settings',
  skill_list: '/admin/skills',
  reported_problem: '/admin/reported_problems',
};

/** Titles and pages of content by id. */
async function contentOf(db: Db, ids: readonly string[]): Promise<Map<string, SubjectLabel>> {
  const [found, numbers] = await Promise.all([loadContentRows(db, ids), numbersOf(db, ids)]);
  return new Map(
    [...found].map(([id, row]) => [
      id,
      {
        title: titleOf(row),
        url: isInBin(row) ? null : studioUrlOf(row),
        number: numbers.get(id) ?? null,
        above: ancestorTitles(row).at(-1) ?? null,
      },
    ]),
  );
}

/** The numbers of questions in their lists, by their ids and by those of their answers. */
async function numbersOf(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; number: number }>`
    select id, position + 1 as number from questions where id = any (${ids}::uuid[]) and deleted_at is null
    union all
    select a.id, q.position + 1 from answers a join questions q on q.id = a.question_id and q.deleted_at is null
     where a.id = any (${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** The last titles of hard-deleted content. */
async function lastTitles(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('last_titles').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

const tabs = { Admin: 'admins', Student: 'students', Tutor: 'tutors' } as const;

async function peopleOf(db: Db, ids: readonly string[]): Promise<Map<string, SubjectLabel>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .where('id', 'in', ids)
    .select(['id', 'username', 'email', 'user_type', 'deleted_at'])
    .execute();
  return new Map(
    rows.map(({ id, username, email, user_type, deleted_at }) => {
      const query = new URLSearchParams({ tab: tabs[user_type], q: email });
      return [id, { title: username, url: deleted_at ? null : `/admin/users?${query}`, number: null, above: null }];
    }),
  );
}
