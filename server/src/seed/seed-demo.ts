import { allContentChanged } from '../content/content-changed.ts';
import { insertQuestions } from '../content/write-questions.ts';
import type { Db } from '../database/db.ts';
import type { DemoPack } from '../demo/format.ts';
import { demoPack } from '../demo/pack.ts';
import { completeExams, seededTests } from './complete-exams.ts';
import { demoFigures } from './demo-figures.ts';
import { demoRows } from './demo-rows.ts';
import { demoSpeechRows } from './demo-speech.ts';

/**
 * Writes the demo content into the database, in one transaction. A second run adds what is missing
 * and does not change existing rows.
 */
export async function seedDemo(db: Db, pack: DemoPack = demoPack): Promise<void> {
  const { questions, ...rows } = demoRows(pack);
  await db.transaction().execute(async (tx) => {
    const before = await seededTests(tx);
    for (const table of inOrder) {
      if (rows[table].length === 0) continue;
      await tx
        .insertInto(table)
        .values(rows[table])
        .onConflict((any) => any.doNothing())
        .execute();
    }
    await tx
      .insertInto('media')
      .values(demoFigures())
      .onConflict((any) => any.doNothing())
      .execute();
    await tx
      .insertInto('spoken_formulas')
      .values(demoSpeechRows())
      .onConflict((any) => any.doNothing())
      .execute();
    await insertQuestions(tx, questions);
    await completeExams(tx, rows.exams, before);
    await allContentChanged(tx);
  });
}

/** Parents before their children. */
const inOrder = [
  'topics',
  'subtopics',
  'subsubtopics',
  'exams',
  'exam_questions',
  'problem_sets',
  'problem_set_places',
] as const;
