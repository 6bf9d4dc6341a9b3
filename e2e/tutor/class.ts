import type { Page } from '@playwright/test';
import type pg from 'pg';
import { plantExam, yesOrNo } from '../content.ts';
import { test as product } from '../practising.ts';
import { link, lookAt, makeTutor } from '../tutoring.ts';

export type Person = { email: string; password: string };
type Class = {
  tutor: Person;
  student: Person;
  /** The student's own browser, logged in. */
  own: Page;
  /** From the tutor's list into the student's session. */
  look(): Promise<void>;
};

/** A tutor in this browser, and a student who is linked to them in another. */
export const test = product.extend<{ room: Class }>({
  room: async ({ page, app, db, newStudent, anotherBrowser }, use) => {
    const own = await (await anotherBrowser()).newPage();
    const student = await newStudent(own);
    await db.query(`update users set username = 'Maya Okafor' where email = $1`, [student.email]);
    const tutor = await newStudent(page);
    await makeTutor(page, db, tutor.email);
    await link(db, tutor.email, student.email);
    const look = async () => {
      await page.goto(`${app.learner}/home/students`);
      await lookAt(page, 'Maya Okafor');
    };
    await use({ tutor, student, own, look });
  },
});
/** A sequence of one question. */
export const oneQuestion = { a: { text: 'Where do you begin?', choices: yesOrNo } };
/** A set of two questions. */
export const sets = { first: { title: 'Steps forward', questions: [{ choices: yesOrNo }, { choices: yesOrNo }] } };

/** A published SAT with a question topic and two math sections. */
export async function aSat(db: pg.Client) {
  const exam = await plantExam(db, {
    family: 'sat',
    topics: { slopes: { section: 'MathNoCalc', position: 0, title: 'Slopes of lines', sequence: oneQuestion, sets } },
    // A SAT is taken as a test where both of its math sections are open.
    tests: ['MathNoCalc', 'MathCalc'].map((section) => ({
      section,
      variant: 'mock' as const,
      questions: [{ text: 'One?', choices: yesOrNo }],
    })),
  });
  const topic = exam.topic.slopes;
  if (!topic) throw new Error('nothing was planted');
  return { exam, topic };
}
