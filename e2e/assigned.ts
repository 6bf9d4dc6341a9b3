import type { Page } from '@playwright/test';
import type pg from 'pg';
import { openAs } from './enter.ts';
import { accountOf } from './fixtures.ts';
import { ask, tokenOf } from './send.ts';
import type { RunningServer } from './server.ts';

type Place = {
  subtopic_id?: string;
  subsubtopic_id?: string;
  sattopic_id?: string;
  sat_question_id?: string;
  act_question_id?: string;
};
export type PlantedAssignment = {
  reference_type:
    | 'HomeSubTopic'
    | 'HomeSubsubTopic'
    | 'HomeSatQuestionTopic'
    | 'HomeActQuestionTopic'
    | 'HomeProblemSetQuestions';
  reference_id: string;
  topic_type?: 'math' | 'grammar' | 'reading' | 'sat' | 'act';
  place: Place;
  /** Days from today. */
  due?: number;
  completed?: boolean;
};

/** What a tutor assigned to the student, put into the database; answers their ids. */
export async function assigned(db: pg.Client, email: string, all: readonly PlantedAssignment[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { place, due = 7, completed = false, topic_type = 'math', ...target } of all) {
    const row = {
      id: crypto.randomUUID(),
      assigned_by: crypto.randomUUID(),
      assigned_by_name: 'Ms Reed',
      type: 'assign',
      ...target,
      ...place,
      topic_type,
      after_seq: 0,
      assignment_date: dayFromNow(due),
      completed_at: completed ? new Date().toISOString() : null,
    };
    const names = Object.keys(row);
    await db.query(
      `insert into assignments (user_id, ${names.join(', ')})
       select id, ${names.map((_, at) => `$${at + 2}`).join(', ')} from users where email = $1`,
      [email, ...Object.values(row)],
    );
    ids.push(row.id);
  }
  return ids;
}

/** A day as the browsers of the journeys have it (playwright.config.ts): `2026-11-28`. */
export function dayFromNow(days: number): string {
  const at = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(at);
}

/** As the flashes say it: MM/DD/YYYY. */
export function flashDay(days: number): string {
  const [year, month, day] = dayFromNow(days).split('-');
  return `${month}/${day}/${year}`;
}

/** Opens the learners' site as a tutor who looks on as the student, who is linked to them. */
export async function lookOn(page: Page, app: RunningServer, db: pg.Client, email: string): Promise<void> {
  const tutor = accountOf(app, 'tutor');
  const { rows } = await db.query<{ id: string }>(
    `insert into tutor_students (tutor_id, student_id)
     select t.id, s.id from users t, users s where t.email = $1 and s.email = $2
     returning student_id as id`,
    [tutor.email, email],
  );
  const authorization = await tokenOf(app, tutor);
  const look = { id: rows[0]?.id };
  await openAs(page, app.learner, (browser) =>
    ask(app, 'PUT /sessions/login_as_student', look, { ...browser, authorization }),
  );
}
