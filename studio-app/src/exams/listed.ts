import type { ExamQuestion } from '@fourfold/core/contract/content';
import type { ReviewSetting } from '@fourfold/core/exams/review';
import { queryClient } from '../data/query-client.ts';
import type { Exam, ExamList } from './exam-lists.ts';

/** A field of an exam that is changed on its own. */
export type ExamPart = { title: string } | { progress_by_problemset: boolean } | { review: ReviewSetting };

type Listed<T> = { data: readonly T[] };

/**
 * Updates the cached list; a running fetch is cancelled, because it would bring back the old list.
 */
export async function showExams({ list }: ExamList, become: (exams: readonly Exam[]) => readonly Exam[]) {
  const queryKey = [...list];
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Listed<Exam>>(queryKey, (shown) => shown && { data: become(shown.data) });
}

/** Sets a field of an exam in the cached list and on its own page. */
export async function showPart(list: ExamList, id: string, part: ExamPart): Promise<void> {
  const queryKey = [...list.exam(id)];
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Exam>(queryKey, (shown) => shown && { ...shown, ...part });
  await showExams(list, (all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
}

/** Refetches the list. */
export async function readExams({ list }: ExamList): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [...list] });
}

/** Replaces a number in the cached list of its exam and on its own page. */
export async function replaceQuestion(list: ExamList, question: ExamQuestion): Promise<void> {
  const own = [...list.question(question.id)];
  const among = [...list.questions(question.sat_id ?? question.act_id ?? '')];
  await Promise.all([own, among].map((queryKey) => queryClient.cancelQueries({ queryKey })));
  queryClient.setQueryData(own, question);
  queryClient.setQueryData<Listed<ExamQuestion>>(
    among,
    (shown) => shown && { data: shown.data.map((one) => (one.id === question.id ? question : one)) },
  );
}
