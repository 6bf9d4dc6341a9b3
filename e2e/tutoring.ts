import { expect, type Locator, type Page } from '@playwright/test';
import type pg from 'pg';

/** Who a journey's tutor looks after. */
export type PlantedStudent = {
  name: string;
  active?: boolean;
  /** Assignments that were due yesterday. */
  overdue?: number;
  /** Sequences completed just now. */
  mastered?: number;
  /** Seconds with questions just now. */
  seconds?: number;
  /** Days since the last answer; absent where there never was one. */
  quietFor?: number;
};

const domain = '@planted.mail.example';

/** Makes a tutor by type of somebody who has registered and is logged in here; this page has heard of it. */
export async function makeTutor(page: Page, db: pg.Client, email: string): Promise<void> {
  await db.query(`update users set user_type = 'Tutor' where email = $1`, [email]);
  await page.reload();
  const held = () => page.evaluate(() => JSON.parse(localStorage.getItem('fourfold.session') ?? '').account.userType);
  await expect.poll(held).toBe('Tutor');
}

/** Students with what they did, linked to a tutor; answers their ids by name. */
export async function plantStudents(
  db: pg.Client,
  tutor: string,
  students: readonly PlantedStudent[],
): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const student of students) {
    const id = crypto.randomUUID();
    ids[student.name] = id;
    await db.query(`insert into users (id, username, email, user_type, status) values ($1, $2, $3, 'Student', $4)`, [
      id,
      student.name,
      `${id.slice(0, 8)}${domain}`,
      student.active ?? true,
    ]);
    await link(db, tutor, id);
    await plantDeeds(db, id, student);
  }
  return ids;
}

/** Links a student, by id or by email, to a tutor. */
export async function link(db: pg.Client, tutor: string, student: string): Promise<void> {
  await db.query(
    `insert into tutor_students (tutor_id, student_id)
     select t.id, s.id from users t, users s where t.email = $1 and $2 in (s.id::text, s.email)`,
    [tutor, student],
  );
}

export async function unlink(db: pg.Client, tutor: string): Promise<void> {
  await db.query('delete from tutor_students where tutor_id = (select id from users where email = $1)', [tutor]);
}

async function plantDeeds(db: pg.Client, id: string, student: PlantedStudent): Promise<void> {
  const { overdue = 0, mastered = 0, seconds = 0, quietFor } = student;
  for (let at = 0; at < overdue; at += 1) {
    await db.query(
      `insert into assignments (id, user_id, assigned_by, assigned_by_name, type, reference_type, reference_id,
                                topic_type, after_seq, assignment_date)
       values (gen_random_uuid(), $1, $1, 'A tutor', 'assign', 'HomeSubTopic', gen_random_uuid(), 'math', 0,
               current_date - 2)`,
      [id],
    );
  }
  for (let at = 0; at < mastered; at += 1) await plantEvent(db, id, 'completed', 0);
  if (quietFor !== undefined) await plantEvent(db, id, 'answered', quietFor);
  if (seconds > 0) {
    await db.query(
      `insert into answer_quarters (user_id, starts_at, correct, time_before) values ($1, quarter_of(now()), 1, $2)
       on conflict (user_id, starts_at) do update set time_before = excluded.time_before`,
      [id, seconds],
    );
  }
}

async function plantEvent(db: pg.Client, id: string, kind: 'completed' | 'answered', daysAgo: number): Promise<void> {
  await db.query(
    `insert into practice_events (user_id, reference_type, reference_id, seq, kind, at, event, state, record_id, is_correct)
     values ($1, 'HomeSubTopic', gen_random_uuid(), 1, $2, now() - $3 * interval '1 day', '{}', '{}',
             case when $4 then gen_random_uuid() end, case when $4 then true end)`,
    [id, kind, daysAgo, kind === 'answered'],
  );
}

/** What was planted is no history that the server wrote: nothing else should find it. */
export async function removePlanted(db: pg.Client): Promise<void> {
  await db.query('delete from users where email like $1', [`%${domain}`]);
}

/** The list of students as its tutor finds it. */
export function studentsPage(page: Page) {
  const row = (name: string): Locator => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  return {
    heading: page.getByRole('heading', { level: 1, name: 'My Students' }),
    row,
    names: page.getByRole('rowheader'),
    loginAs: (name: string): Locator => row(name).getByRole('button', { name: 'Login As' }),
    choose: (name: string): Locator => row(name).getByRole('checkbox'),
  };
}

export function banner(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Tutor session' });
}

/** From the list into a student's session. */
export async function lookAt(page: Page, name: string): Promise<void> {
  await studentsPage(page).loginAs(name).click();
  await expect(banner(page)).toContainText(name);
  await expect(page).toHaveURL(/\/home$/);
}

export async function openProfileMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /profile menu/ }).click();
}
