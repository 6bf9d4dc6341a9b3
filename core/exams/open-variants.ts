import { examFamilies, type Family, type Variant, variants } from './families.ts';

/** The fields of an exam that decide about its tests, publish flags included. */
export type Testable = { readonly type: string; readonly isPublish: boolean } & Readonly<Record<string, unknown>>;

/**
 * Returns the variants that a student may take as a test, mock before real: the exam is an authored one, and published,
 * and so are all its test sections of that variant (TST-008).
 */
export function openVariants(exam: Testable, family: Family): Variant[] {
  if (!exam.isPublish || exam.type !== examFamilies[family].types.test) return [];
  return variants.filter((variant) => publishFlags(family, [variant]).every((flag) => exam[flag] === true));
}

/** The names of a family's publish flags, one for each test section and variant. */
export function publishFlags(family: Family, of: readonly Variant[] = variants): string[] {
  return examFamilies[family].sections.flatMap(({ test }) => (test ? of.map((variant) => test.publish[variant]) : []));
}
