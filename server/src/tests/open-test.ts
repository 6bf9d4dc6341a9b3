import { examFamilies, type Family, type Variant } from '@fourfold/core/exams/families';
import { openVariants } from '@fourfold/core/exams/open-variants';
import type { Reader } from '../content/reader.ts';

/** What decides whether the tests of an exam are open. */
type ExamRow = {
  owner_id: string | null;
  is_publish: boolean;
  published_tests: readonly string[];
  deleted_at: Date | null;
};

/** Whether the reader may take the tests of an exam's variant: an author may wherever the exam lives. */
export function isOpenTest(reader: Reader, family: Family, exam: ExamRow, variant: Variant): boolean {
  if (exam.owner_id !== null || exam.deleted_at !== null) return false;
  if (reader === 'author') return true;
  const flags = Object.fromEntries(exam.published_tests.map((flag) => [flag, true]));
  const testable = { ...flags, type: examFamilies[family].types.test, isPublish: exam.is_publish };
  return openVariants(testable, family).includes(variant);
}
