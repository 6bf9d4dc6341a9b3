import { examFamilies } from '../wire/exams/exam-family.ts';
import { type EditionName, editionOfExam, examEditions, type TestFlag } from './exam-editions.ts';
import { type ExamSection, type Variant, variants } from './section.ts';

/** The fields of an exam that decide which tests are open, including its publish flags. */
export type TestableExam = {
  readonly type: string;
  readonly isPublish: boolean;
  readonly edition?: EditionName | undefined;
} & Readonly<Record<string, unknown>>;

/**
 * Returns the variants that a student may take as a test, mock before real. The exam must be authored and published, and
 * all its test sections of the variant must be published (TST-008). A test on screen is open part by part.
 */
export function openVariants(exam: TestableExam): Variant[] {
  const edition = editionOfExam(exam);
  const { family, hasPaper } = examEditions[edition];
  if (!exam.isPublish || exam.type !== examFamilies[family].types.test) return [];
  return variants.filter((variant) => {
    const flags = publishFlags(edition, [variant]);
    const isOn = (flag: string) => exam[flag] === true;
    return hasPaper ? flags.every(isOn) : flags.some(isOn);
  });
}

/** Whether a student may take one section of the exam in a variant. */
export function isSectionOpen(exam: TestableExam, type: string, variant: Variant): boolean {
  const sections: readonly ExamSection[] = examEditions[editionOfExam(exam)].sections;
  const test = sections.find((section) => section.type === type)?.test;
  return (
    test !== undefined && test !== null && openVariants(exam).includes(variant) && exam[test.publish[variant]] === true
  );
}

/** The names of an edition's publish flags, one for each test section and variant; modules of a section share theirs. */
export function publishFlags(edition: EditionName, of: readonly Variant[] = variants): TestFlag[] {
  const sections: readonly ExamSection[] = examEditions[edition].sections;
  return [...new Set(sections.flatMap((section) => of.flatMap((variant) => testFlagOf(section, variant) ?? [])))];
}

/** The flag that publishes a section in a variant; null if it has no test. */
export function testFlagOf({ test }: ExamSection, variant: Variant): TestFlag | null {
  // The sections are those of the editions, from which the names of flags are derived.
  return test && (test.publish[variant] as TestFlag);
}
