import type { ExamQuestion } from '@fourfold/core/contract/content';
import type { ReviewSetting } from '@fourfold/core/exams/exam-review';
import { queryClient } from '../../../data/query-client.ts';
import type { Exam, ExamList } from './exam-lists.ts';

/** A field of an exam that is changed on its own. */
export type ExamField = { title: string } | { progress_by_problemset: boolean } | { review: ReviewSetting };

type ListReply<T> = { data: readonly T[] };

/** Updates the cached list; a running fetch is cancelled, because it would bring back the old list. */
export async function showExams({ list }: ExamList, update: (exams: readonly Exam[]) => readonly Exam[]) {
  const queryKey = [...list];
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<ListReply<Exam>>(queryKey, (cached) => cached && { data: update(cached.data) });
}

/** Sets a field of an exam in the cached list and on its own page. */
export async function showField(list: ExamList, id: string, field: ExamField): Promise<void> {
  const queryKey = [...list.exam(id)];
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Exam>(queryKey, (cached) => cached && { ...cached, ...field });
  await showExams(list, (all) => all.map((one) => (one.id === id ? { ...one, ...field } : one)));
}

/** Refetches the list. */
export async function refetchExams({ list }: ExamList): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [...list] });
}

/** Replaces a number in the cached list of its exam and on its own page. */
export async function replaceQuestion(list: ExamList, question: ExamQuestion): Promise<void> {
  const ownKey = [...list.question(question.id)];
  const listKey = [...list.questions(question.sat_id ?? question.act_id ?? '')];
  await Promise.all([ownKey, listKey].map((queryKey) => queryClient.cancelQueries({ queryKey })));
  queryClient.setQueryData(ownKey, question);
  queryClient.setQueryData<ListReply<ExamQuestion>>(
    listKey,
    (cached) => cached && { data: cached.data.map((one) => (one.id === question.id ? question : one)) },
  );
}
