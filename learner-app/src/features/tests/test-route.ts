import type { TestSection } from '@fourfold/core/client/outbox/test-deed';
import type { Asked } from '@fourfold/core/contract/types';
import { type ExamSection, examFamilies, type Variant, variants } from '@fourfold/core/exams/families';
import { sectionCalls } from '../../outbox/late/section-calls.ts';
import type { TestFamily } from './first/test-families.ts';

/** The parsed URL of a test section. */
export type TestRoute = TestFamily & {
  variant: Variant;
  about: TestSection;
  section: ExamSection & { test: NonNullable<ExamSection['test']> };
  /** The list, with the exam open in test mode of this variant (TST-006, TST-007). */
  back: string;
};

export const variantWords: Readonly<Record<Variant, string>> = { mock: 'Mock', real: 'Real' };

type Params = Readonly<Record<string, string | undefined>>;

/** Returns null if there is no such section or variant, or if the section has no test (Q49). */
export function testRoute(
  of: TestFamily,
  { examId: exam = '', variant: named, section: type }: Params,
): TestRoute | null {
  const sections: readonly ExamSection[] = examFamilies[of.family].sections;
  const section = sections.find((one) => one.type === type);
  const variant = variants.find((one) => one === named?.toLowerCase());
  if (!section?.test || !variant) return null;
  return {
    ...of,
    variant,
    section: { ...section, test: section.test },
    about: { family: of.family, exam, section: section.type, real: variant === 'real', attempt: undefined },
    back: `${of.list}?${new URLSearchParams({ [of.family]: exam, area: variant })}`,
  };
}

/** All calls of the page, sent at the same time. */
export function testCalls(of: TestFamily, params: Params): readonly Asked[] {
  const route = testRoute(of, params);
  if (!route) return [];
  const { exam, questions, progress } = sectionCalls[of.family];
  return [exam(route.about.exam), questions(route.about), progress(route.about)];
}
