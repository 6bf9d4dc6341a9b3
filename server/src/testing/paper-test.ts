import { classicEditions, paperSections } from '@fourfold/core/exams/exam-editions';
import { publishFlags } from '@fourfold/core/exams/open-variants';
import { sectionOf } from '@fourfold/core/grading/letters-of';
import { answersOnScreen, keySheet } from '@fourfold/core/grading/testing/keys';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import type { Insertable } from 'kysely';
import { newId } from '../call/new-id.ts';
import type { Db } from '../database/db.ts';
import type { Database } from '../database/schema.ts';
import { addExam, paragraph } from './content.ts';
import { withRevisions } from './revision-guard.ts';
import { mathSections, type TestFixture } from './test-fixture.ts';

/** Adds an exam with an answer key for its paper. Returns its id. */
export async function addPaper(db: Db, family: Family, score: string[][] = []): Promise<string> {
  return await addExam(db, family, {
    title: 'Practice test 5',
    published_tests: publishFlags(classicEditions[family]),
    bubble_sheet_answers: JSON.stringify(keySheet(family)),
    score: JSON.stringify(score),
  });
}

/** The same key with another letter for the first question of that section. */
export function changedKey(family: Family): string[][] {
  const at = 1 + paperSections(family).findIndex(({ type }) => type === mathSections[family][0]);
  return keySheet(family).map((row, number) => (number === 1 ? row.with(at, row[at] === 'B' ? 'C' : 'B') : row));
}

/** Adds the first math section of a paper as a test on screen, with the same length and key. */
export async function addOnScreen(
  db: Db,
  { family, exam, real = false }: { family: Family; exam: string; real?: boolean },
): Promise<TestFixture> {
  const type = mathSections[family][0];
  const section = sectionOf(family, type);
  if (!section) throw new Error(`no section ${type}`);
  const rows: { questions: Row<'questions'>[]; answers: Row<'answers'>[] } = { questions: [], answers: [] };
  const choices: TestFixture['choices'] = [];
  let typed = '';
  for (const [position, keys] of answersOnScreen(section).entries()) {
    const id = newId();
    const place = { parent_kind: `${family}_test`, parent_id: exam, section: type, is_real: real, position } as const;
    rows.questions.push({ id, ...place, question });
    const answerRows = keys.map((key, at) => ({ ...key, id: newId(), question_id: id, answer, position: at }));
    rows.answers.push(...answerRows);
    const [right, wrong] = [answerRows.find(({ correct }) => correct), answerRows.find(({ correct }) => !correct)];
    if (right && wrong) choices.push({ id, right: right.id, wrong: wrong.id });
    else typed = id;
  }
  await withRevisions(db, async (tx) => {
    await tx.insertInto('questions').values(rows.questions).execute();
    await tx.insertInto('answers').values(rows.answers).execute();
  });
  return { family, exam, section: type, real, choices, typed };
}

type Row<Table extends keyof Database> = Insertable<Database[Table]>;
const question = JSON.stringify(paragraph('What is x?'));
const answer = JSON.stringify(paragraph('An answer'));

/** Moves a question's key to another answer, as an author can. */
export async function moveKey(db: Db, { right, wrong }: { right: string; wrong: string }): Promise<void> {
  await withRevisions(db, async (tx) => {
    await tx.updateTable('answers').set({ correct: false }).where('id', '=', right).execute();
    await tx.updateTable('answers').set({ correct: true }).where('id', '=', wrong).execute();
  });
}
