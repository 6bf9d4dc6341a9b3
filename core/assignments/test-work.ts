import type { testReferences } from '../contract/practice.ts';
import { type EditionName, editionNames, examEditions } from '../exams/exam-editions.ts';
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
  /** Of the exams that have it. */
  edition: EditionName;
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

/** All that can be assigned of a SAT or ACT. An edition with one section has no row for all sections. */
export const testWorks: readonly TestWork[] = editionNames.flatMap((edition) =>
  variants.flatMap((variant) => worksOf(edition, variant)),
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

function worksOf(edition: EditionName, variant: Variant): TestWork[] {
  const { family } = examEditions[edition];
  const { references } = examFamilies[family];
  const all: readonly ExamSection[] = examEditions[edition].sections;
  const sections = all.filter((one): one is TestableSection => one.test !== null);
  const answers: TestReference = references[variant];
  const common = { family, edition, variant, answers, flags: publishFlags(edition, [variant]) };
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
