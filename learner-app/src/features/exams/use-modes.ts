import type { Exam } from '@fourfold/core/contract/exams';
import type { Variant } from '@fourfold/core/exams/families';
import { openVariants } from '@fourfold/core/exams/open-variants';
import { useState } from 'react';
import type { ExamList } from './exam-lists.ts';
import type { Opened } from './use-opened.ts';

/** What is done with an open exam, beside practising. */
export type Modes = {
  /** Variants that can be taken as a test; without any there is no test mode. */
  variants: readonly Variant[];
  /** The tests that are looked at; null outside test mode. */
  testing: Variant | null;
  test(variant: Variant | null): void;
  grading: boolean;
  grade(on: boolean): void;
};

/** Test mode is begun by the address where that variant is open; grading mode never is. */
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
