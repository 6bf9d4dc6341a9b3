import type { TestSection } from '@fourfold/core/client/outbox/test-action';
import type { ApiQuery } from '@fourfold/core/contract/types';
import { editionWith, examEditions, findSection } from '@fourfold/core/exams/exam-editions';
import { type ExamSection, type Variant, variants } from '@fourfold/core/exams/section';
import { sectionCalls } from '../../outbox/lazy/section-calls.ts';
import type { TestFamily } from './first/test-families.ts';

/** The parsed URL of a test section. */
export type TestRoute = TestFamily & {
  variant: Variant;
  about: TestSection;
  section: ExamSection & { test: NonNullable<ExamSection['test']> };
  /** The list, with the exam open in test mode of this variant (TST-006, TST-007). */
  back: string;
};

export const variantLabels: Readonly<Record<Variant, string>> = { mock: 'Mock', real: 'Real' };

type Params = Readonly<Record<string, string | undefined>>;

/** Returns null if there is no such section or variant, or if the section has no test (Q49). */
export function testRoute(
  testFamily: TestFamily,
  { examId: exam = '', variant: variantName, section: type }: Params,
): TestRoute | null {
  const section = findSection(testFamily.family, type ?? '');
  const variant = variants.find((one) => one === variantName?.toLowerCase());
  const edition = editionWith(testFamily.family, section?.type ?? '');
  if (!section?.test || !variant || !edition) return null;
  return {
    ...testFamily,
    // The dialog over a list is the specification's, of the classic ACT.
    form: examEditions[edition].hasPaper ? testFamily.form : 'page',
    variant,
    section: { ...section, test: section.test },
    about: { family: testFamily.family, exam, section: section.type, real: variant === 'real', attempt: undefined },
    back: `${testFamily.list}?${new URLSearchParams({ [testFamily.family]: exam, area: variant })}`,
  };
}

/** All calls of the page, sent at the same time. */
export function testCalls(testFamily: TestFamily, params: Params): readonly ApiQuery[] {
  const route = testRoute(testFamily, params);
  if (!route) return [];
  const { exam, questions, progress } = sectionCalls[testFamily.family];
  return [exam(route.about.exam), questions(route.about), progress(route.about)];
}
