import type { Exam } from '@fourfold/core/contract/exams';
import { queryClient } from '../../data/query-client.ts';
import type { ExamList } from './exam-lists.ts';

type Listed = { data: readonly Exam[] };

/** Replaces the cached list without a refetch. */
export function showList({ list }: ExamList, data: readonly Exam[]): void {
  queryClient.setQueryData<Listed>([...list], { data });
}

/** Replaces an exam in the cached list; a new one is appended, as the server does. */
export function replaceInList(list: ExamList, exam: Exam): void {
  const listed = listedIn(list);
  const isNew = !listed.some(({ id }) => id === exam.id);
  showList(list, isNew ? [...listed, exam] : listed.map((one) => (one.id === exam.id ? exam : one)));
}

export function listedIn({ list }: ExamList): readonly Exam[] {
  return queryClient.getQueryData<Listed>([...list])?.data ?? [];
}
