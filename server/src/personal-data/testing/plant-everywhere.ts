import { sql } from 'kysely';
import type pg from 'pg';
import { addEdgeCases } from '../../archive/testing/edge-cases.ts';
import { newId } from '../../call/new-id.ts';
import type { Db } from '../../database/db.ts';
import { addExam } from '../../testing/content.ts';
import { anImpersonation } from '../../testing/people.ts';
import { personalColumns } from '../registry.ts';

export type Planted = { student: string; author: string; tutor: string };

/**
 * Adds three people with a row in every table that has personal data, and writes the marker into each such column.
 * Throws for a column without a row: its table needs one here or in `archive/testing/edge-cases.ts`.
 */
export async function plantEverywhere(pool: pg.Pool, db: Db, marker: string): Promise<Planted> {
  const { student, author } = await addEdgeCases(db);
  const tutor = newId();
  await sql`insert into users (id, username, email, user_type) values (${tutor}, 'x', 'x', 'Tutor')`.execute(db);
  await addAccess(db, { student, tutor });
  await addWork(db, { student, tutor });
  await sql`update registration_codes set made_by = ${author}`.execute(db);
  await sql`update problem_sets set updated_by = ${author}`.execute(db);
  await sql`update answers set updated_by = ${author}`.execute(db);
  await sql`update question_revisions set made_by = ${author}`.execute(db);
  await sql`update audit set for_id = ${student}, subject_id = ${student}`.execute(db);
  // A discarded draft has no content.
  await sql`delete from drafts where content is null`.execute(db);
  const bare: string[] = [];
  for (const { table, column, what, whose } of personalColumns) {
    const where = `${whose ?? (what === 'account' ? column : 'null')} = any ($1::uuid[]) or ${whose === null}`;
    const value = await valueFor(pool, { table, column, what }, marker);
    const { rowCount } = await pool.query(
      value === null
        ? `select from ${table} where ${where}`
        : `update ${table} set ${column} = ${value} where ${where}`,
      [[student, author, tutor]],
    );
    if (rowCount === 0) bare.push(`${table}.${column}`);
  }
  if (bare.length > 0) throw new Error(`no row of a planted person has ${bare.join(', ')}`);
  // A recovery letter whose account was not found yet.
  await sql`insert into jobs (id, kind, body) select ${newId()}, 'recovery', jsonb_build_object('email', upper(email))
              from users where id = ${student}`.execute(db);
  return { student, author, tutor };
}

/** SQL for the marker as a value of the column; null for a column of ids. Unique, because the column may be unique. */
async function valueFor(
  pool: pg.Pool,
  { table, column, what }: Pick<(typeof personalColumns)[number], 'table' | 'column' | 'what'>,
  marker: string,
): Promise<string | null> {
  const { rows } = await pool.query<{ type: string }>(
    `select format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = $1::regclass and attname = $2`,
    [table, column],
  );
  const type = rows[0]?.type ?? '';
  if (what === 'account' || type.startsWith('uuid')) return null;
  const text = `'${marker} ' || gen_random_uuid()`;
  if (type === 'bytea') return `convert_to(${text}, 'UTF8')`;
  if (type !== 'jsonb') return text;
  const object = `case when jsonb_typeof(${column}) = 'object' then ${column} else '{}' end`;
  return `${object} || jsonb_build_object('by', ${text})`;
}

async function addAccess(db: Db, { student, tutor }: { student: string; tutor: string }): Promise<void> {
  await sql`insert into tutor_students values (${tutor}, ${student})`.execute(db);
  await anImpersonation(db, { tutorId: tutor, studentId: student });
  await sql`insert into hand_over_codes (hash, user_id, session_id, expires_at, challenge)
            select '\\x01', user_id, id, now(), '\\x02' from sessions limit 1`.execute(db);
  await sql`insert into session_streams (user_id, session_id) select user_id, id from sessions`.execute(db);
  await sql`insert into password_links values ('\\x01', ${student}, now())`.execute(db);
  await sql`insert into known_devices values ('\\x01', ${student}, now())`.execute(db);
  await sql`insert into spent_budgets values (${student}, 'search', now())`.execute(db);
  await sql`insert into failures (subject) values ('log-in:account:x')`.execute(db);
  const invitation = { by: 'x', by_id: tutor };
  await sql`insert into jobs (id, kind, user_id, body, reason)
            values (${newId()}, 'recovery', ${student}, '{}', 'x'),
                   (${newId()}, 'invitation', null, ${JSON.stringify(invitation)}, null)`.execute(db);
}

async function addWork(db: Db, { student, tutor }: { student: string; tutor: string }): Promise<void> {
  const exam = await addExam(db, 'sat');
  await sql`insert into exam_grades (user_id, exam_id) values (${student}, ${exam})`.execute(db);
  await sql`update released_reviews set released_by = ${tutor}`.execute(db);
  await sql`update granted_time set granted_by = ${tutor}`.execute(db);
  const practiceKeys = { user_id: student, reference_type: 'HomeSubTopic' as const, reference_id: newId() };
  await sql`insert into practice_progress values (${student}, 'HomeSubTopic', ${practiceKeys.reference_id}, 1, '{}')`.execute(
    db,
  );
  await db
    .insertInto('assignments')
    .values({
      ...practiceKeys,
      ...{ id: newId(), assigned_by: tutor, assigned_by_name: 'x', type: 'assign', topic_type: 'math' },
      ...{ after_seq: 0, assignment_date: '2026-11-28' },
    })
    .execute();
}
