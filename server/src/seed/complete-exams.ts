import { findSection } from '@fourfold/core/exams/exam-editions';
import { variants } from '@fourfold/core/exams/section';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Database } from '../database/schema.ts';

/** Tests with questions, including deleted ones, as exam id and name of the publish flag. */
export type SeededTests = ReadonlySet<string>;

/** The tests that already have questions, before the seed adds missing ones. */
export async function seededTests(db: Db): Promise<SeededTests> {
  const rows = await db
    .selectFrom('questions')
    .innerJoin('exams', 'exams.id', 'questions.parent_id')
    .where('parent_kind', 'in', ['sat_test', 'act_test'])
    .select(['exams.id', 'exams.family', 'section', 'is_real'])
    .distinct()
    .execute();
  return new Set(
    rows.flatMap(({ id, family, section, is_real }) => {
      const test = findSection(family, section ?? '')?.test;
      return test ? [testKey(id, test.publish[variants[is_real ? 1 : 0]])] : [];
    }),
  );
}

/**
 * Completes exams that an earlier release seeded: adds a missing conversion table and answer key, and publishes tests
 * whose questions were just added. A test that an author has unpublished is not published again.
 */
export async function completeExams(
  db: Db,
  exams: readonly Insertable<Database['exams']>[],
  before: SeededTests,
): Promise<void> {
  for (const { id, score = '[]', bubble_sheet_answers = '[]', published_tests = [] } of exams) {
    const newFlags = published_tests.filter((flag) => !before.has(testKey(id, flag)));
    await db
      .updateTable('exams')
      .where('id', '=', id)
      .set({
        score: sql`case when score = '[]' then ${score}::jsonb else score end`,
        bubble_sheet_answers: sql`case when bubble_sheet_answers = '[]' then ${bubble_sheet_answers}::jsonb
                                       else bubble_sheet_answers end`,
        published_tests: sql`array(select distinct unnest(published_tests || ${newFlags}::text[]) order by 1)`,
      })
      .execute();
  }
}

function testKey(exam: string, flag: string): string {
  return `${exam} ${flag}`;
}
