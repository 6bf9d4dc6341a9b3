import type { Exam } from '@fourfold/core/contract/exams';
import { editionOfExam, examEditions } from '@fourfold/core/exams/exam-editions';
import { openVariants } from '@fourfold/core/exams/open-variants';
import type { Variant } from '@fourfold/core/exams/section';
import { useState } from 'react';
import type { OpenedExams } from './use-opened-exams.ts';

/** The modes of an open exam. */
export type ExamModesState = {
  /** Variants that can be taken as a test; without any there is no test mode. */
  variants: readonly Variant[];
  /** The variant whose tests are shown; null outside test mode. */
  testing: Variant | null;
  setTesting(variant: Variant | null): void;
  grading: boolean;
  setGrading(on: boolean): void;
};

/** The URL can open test mode for an available variant, but never Grading mode. */
export function useExamModes(exam: Exam, { target, writeArea }: OpenedExams): ExamModesState {
  const [wantedVariant, setWantedVariant] = useState(target.exam === exam.id ? target.area : null);
  const [grading, setGrading] = useState(false);
  const variants = openVariants(exam);
  // An exam without a paper has nothing but its tests.
  const initial = examEditions[editionOfExam(exam)].hasPaper ? undefined : variants[0];
  const testing = variants.find((variant) => variant === wantedVariant) ?? initial ?? null;
  const setTesting = (variant: Variant | null) => {
    setWantedVariant(variant);
    writeArea(exam.id, variant);
  };
  return { variants, testing, setTesting, grading, setGrading };
}
