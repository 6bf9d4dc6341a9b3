import type { Page } from '@playwright/test';
import type pg from 'pg';

/** The values that differ between the SAT and the ACT, for tests that run for both lists. */
export const examFamilies = [
  {
    family: 'sat',
    name: 'SAT',
    alertName: 'Sat',
    ids: { create: '[SAT-007, SAT-008, SAT-012]', edit: '[SAT-011, SAT-013, SAT-014]' },
    marks: { Verbal: '640', Math: '630' },
    initial: '',
    maxMark: 800,
    row: 'Verbal 640, Math 630',
    composite: '1270 of 1600',
    maths: { type: 'MathNoCalc', title: 'Math - No Calculator', short: 'No Calc' },
  },
  {
    family: 'act',
    name: 'ACT',
    alertName: 'Act',
    ids: { create: '[ACT-007, ACT-010, ACT-011, SCO-009]', edit: '[ACT-005, ACT-006, ACT-012, ACT-013]' },
    // Their mean is 27.5, which is rounded up.
    marks: { English: '31', Math: '24', Reading: '30', Science: '25' },
    initial: '0',
    maxMark: 36,
    row: 'English 31, Math 24, Reading 30, Science 25',
    composite: '28 of 36',
    maths: { type: 'Mathematics', title: 'Mathematics', short: 'Math' },
  },
] as const;

/** The row of an exam in the list. */
export function examRowOf(page: Page, title: string) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
}

/** Turns the student's sessions into sessions of a tutor who is logged in as the student. */
export async function startTutorSession(db: pg.Client, email: string): Promise<void> {
  const { rows } = await db.query<{ id: string }>(`select id from users where user_type = 'Tutor' limit 1`);
  const [tutor, session] = [rows[0]?.id, crypto.randomUUID()];
  await db.query('insert into sessions (id, user_id) values ($1, $2)', [session, tutor]);
  await db.query(
    `insert into tutor_students (tutor_id, student_id) select $1, id from users where email = $2 on conflict do nothing`,
    [tutor, email],
  );
  await db.query(
    `update sessions set parent_id = $1, tutor_id = $2, ends_at = now() + interval '1 hour'
      where user_id = (select id from users where email = $3)`,
    [session, tutor, email],
  );
}

/** Records every API call to matching paths from now on, as method and path without the query. */
export function recordCalls(page: Page, path: RegExp): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api') && path.test(pathname)) calls.push(`${request.method()} ${pathname.slice(4)}`);
  });
  return calls;
}
