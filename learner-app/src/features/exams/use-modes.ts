import type { Exam } from '@fourfold/core/contract/exams';
import type { Variant } from '@fourfold/core/exams/families';
import { openVariants } from '@fourfold/core/exams/open-variants';
import { useState } from 'react';
import type { ExamList } from './exam-lists.ts';
import type { Opened } from './use-opened.ts';

/** The modes of an open exam. */
export type Modes = {
  /** Variants that can be taken as a test; without any there is no test mode. */
  variants: readonly Variant[];
  /** The variant whose tests are shown; null outside test mode. */
  testing: Variant | null;
  test(variant: Variant | null): void;
  grading: boolean;
  grade(on: boolean): void;
};

/** The URL can open test mode for an available variant, but never Grading mode. */
export function useModes({ family }: ExamList, exam: Exam, { target, note }: Opened): Modes {
  const [wanted, setWanted] = useState(target.exam === exam.id ? target.area : null);
  const [grading, grade] = useState(false);
  const variants = openVariants(exam, family);
  const testing = variants.find((variant) => variant === wanted) ?? null;
  const test = (variant: Variant | null) => {
    setWanted(variant);
    note(exam.id, variant);
  };
  return { variants, testing, test, grading, grade };
}
