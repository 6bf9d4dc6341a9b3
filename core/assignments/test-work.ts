import type { testReferences } from '../contract/practice.ts';
import { classicEditions, type EditionName, editionNames, examEditions } from '../exams/exam-editions.ts';
import { publishFlags } from '../exams/open-variants.ts';
import { type ExamPart, type ExamSection, type Variant, variants } from '../exams/section.ts';
import { examFamilies, type Family } from '../wire/exams/exam-family.ts';

type TestReference = (typeof testReferences)[number];
type TestableSection = ExamSection & { test: NonNullable<ExamSection['test']> };

/** A section to submit, or the modules from which the result of the stage before chooses. */
export type TestStage = readonly TestableSection[];

/** How an assigned test is stored: the reference of its variant, and for one section its type. */
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
  /** The type of the section, or of its first module; null for all sections. */
  section: string | null;
  /** What is to be submitted, in order: sections, and second modules that the result of the first module chooses. */
  stages: readonly TestStage[];
  /** The title of the section; empty for all sections. */
  title: string;
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

/** Returns null if the edition has no such test. */
export function findTestWork(wanted: Pick<TestWork, 'edition' | 'variant' | 'section'>): TestWork | null {
  const isWanted = ({ edition, variant, section }: TestWork) =>
    edition === wanted.edition && variant === wanted.variant && section === wanted.section;
  return testWorks.find(isWanted) ?? null;
}

/** The title of an exam's test; the variant is not in it. */
export function testWorkTitle(exam: string, { section, title }: TestWork): string {
  return section === null ? exam : `${exam}, ${title}`;
}

function worksOf(edition: EditionName, variant: Variant): TestWork[] {
  const { family, parts: onScreen } = examEditions[edition];
  const { references } = examFamilies[family];
  const all: readonly ExamSection[] = examEditions[edition].sections;
  const sections = all.filter((one): one is TestableSection => one.test !== null);
  const answers: TestReference = references[variant];
  const common = { family, edition, variant, answers };
  const stagesOf = ({ modules }: Pick<ExamPart, 'modules'>): TestStage[] =>
    modules.map((types) => sections.filter(({ type }) => types.includes(type)));
  const parts: readonly Pick<ExamPart, 'modules' | 'title'>[] =
    onScreen.length > 0 ? onScreen : sections.map(({ type, title }) => ({ title, modules: [[type]] }));
  const single = parts.flatMap((part): TestWork[] => {
    const stages = stagesOf(part);
    const [first] = stages[0] ?? [];
    if (!first) return [];
    const reference = `${answers}/${first.type}` as const;
    const flags = [first.test.publish[variant]];
    return [{ ...common, reference, section: first.type, title: part.title, stages, flags }];
  });
  // The specification's tests are open with all their flags (TST-008).
  const flags = publishFlags(edition, [variant]);
  // The tests of the specification are stored by the reference alone.
  const reference: TestWorkReference =
    edition === classicEditions[family] ? answers : `${answers}/${edition.replaceAll('-', '')}`;
  const whole = { ...common, reference, section: null, title: '', stages: parts.flatMap(stagesOf), flags };
  return [
    ...(parts.length > 1 ? [whole] : []),
    ...single.map((work) => (examEditions[edition].hasPaper ? { ...work, flags } : work)),
  ];
}
