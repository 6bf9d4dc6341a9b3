import { linkRows, type PersonFixture, personRows } from '@fourfold/server/testing/fixtures/person';
import { answeredStep, stepsRow } from '@fourfold/server/testing/fixtures/practice-steps';
import { type Row, row } from '@fourfold/server/testing/fixtures/rows';
import { expect, type Locator, type Page } from '@playwright/test';
import { dayFromNow } from './assignment-rows.ts';

/** A tutor's student and the student's past work. */
export type PlantedStudent = {
  name: string;
  active?: boolean;
  /** Number of assignments that were due two days ago. */
  overdue?: number;
  /** Number of sequences completed just now. */
  mastered?: number;
  /** Seconds spent on the last answer. */
  seconds?: number;
  /** Days since the last answer; absent if there is none. */
  quietFor?: number;
} & Partial<Record<'is_tutor' | 'is_admin' | 'is_super_admin', boolean>>;

/** Database rows of a tutor, linked students, and the students' work. The students are in the order of their specs. */
export function tutorRows<const Specs extends readonly PlantedStudent[]>(...specs: Specs) {
  const tutor = personRows('tutor', { username: 'Tess Reed' });
  const plantedStudents = specs.map((spec) => studentRows(spec));
  const students = plantedStudents.map(({ student }) => student) as unknown as {
    [Index in keyof Specs]: PersonFixture;
  };
  const rows = [...tutor.rows, ...plantedStudents.flatMap((one) => one.rows), ...linkRows(tutor, ...students).rows];
  return { rows, tutor, students };
}

function studentRows(spec: PlantedStudent): { student: PersonFixture; rows: readonly Row[] } {
  const { name, active = true, overdue = 0, mastered = 0, seconds = 0, quietFor, ...flags } = spec;
  const student = personRows('student', { username: name, status: active, ...flags });
  const { id } = student.account;
  const repeat = <T>(count: number, make: () => T) => Array.from({ length: count }, make);
  return {
    student,
    rows: [
      ...student.rows,
      ...repeat(overdue, () => overdueRow(id)),
      ...repeat(mastered, () => eventRow(id, 'completed')),
      ...(quietFor === undefined && seconds === 0 ? [] : [eventRow(id, 'answered', quietFor, seconds)]),
    ],
  };
}

function overdueRow(user_id: string): Row {
  return row('assignments', {
    id: crypto.randomUUID(),
    user_id,
    assigned_by: user_id,
    assigned_by_name: 'A tutor',
    type: 'assign',
    reference_type: 'HomeSubTopic',
    reference_id: crypto.randomUUID(),
    topic_type: 'math',
    after_seq: 0,
    assignment_date: dayFromNow(-2),
  });
}

function eventRow(user_id: string, kind: 'completed' | 'answered', daysAgo = 0, seconds = 0): Row {
  const history = { user_id, reference_type: 'HomeSubTopic', reference_id: crypto.randomUUID() };
  const step = kind === 'answered' ? answeredStep({ time_spent_before_answer: seconds }) : { event: { kind } };
  return stepsRow(history, [step], { at: new Date(Date.now() - daysAgo * 86_400_000) });
}

/** Page object of a tutor's list of students. */
export function studentsPageOf(page: Page) {
  // The reviews that wait are another table.
  const table = page.getByRole('table', { name: 'My Students' });
  const row = (name: string): Locator => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  return {
    heading: page.getByRole('heading', { level: 1, name: 'My Students' }),
    row,
    names: table.getByRole('rowheader'),
    loginAs: (name: string): Locator => row(name).getByRole('button', { name: 'Login As' }),
    choose: (name: string): Locator => row(name).getByRole('checkbox'),
  };
}

export function tutorBannerOf(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Tutor session' });
}

/** Logs in as a student from the tutor's list. */
export async function logInAs(page: Page, name: string): Promise<void> {
  await studentsPageOf(page).loginAs(name).click();
  await expect(tutorBannerOf(page)).toContainText(name);
  await expect(page).toHaveURL(/\/home$/);
}

export async function openProfileMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /profile menu/ }).click();
}
