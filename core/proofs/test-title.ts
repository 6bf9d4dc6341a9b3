import { allSections } from '../exams/exam-editions.ts';
import { type Family, type Variant, variants } from '../exams/families.ts';

/** One test of an exam: a section of it in one variant. */
export type TestOfExam = { section: string; variant: Variant };

/** The test that a flag publishes. Null if the flag is not one of the family. */
export function testOfFlag(family: Family, flag: string): TestOfExam | null {
  for (const { type, test } of allSections(family)) {
    const variant = variants.find((one) => test?.publish[one] === flag);
    if (variant) return { section: type, variant };
  }
  return null;
}

/** The title in messages (Q63): "Math Calculator Real Test". */
export function testTitle({ section, variant }: TestOfExam): string {
  return `${names[section] ?? section} ${variant === 'real' ? 'Real' : 'Mock'} Test`;
}

const names: Readonly<Record<string, string>> = {
  MathNoCalc: 'Math No Calculator',
  MathCalc: 'Math Calculator',
  Mathematics: 'Math',
  Math1: 'Math Module 1',
};
