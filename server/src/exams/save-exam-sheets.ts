import { type EditionName, examEditions } from '@fourfold/core/exams/exam-editions';
import { readKey } from '@fourfold/core/grading/read-key';
import { tableReaders } from '@fourfold/core/scores/conversion';
import { type SheetError, sheetErrorText, sheetRows } from '@fourfold/core/scores/sheet-rows';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { writeAudit } from '../audit/write-audit.ts';
import type { SessionContext } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { contentChanged } from '../content/content-changed.ts';
import { editionOf, undeletedExams } from './exam-rows.ts';
import { examNotFound } from './read-exams.ts';

type SheetRows = string[][];

/** Stores an exam's conversion table as uploaded. Refuses a table that has an error. */
export function saveScoreTable(family: Family) {
  return async ({ body: { id, score } }: { body: { id: string; score: SheetRows } }, context: SessionContext) => {
    const edition = await editionOfExam(family, id, context);
    refuseIfInvalid(tableReaders[edition](score).error);
    return await storeSheet(family, id, { action: 'update_score', changes: { score: JSON.stringify(score) } }, context);
  };
}

/** Stores the answer key of an exam's paper as uploaded (Q56). Refuses a key that has an error. */
export function saveAnswerKey(family: Family) {
  return async (
    { body: { id, bubble_sheet_answers } }: { body: { id: string; bubble_sheet_answers: SheetRows } },
    context: SessionContext,
  ) => {
    const edition = await editionOfExam(family, id, context);
    if (!examEditions[edition].hasPaper)
      refuseIfInvalid({ row: 1, column: 0, reason: `A ${examEditions[edition].title} has no bubble sheet.` });
    refuseIfInvalid(findKeyError(family, bubble_sheet_answers));
    const changes = { bubble_sheet_answers: JSON.stringify(bubble_sheet_answers) };
    return await storeSheet(family, id, { action: 'update_bubble_answers', changes }, context);
  };
}

async function editionOfExam(family: Family, id: string, { db }: Pick<SessionContext, 'db'>): Promise<EditionName> {
  const exam = await undeletedExams(db, family).where('exams.id', '=', id).executeTakeFirst();
  if (!exam) throw examNotFound(family);
  return editionOf(family, exam);
}

/**
 * Returns the first error of the key, null if there is none. An empty sheet parses as a key without
 * answers, but is most likely the wrong file.
 */
function findKeyError(family: Family, rows: SheetRows): SheetError | null {
  if (sheetRows(rows).length === 0) return { row: 1, column: 0, reason: 'The table is empty.' };
  return readKey(family, rows).error;
}

function refuseIfInvalid(error: SheetError | null): void {
  if (error) throw new Refusal('invalid_content', { problem: sheetErrorText(error) });
}

type SheetChange = { action: string; changes: { score: string } | { bubble_sheet_answers: string } };

async function storeSheet(
  family: Family,
  id: string,
  { action, changes }: SheetChange,
  { db, session }: SessionContext,
) {
  return await db.transaction().execute(async (tx) => {
    const exam = await tx
      .updateTable('exams')
      .set(changes)
      .where('id', '=', id)
      .where('family', '=', family)
      .where('deleted_at', 'is', null)
      .returning(['id', 'title'])
      .executeTakeFirst();
    if (!exam) throw examNotFound(family);
    await writeAudit(tx, session, { action, subject: family, subject_id: id });
    await contentChanged(tx, [id]);
    return exam;
  });
}
