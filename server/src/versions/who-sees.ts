import type { Reply } from '@fourfold/core/contract/types';
import { examEditions } from '@fourfold/core/exams/exam-editions';
import { sql } from 'kysely';
import type { LockedQuestion } from '../authoring/lock-question.ts';
import { canSee } from '../content/reader.ts';
import type { Db } from '../database/db.ts';
import { editionOf } from '../exams/exam-rows.ts';
import { isTestOpen } from '../test-sections/require-section.ts';

type WhoSees = Reply<'GET /questions/{id}/versions/compare'>['students_see'];

/**
 * Whether a change of the question reaches students at once, or only those who begin its section from now on: a section
 * that its clock ends keeps the version with which it was begun (Q333).
 */
export async function whoSees(db: Db, { id, is_hidden, list }: LockedQuestion): Promise<WhoSees> {
  if (is_hidden) return 'no';
  if (list.kind !== 'sat_test' && list.kind !== 'act_test') {
    const { rows } = await sql<{ seen: boolean }>`
      select ${canSee('student', 'questions', 'q.id')} as seen from questions q where q.id = ${id}`.execute(db);
    return rows[0]?.seen ? 'now' : 'no';
  }
  const family = list.kind === 'sat_test' ? 'sat' : 'act';
  const section = list.section ?? '';
  const exam = await db
    .selectFrom('exams')
    .where('id', '=', list.parent)
    .select(['edition', 'is_publish', 'published_tests', 'deleted_at'])
    .executeTakeFirst();
  if (!exam || !isTestOpen('student', family, exam, { section, is_real: list.is_real === true })) return 'no';
  const { sections } = examEditions[editionOf(family, exam)];
  return sections.find(({ type }) => type === section)?.test?.endsByClock ? 'from_begin' : 'now';
}
