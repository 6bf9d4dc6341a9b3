import type { ExamQuestion } from '@fourfold/core/contract/content';
import type { ReviewSetting } from '@fourfold/core/exams/review';
import { queryClient } from '../data/query-client.ts';
import type { Exam, ExamList } from './exam-lists.ts';

/** What is changed of an exam by itself. */
export type ExamPart = { title: string } | { progress_by_problemset: boolean } | { review: ReviewSetting };

type Listed<T> = { data: readonly T[] };

/** What a list shows from now on; a read that is under way would bring it as it was. */
export async function showExams({ list }: ExamList, become: (exams: readonly Exam[]) => readonly Exam[]) {
  const queryKey = [...list];
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Listed<Exam>>(queryKey, (shown) => shown && { data: become(shown.data) });
}

/** A part of an exam as it is from now on, in its list and on its pages. */
export async function showPart(list: ExamList, id: string, part: ExamPart): Promise<void> {
  const queryKey = [...list.exam(id)];
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Exam>(queryKey, (shown) => shown && { ...shown, ...part });
  await showExams(list, (all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
}

/** The list as it is on the server now; nobody else's list is meant. */
export async function readExams({ list }: ExamList): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [...list] });
}

/** A number as it is now, among those of its exam and on its own page. */
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
