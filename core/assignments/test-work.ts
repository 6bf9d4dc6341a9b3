import type { testReferences } from '../contract/practice.ts';
import { type ExamSection, examFamilies, type Family, type Variant, variants } from '../exams/families.ts';
import { publishFlags } from '../exams/open-variants.ts';

type TestReference = (typeof testReferences)[number];
type TestableSection = ExamSection & { test: NonNullable<ExamSection['test']> };

/** How an assigned test is stored: the reference of its variant, and for one section the section's type. */
export type TestWorkReference = TestReference | `${TestReference}/${string}`;

/** The sections of a test that are assigned together: one, or all of a variant. */
export type TestWork = {
  reference: TestWorkReference;
  family: Family;
  variant: Variant;
  /** The reference of its answers in calls. */
  answers: TestReference;
  /** The section's type; null for all sections. */
  section: string | null;
  /** The sections to submit. */
  sections: readonly TestableSection[];
  /** The publish flags without which students cannot take the variant (TST-008). */
  flags: readonly string[];
};

/** All that can be assigned of a SAT or ACT. A family with one section has no row for all sections. */
export const testWorks: readonly TestWork[] = (Object.keys(examFamilies) as Family[]).flatMap((family) =>
  variants.flatMap((variant) => worksOf(family, variant)),
);

const workByReference: ReadonlyMap<string, TestWork> = new Map(testWorks.map((work) => [work.reference, work]));

/** Returns null for a reference that is not of a test. */
export function testWorkOf(reference: string): TestWork | null {
  return workByReference.get(reference) ?? null;
}

/** Returns null if the family has no such test. */
export function findTestWork(wanted: Pick<TestWork, 'family' | 'variant' | 'section'>): TestWork | null {
  const isWanted = ({ family, variant, section }: TestWork) =>
    family === wanted.family && variant === wanted.variant && section === wanted.section;
  return testWorks.find(isWanted) ?? null;
}

/** The title of an exam's test; the variant is not in it. */
export function testWorkTitle(exam: string, { section, sections }: TestWork): string {
  return section === null ? exam : `${exam}, ${sections[0]?.title}`;
}

function worksOf(family: Family, variant: Variant): TestWork[] {
  const { references } = examFamilies[family];
  const all: readonly ExamSection[] = examFamilies[family].sections;
  const sections = all.filter((one): one is TestableSection => one.test !== null);
  const answers: TestReference = references[variant];
  const common = { family, variant, answers, flags: publishFlags(family, [variant]) };
  return [
    ...(sections.length > 1 ? [{ ...common, reference: answers, section: null, sections }] : []),
    ...sections.map((one) => ({
      ...common,
      reference: `${answers}/${one.type}` as const,
      section: one.type,
      sections: [one],
    })),
  ];
}
