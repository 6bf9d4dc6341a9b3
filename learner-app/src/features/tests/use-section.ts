import type { ActTestProgress, SatTestProgress } from '@fourfold/core/contract/tests';
import { openVariants } from '@fourfold/core/exams/open-variants';
import type { ReviewSetting } from '@fourfold/core/exams/review';
import { visibleInOrder } from '@fourfold/core/mastery/next-in-set';
import { laterProgress, type SectionProgress, sectionProgress } from '@fourfold/core/test-section/section-progress';
import { type SectionStanding, sectionStanding } from '@fourfold/core/test-section/section-standing';
import type { TestQuestion } from '@fourfold/core/test-section/test-question';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { queryOf } from '../../data/query-of.ts';
import { sectionCalls } from '../../outbox/late/section-calls.ts';
import { usePending } from '../../outbox/use-outbox.ts';
import { keptContent } from '../../question/kept-content.ts';
import { type Loaded, useLoaded } from '../../question/loaded.ts';
import type { TestRoute } from './test-route.ts';

export type OpenSection = {
  /** Title of the exam. */
  title: string;
  /** When its review opens. */
  review: ReviewSetting;
  progress: SectionProgress;
  /** Includes changes that the server has not confirmed. */
  standing: SectionStanding;
  /**
   * In order. While a section is taken they stay as loaded; removed questions are reported at the
   * end.
   */
  questions: readonly TestQuestion[];
};

/** Loads everything that a section's page shows, with all requests at once. */
export function useSection({ family, variant, about }: TestRoute, account: string): Loaded<OpenSection> {
  const calls = sectionCalls[family];
  const exam = useQuery({ ...queryOf(calls.exam(about.exam)), ...keptContent, meta: { main: true, keep: true } });
  const listed = useQuery({ ...queryOf(calls.questions(about)), ...keptContent });
  const asked = useQuery({
    ...queryOf(calls.progress(about)),
    meta: { keep: true },
    throwOnError: false,
    structuralSharing: (before: unknown, now: unknown) => laterProgress(before as Wire | undefined, now as Wire),
  });
  const pending = usePending(account);
  const progress = useMemo(() => asked.data && sectionProgress(asked.data), [asked.data]);
  const standing = useMemo(() => progress && pending && sectionStanding(progress, pending), [progress, pending]);
  const begun = useRef<{ attempt: number; questions: readonly TestQuestion[] }>(null);
  const admitted = useRef(false);

  const loaded = useLoaded([exam, listed, asked]);
  if (loaded.at !== 'come') return loaded;
  if (!exam.data || !listed.data || !progress || !standing) return { at: 'loading' };
  // A section that is closed while it is taken stays open for this student.
  admitted.current ||= openVariants(exam.data, family).includes(variant);
  if (!admitted.current) return { at: 'gone' };
  const fresh = visibleInOrder(listed.data.data);
  if (begun.current?.attempt !== progress.attempt) begun.current = { attempt: progress.attempt, questions: fresh };
  const questions = standing.at === 'submitted' ? fresh : begun.current.questions;
  return { at: 'ready', data: { title: exam.data.title, review: exam.data.review, progress, standing, questions } };
}

type Wire = SatTestProgress | ActTestProgress;
