import { type EditionName, partWith } from '@fourfold/core/exams/exam-editions';
import type { ExamPart } from '@fourfold/core/exams/families';
import { suggestedThreshold } from '@fourfold/core/scales/default-route';
import type { Tx } from '../database/db.ts';
import { editionOf } from '../exams/exam-rows.ts';
import type { Attempt } from './lock-attempt.ts';
import { readModules } from './read-modules.ts';

/**
 * Returns the module that follows a first module with so many counted right answers: the harder one from the exam's
 * threshold on, which is computed from the items if the author entered none. Null if nothing follows, or if no second
 * module has a question.
 */
export async function chooseModule(tx: Tx, attempt: Attempt, right: number): Promise<string | null> {
  const exam = await tx
    .selectFrom('exams')
    .where('id', '=', attempt.exam_id)
    .select(['edition', 'routes', 'field_test'])
    .executeTakeFirstOrThrow();
  const choices = followers(editionOf(attempt.family, exam), attempt.section);
  if (!choices) return null;
  const modules = await readModules(tx, { ...attempt, field_test: exam.field_test });
  const of = (type: string) => modules.get(type)?.difficulties ?? [];
  const { first, easier, harder } = choices;
  const written = [easier, harder].filter((type) => of(type).length > 0);
  if (written.length < 2) return written[0] ?? null;
  const computed = () => suggestedThreshold({ first: of(first), easier: of(easier), harder: of(harder) });
  return right >= (exam.routes[first] ?? computed()) ? harder : easier;
}

/** The first module with the two that may follow it; null for any other section. */
function followers(edition: EditionName, section: string) {
  const part: ExamPart | undefined = partWith(edition, section);
  const [[first] = [], [easier, harder] = []] = part?.modules ?? [];
  return first === section && easier && harder ? { first, easier, harder } : null;
}
