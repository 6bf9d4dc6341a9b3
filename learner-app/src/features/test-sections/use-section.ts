import { callQuery } from '@fourfold/app-shell/call-query';
import type { ActTestProgress, SatTestProgress } from '@fourfold/core/contract/tests';
import { type EditionName, editionOfExam } from '@fourfold/core/exams/exam-editions';
import type { ReviewSetting } from '@fourfold/core/exams/exam-review';
import { isSectionOpen } from '@fourfold/core/exams/open-variants';
import { visibleInOrder } from '@fourfold/core/mastery/next-in-set';
import {
  newerSectionProgress,
  type SectionProgress,
  sectionProgress,
} from '@fourfold/core/test-section/section-progress';
import { type SectionWithPending, sectionWithPending } from '@fourfold/core/test-section/section-with-pending';
import type { TestQuestion } from '@fourfold/core/wire/tests/sealed-question';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { sectionCalls } from '../../outbox/lazy/section-calls.ts';
import { usePendingAnswers } from '../../outbox/use-pending-answers.ts';
import { persistedContent } from '../../question/persisted-content.ts';
import { type LoadState, useLoadState } from '../../question/use-load-state.ts';
import type { TestRoute } from './test-route.ts';

export type OpenSection = {
  /** Title of the exam. */
  title: string;
  /** Whether the student may take another section of the exam in this variant. */
  isOpen(section: string): boolean;
  edition: EditionName;
  /** When its review opens. */
  review: ReviewSetting;
  progress: SectionProgress;
  /** When the progress arrived, in milliseconds since 1970 by this device's clock. */
  receivedAt: number;
  /** Includes changes that the server has not confirmed. */
  progressState: SectionWithPending;
  /** In order. While a section is taken they stay as loaded; removed questions are reported at the end. */
  questions: readonly TestQuestion[];
};

/** Loads everything that a section's page shows, with all requests at once. */
export function useSection({ family, variant, about }: TestRoute, account: string): LoadState<OpenSection> {
  const calls = sectionCalls[family];
  const exam = useQuery({
    ...callQuery(calls.exam(about.exam)),
    ...persistedContent,
    meta: { main: true, keep: true },
  });
  const questionsQuery = useQuery({ ...callQuery(calls.questions(about)), ...persistedContent });
  const progressQuery = useQuery({
    ...callQuery(calls.progress(about)),
    meta: { keep: true },
    throwOnError: false,
    structuralSharing: (before: unknown, now: unknown) =>
      newerSectionProgress(before as WireProgress | undefined, now as WireProgress),
  });
  const pending = usePendingAnswers(account);
  const progress = useMemo(() => progressQuery.data && sectionProgress(progressQuery.data), [progressQuery.data]);
  const progressState = useMemo(
    () => progress && pending && sectionWithPending(progress, pending),
    [progress, pending],
  );
  const attemptRef = useRef<{ attempt: number; questions: readonly TestQuestion[] }>(null);
  const isAdmitted = useRef(false);

  const loaded = useLoadState([exam, questionsQuery, progressQuery]);
  if (loaded.kind !== 'come') return loaded;
  if (!exam.data || !questionsQuery.data || !progress || !progressState) return { kind: 'loading' };
  // A section that is closed while it is taken stays open for this student.
  isAdmitted.current ||= isSectionOpen(exam.data, about.section, variant);
  if (!isAdmitted.current) return { kind: 'gone' };
  const receivedAt = progressQuery.dataUpdatedAt;
  const visibleQuestions = visibleInOrder(questionsQuery.data.data);
  // Of a section that its clock ends there are none before it is begun.
  if (attemptRef.current?.attempt !== progress.attempt || attemptRef.current.questions.length === 0)
    attemptRef.current = { attempt: progress.attempt, questions: visibleQuestions };
  const questions = progressState.stage === 'submitted' ? visibleQuestions : attemptRef.current.questions;
  return {
    kind: 'ready',
    data: {
      ...{ title: exam.data.title, review: exam.data.review, progress, receivedAt, progressState, questions },
      isOpen: (section) => isSectionOpen(exam.data, section, variant),
      edition: editionOfExam(exam.data),
    },
  };
}

type WireProgress = SatTestProgress | ActTestProgress;
