import type { Locator, Page } from '@playwright/test';
import type pg from 'pg';

/** One answer of a student, as it stands once it is stored; times in seconds. */
export type PlantedAnswer = { at: string; right: boolean; before?: number; after?: number };

/** Answers of weeks past, which no page can give any more. */
export async function plantAnswers(db: pg.Client, email: string, answers: readonly PlantedAnswer[]): Promise<void> {
  const reference = crypto.randomUUID();
  for (const [at, one] of answers.entries()) {
    await db.query(
      `insert into practice_events
         (user_id, reference_type, reference_id, seq, kind, at, event, state, record_id, question_id, is_correct,
          time_spent_before_answer, time_spent_after_answer)
       select id, 'HomeProblemSetQuestions', $2, $3, 'answered', $4, '{}', '{}', $5, $6, $7, $8, $9
         from users where email = $1`,
      [email, reference, at + 1, one.at, newId(), newId(), one.right, one.before ?? 0, one.after ?? 0],
    );
  }
}

type Grade = { exam: string; wrong: Readonly<Record<string, readonly number[]>>; timed: readonly string[] };

/** What a student entered for a paper: each section that has marks is graded. */
export async function plantGrade(db: pg.Client, email: string, { exam, wrong, timed }: Grade): Promise<void> {
  const flags = (types: readonly string[]) => JSON.stringify(Object.fromEntries(types.map((type) => [type, true])));
  await db.query(
    `insert into exam_grades (user_id, exam_id, selected_wrong, grade_submitted, timed)
     select id, $2, $3, $4, $5 from users where email = $1`,
    [email, exam, JSON.stringify(wrong), flags(Object.keys(wrong)), flags(timed)],
  );
}

type Submitted = { exam: string; section: string; real: boolean; correct: number; questions: number; seconds: number };

/** A test section that was submitted; whether it was timed follows from its seconds. */
export async function plantSubmitted(db: pg.Client, email: string, test: Submitted): Promise<void> {
  const place = [email, test.exam, test.section, test.real];
  await db.query(
    `insert into test_attempts (user_id, exam_id, section, is_real, attempt, submitted_at, correct, questions)
     select id, $2, $3, $4, 1, now(), $5, $6 from users where email = $1`,
    [...place, test.correct, test.questions],
  );
  await db.query(
    `insert into test_entries (user_id, exam_id, section, is_real, attempt, question_id, rev, entry, time_spent)
     select id, $2, $3, $4, 1, $5, 1, '{}', $6 from users where email = $1`,
    [...place, newId(), test.seconds],
  );
}

type ExamRecord = { family: 'sat' | 'act'; title: string; marks: Readonly<{ [name: string]: number }> };

/** An official exam that the student took. */
export async function plantRecord(db: pg.Client, email: string, { family, title, marks }: ExamRecord): Promise<void> {
  await db.query(
    `insert into exams (id, family, title, position, is_publish, owner_id, marks)
     select $2, $3, $4, 950, true, id, $5 from users where email = $1`,
    [email, newId(), family, title, JSON.stringify(marks)],
  );
}

/** One chart as a person finds it. */
export function chart(page: Page, title: string) {
  const figure = page.getByRole('figure', { name: title, exact: true });
  const drawing = figure.getByRole('img');
  return {
    figure,
    drawing,
    /** What is written in the drawing, in its order. */
    texts: () => drawing.locator('text').filter({ hasText: /./ }).allTextContents(),
    /** The drawing's bars that are hatched, or not, by what a pointer reads at them. */
    hatched: (yes: boolean): Locator =>
      drawing.locator(`g:has(> rect.visx-bar${yes ? '[fill^="url("]' : ':not([fill])'}) > title`),
    showTable: () => figure.getByText('Show as table').click(),
    row: (name: string | RegExp) => figure.getByRole('row', { name }),
  };
}

function newId(): string {
  return crypto.randomUUID();
}
