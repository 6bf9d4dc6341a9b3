import type { AuditEntry } from '@fourfold/core/contract/audit';
import { addDays } from '@fourfold/core/day/day';
import { type RawBuilder, sql } from 'kysely';
import type { Handler } from '../call/handler.ts';
import { startOfDay } from '../call/start-of-day.ts';
import type { Db } from '../database/db.ts';
import { type AuditRow, subjectsOf } from './audit-subjects.ts';

/** Returns a page of audit entries, the newest first. Days are in the caller's time zone. */
export const listAudit: Handler<'GET /audit'> = async ({ query }, { db, timeZone }) => {
  const { offset, limit, who = '', action, subject, subject_id, from, to } = query;
  const conditions = [
    ...(who ? [sql<boolean>`(a.actor_id in (${matchingUsers(who)}) or a.for_id in (${matchingUsers(who)}))`] : []),
    ...(action ? [sql<boolean>`a.action = ${action}`] : []),
    ...(subject ? [sql<boolean>`a.subject = ${subject}`] : []),
    ...(subject_id ? [sql<boolean>`a.subject_id = ${subject_id}`] : []),
    ...(from ? [sql<boolean>`a.at >= ${startOfDay(from, timeZone)}`] : []),
    ...(to ? [sql<boolean>`a.at < ${startOfDay(addDays(to, 1), timeZone)}`] : []),
  ];
  const condition = sql<boolean>`${sql.join([sql`true`, ...conditions], sql` and `)}`;
  const [rows, counted, actions, subjects] = await Promise.all([
    readPage(db, condition, { limit, skip: (offset - 1) * limit }),
    sql<{ count: number }>`select count(*)::integer as count from audit a where ${condition}`.execute(db),
    distinctValues(db, 'action'),
    distinctValues(db, 'subject'),
  ]);
  const known = await subjectsOf(db, rows);
  const data = rows.map((row) => present(row, known(row)));
  return { data, count: counted.rows[0]?.count ?? 0, actions, subjects };
};

type Label = Pick<AuditEntry, 'title' | 'url' | 'number' | 'above' | 'detail'>;

function present({ id, at, actor, action, subject, subject_id, for: account }: AuditRow, label: Label): AuditEntry {
  return { id, at: at.toISOString(), actor, for: account, action, subject, subject_id, ...label };
}

function matchingUsers(who: string): RawBuilder<unknown> {
  return sql`select id from users
              where strpos(lower(username), lower(${who})) > 0 or strpos(lower(email), lower(${who})) > 0`;
}

async function readPage(
  db: Db,
  condition: RawBuilder<boolean>,
  { limit, skip }: { limit: number; skip: number },
): Promise<AuditRow[]> {
  const person = (table: 'actor' | 'other') =>
    sql`json_build_object('id', ${sql.ref(`${table}.id`)}, 'username', ${sql.ref(`${table}.username`)})`;
  const { rows } = await sql<AuditRow>`
    select a.id, a.at, a.action, a.subject, a.subject_id, a.detail, ${person('actor')} as actor,
           case when other.id is not null then ${person('other')} end as "for"
      from (select * from audit a where ${condition} order by a.at desc, a.id desc limit ${limit} offset ${skip}) a
      join users actor on actor.id = a.actor_id
      left join users other on other.id = a.for_id
     order by a.at desc, a.id desc`.execute(db);
  return rows;
}

/** The distinct values of a column, by a loose index scan, which is fast for many rows. */
async function distinctValues(db: Db, column: 'action' | 'subject'): Promise<string[]> {
  const name = sql.ref(column);
  const { rows } = await sql<{ value: string }>`
    with recursive each (value) as (
      (select min(${name}) from audit)
      union all
      select (select min(${name}) from audit where ${name} > each.value) from each where each.value is not null)
    select value from each where value is not null`.execute(db);
  return rows.map(({ value }) => value);
}
