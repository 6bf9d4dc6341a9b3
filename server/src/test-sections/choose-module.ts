import { secondModules } from '@fourfold/core/exams/exam-editions';
import type { Tx } from '../database/db.ts';
import { editionOf } from '../exams/exam-rows.ts';
import type { Attempt } from './lock-attempt.ts';
import { countsInTest } from './question-conditions.ts';
import type { SectionContent } from './section-versions.ts';

/**
 * Returns the module that follows a first module with so many counted right answers: of two the harder one from the threshold on
 * that its version has. Null if nothing follows, or if no second module has a question.
 */
export async function chooseModule(
  tx: Tx,
  attempt: Attempt,
  { right, content }: { right: number; content: SectionContent | null },
): Promise<string | null> {
  const exam = await tx
    .selectFrom('exams')
    .where('id', '=', attempt.exam_id)
    .select('edition')
    .executeTakeFirstOrThrow();
  const seconds = secondModules(editionOf(attempt.family, exam), attempt.section);
  if (seconds.length === 0) return null;
  const written = await tx
    .selectFrom('questions as q')
    .innerJoin('exams as e', 'e.id', 'q.parent_id')
    .where('q.parent_kind', 'in', ['sat_test', 'act_test'])
    .where('q.parent_id', '=', attempt.exam_id)
    .where('q.is_real', '=', attempt.is_real)
    .where('q.section', 'in', [...seconds])
    .where(countsInTest)
    .select('q.section')
    .distinct()
    .execute();
  const open = seconds.filter((type) => written.some(({ section }) => section === type));
  const [easier, harder] = seconds;
  if (open.length < 2) return open[0] ?? null;
  return (right >= (content?.atLeast ?? 0) ? harder : easier) ?? null;
}
