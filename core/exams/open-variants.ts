import { examFamilies, type Family, type Variant, variants } from './families.ts';

/** The fields of an exam that decide which tests are open, including its publish flags. */
export type TestableExam = { readonly type: string; readonly isPublish: boolean } & Readonly<Record<string, unknown>>;

/**
 * Returns the variants that a student may take as a test, mock before real. The exam must be authored
 * and published, and all its test sections of the variant must be published (TST-008).
 */
export function openVariants(exam: TestableExam, family: Family): Variant[] {
  if (!exam.isPublish || exam.type !== examFamilies[family].types.test) return [];
  return variants.filter((variant) => publishFlags(family, [variant]).every((flag) => exam[flag] === true));
}

/** The names of a family's publish flags, one for each test section and variant. */
export function publishFlags(family: Family, of: readonly Variant[] = variants): string[] {
  return examFamilies[family].sections.flatMap(({ test }) => (test ? of.map((variant) => test.publish[variant]) : []));
}
