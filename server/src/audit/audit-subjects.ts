import type { AuditEntry } from '@fourfold/core/contract/audit';
import type { Db } from '../database/db.ts';
import { loadContentRows } from '../desk/content-rows.ts';
import { isInBin, studioUrlOf, titleOf } from '../desk/present-record.ts';

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
type SubjectLabel = Pick<AuditEntry, 'title' | 'url'>;

/**
 * Loads the current titles of the entries' subjects, or else their titles at the time, and the
 * pages of those that exist.
 */
export async function subjectsOf(db: Db, rows: readonly AuditRow[]): Promise<(row: AuditRow) => SubjectLabel> {
  const ids = [...new Set(rows.flatMap(({ subject_id }) => subject_id ?? []))];
  const [content, people, last] = await Promise.all([contentOf(db, ids), peopleOf(db, ids), lastTitles(db, ids)]);
  return ({ subject, subject_id, detail }) => {
    const then = typeof detail.title === 'string' ? detail.title : null;
    const now = subject_id === null ? undefined : (content.get(subject_id) ?? people.get(subject_id));
    return {
      title: now?.title ?? then ?? last.get(subject_id ?? '') ?? null,
      url: now ? now.url : (pages[subject] ?? null),
    };
  };
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
  const found = await loadContentRows(db, ids);
  return new Map(
    [...found].map(([id, row]) => [id, { title: titleOf(row), url: isInBin(row) ? null : studioUrlOf(row) }]),
  );
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
      return [id, { title: username, url: deleted_at ? null : `/admin/users?${query}` }];
    }),
  );
}
