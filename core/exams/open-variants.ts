import { examFamilies, type Family, type Variant, variants } from './families.ts';

/** What an exam says about its tests: its publish flags beside what every exam has. */
export type Testable = { readonly type: string; readonly isPublish: boolean } & Readonly<Record<string, unknown>>;

/**
 * The variants that a student may take as a test, mock before real: the exam is authored and published, and so is
 * every section of that variant (2§4). A deleted exam is nobody's to open: its record is not there to be asked.
 */
export function openVariants(exam: Testable, family: Family): Variant[] {
  if (!exam.isPublish || exam.type !== examFamilies[family].types.test) return [];
  return variants.filter((variant) => publishFlags(family, [variant]).every((flag) => exam[flag] === true));
}

/** The names of a family's publish flags, one for each of its test sections and variants. */
export function publishFlags(family: Family, of: readonly Variant[] = variants): string[] {
  return examFamilies[family].sections.flatMap(({ test }) => (test ? of.map((variant) => test.publish[variant]) : []));
}
