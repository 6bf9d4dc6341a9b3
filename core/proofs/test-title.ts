import { allSections, editionWith, findSection, partWith } from '../exams/exam-editions.ts';
import { type Variant, variants } from '../exams/section.ts';
import type { Family } from '../wire/exams/exam-family.ts';

/** One test of an exam: a section of it in one variant. */
export type TestOfExam = { section: string; variant: Variant };

/** The tests that a flag publishes: one section, or the modules of one. */
export function testsOfFlag(family: Family, flag: string): TestOfExam[] {
  return allSections(family).flatMap(({ type, test }) => {
    const variant = variants.find((one) => test?.publish[one] === flag);
    return variant ? [{ section: type, variant }] : [];
  });
}

/** The name of what a flag publishes, in messages and switches (Q63); null if no test of the family has it. */
export function flagTitle(family: Family, flag: string): string | null {
  const tests = testsOfFlag(family, flag);
  const [first] = tests;
  if (!first) return null;
  const edition = editionWith(family, first.section);
  const part = tests.length > 1 && edition ? partWith(edition, first.section) : undefined;
  return part ? `${part.title} ${variantTitle(first)}` : testTitle(family, first);
}

/** The title in messages (Q63): "Math Calculator Real Test". */
export function testTitle(family: Family, { section, variant }: TestOfExam): string {
  const { title = section } = findSection(family, section) ?? {};
  return `${names[section] ?? title.replaceAll(',', '')} ${variantTitle({ variant })}`;
}

function variantTitle({ variant }: Pick<TestOfExam, 'variant'>): string {
  return variant === 'real' ? 'Real Test' : 'Mock Test';
}

/** The names that the specification has for its tests. */
const names: Readonly<Record<string, string>> = {
  MathNoCalc: 'Math No Calculator',
  MathCalc: 'Math Calculator',
  Mathematics: 'Math',
};
