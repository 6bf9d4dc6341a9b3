import { examFamilies, type Family, type Variant } from '@fourfold/core/exams/families';
import { openVariants } from '@fourfold/core/exams/open-variants';
import type { Reader } from '../content/reader.ts';

/** The fields of an exam that decide whether its tests are open. */
type ExamState = {
  owner_id: string | null;
  is_publish: boolean;
  published_tests: readonly string[];
  deleted_at: Date | null;
};

/**
 * Whether the reader may take the tests of a variant. Authors may, unless the exam is deleted or is
 * a user's own record.
 */
export function isTestOpen(reader: Reader, family: Family, exam: ExamState, variant: Variant): boolean {
  if (exam.owner_id !== null || exam.deleted_at !== null) return false;
  if (reader === 'author') return true;
  const flags = Object.fromEntries(exam.published_tests.map((flag) => [flag, true]));
  const testable = { ...flags, type: examFamilies[family].types.test, isPublish: exam.is_publish };
  return openVariants(testable, family).includes(variant);
}
