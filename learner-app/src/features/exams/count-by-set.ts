import { attempt } from '@fourfold/app-shell/attempt';
import type { ExamProgress } from '@fourfold/core/contract/exam-progress';
import type { Exam } from '@fourfold/core/contract/exams';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { queryClient } from '../../data/query-client.ts';
import { examCalls } from './exam-calls.ts';
import type { ExamList } from './exam-lists.ts';
import { replaceCachedExam } from './exams-cache.ts';

/** Exams with a pending request: a second press would race it. */
const pendingExams = new Set<string>();

/**
 * Switches whether an exam's progress counts problem sets or sequences. Shown at once, and reverted
 * if the request fails.
 */
export async function countBySet(list: ExamList, exam: Exam, bySet: boolean): Promise<void> {
  if (pendingExams.has(exam.id)) return;
  pendingExams.add(exam.id);
  const calls = examCalls[list.family];
  const key = [...list.progress(exam.id)];
  const before = queryClient.getQueryData<ExamProgress>(key);
  replaceCachedExam(list, { ...exam, progress_by_problemset: bySet });
  await queryClient.cancelQueries({ queryKey: key });
  // Fetched in parallel: this call takes `bySet` itself, not from the exam.
  const newProgress = calls.progressBy(exam.id, bySet).catch(() => undefined);
  const changed = await attempt(calls.countBySet(exam.id, bySet));
  queryClient.setQueryData(key, changed ? await newProgress : before);
  if (changed) showAlert('success', bySet ? 'Progress Show by ProblemSet' : 'Progress Show by Sequence');
  else replaceCachedExam(list, exam);
  pendingExams.delete(exam.id);
}
