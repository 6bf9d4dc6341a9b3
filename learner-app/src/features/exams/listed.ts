import type { Exam } from '@fourfold/core/contract/exams';
import { queryClient } from '../../data/query-client.ts';
import type { ExamList } from './exam-lists.ts';

type Listed = { data: readonly Exam[] };

/** Shows another list at once; it is not asked for again. */
export function showList({ list }: ExamList, data: readonly Exam[]): void {
  queryClient.setQueryData<Listed>([...list], { data });
}

/** Shows an exam as it is now, at its place; a new one comes last, where the server lists it. */
export function replaceInList(list: ExamList, exam: Exam): void {
  const listed = listedIn(list);
  const isNew = !listed.some(({ id }) => id === exam.id);
  showList(list, isNew ? [...listed, exam] : listed.map((one) => (one.id === exam.id ? exam : one)));
}

export function listedIn({ list }: ExamList): readonly Exam[] {
  return queryClient.getQueryData<Listed>([...list])?.data ?? [];
}
