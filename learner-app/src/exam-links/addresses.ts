import type { Variant } from '@fourfold/core/exams/section';

type TestLocation = { family: string; exam: string; variant: Variant; section: string };

/** URL of the test of a section (TST-001, TST-002). */
export function testAddress({ family, exam, variant, section }: TestLocation): string {
  return `/home/${family}-test/${exam}/${variant}/${section}`;
}

/** URL of the score report of a test. */
export function reportAddress(exam: string, variant: Variant): string {
  return `/home/score-report/${exam}/${variant}`;
}
