import type { Exam } from '@fourfold/core/contract/exams';
import { queryClient } from '../../data/query-client.ts';
import type { ExamList } from './exam-lists.ts';

type CachedExams = { data: readonly Exam[] };

/** Replaces the cached list without a refetch. */
export function setCachedExams({ list }: ExamList, data: readonly Exam[]): void {
  queryClient.setQueryData<CachedExams>([...list], { data });
}

/** Replaces an exam in the cached list; a new one is appended, as the server does. */
export function replaceCachedExam(list: ExamList, exam: Exam): void {
  const listed = cachedExams(list);
  const isNew = !listed.some(({ id }) => id === exam.id);
  setCachedExams(list, isNew ? [...listed, exam] : listed.map((one) => (one.id === exam.id ? exam : one)));
}

export function cachedExams({ list }: ExamList): readonly Exam[] {
  return queryClient.getQueryData<CachedExams>([...list])?.data ?? [];
}
