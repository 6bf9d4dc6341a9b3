import { type EditionName, editionOfExam, examEditions } from './exam-editions.ts';
import { type ExamSection, examFamilies, type Variant, variants } from './families.ts';

/** The fields of an exam that decide which tests are open, including its publish flags. */
export type TestableExam = {
  readonly type: string;
  readonly isPublish: boolean;
  readonly edition?: EditionName | undefined;
} & Readonly<Record<string, unknown>>;

/**
 * Returns the variants that a student may take as a test, mock before real. The exam must be authored
 * and published, and all its test sections of the variant must be published (TST-008).
 */
export function openVariants(exam: TestableExam): Variant[] {
  const edition = editionOfExam(exam);
  const { family } = examEditions[edition];
  if (!exam.isPublish || exam.type !== examFamilies[family].types.test) return [];
  return variants.filter((variant) => publishFlags(edition, [variant]).every((flag) => exam[flag] === true));
}

/** The names of an edition's publish flags, one for each test section and variant. */
export function publishFlags(edition: EditionName, of: readonly Variant[] = variants): string[] {
  const sections: readonly ExamSection[] = examEditions[edition].sections;
  return sections.flatMap(({ test }) => (test ? of.map((variant) => test.publish[variant]) : []));
}
