import type { ExamQuestion } from '@fourfold/core/contract/content';
import { queryClient } from '../data/query-client.ts';
import type { Exam, ExamList } from './exam-lists.ts';

type Listed<T> = { data: readonly T[] };

/** What a list shows from now on; a read that is under way would bring it as it was. */
export async function showExams({ list }: ExamList, become: (exams: readonly Exam[]) => readonly Exam[]) {
  const queryKey = [...list];
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Listed<Exam>>(queryKey, (shown) => shown && { data: become(shown.data) });
}

/** An exam as it is now, in its list and on its pages. */
export async function replaceExam(list: ExamList, exam: Exam): Promise<void> {
  queryClient.setQueryData([...list.exam(exam.id)], exam);
  await showExams(list, (all) => all.map((one) => (one.id === exam.id ? exam : one)));
}

/** The list as it is on the server now; nobody else's list is meant. */
export async function readExams({ list }: ExamList): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [...list] });
}

/** A number as it is now, among those of its exam and on its own page. */
export function replaceQuestion(list: ExamList, question: ExamQuestion): void {
  const exam = question.sat_id ?? question.act_id ?? '';
  queryClient.setQueryData([...list.question(question.id)], question);
  queryClient.setQueryData<Listed<ExamQuestion>>(
    [...list.questions(exam)],
    (shown) => shown && { data: shown.data.map((one) => (one.id === question.id ? question : one)) },
  );
}
