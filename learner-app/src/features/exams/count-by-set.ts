import type { Exam, ExamProgress } from '@fourfold/core/contract/exams';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { queryClient } from '../../data/query-client.ts';
import { attempt } from '../../session/attempt.ts';
import { examCalls } from './exam-calls.ts';
import type { ExamList } from './exam-lists.ts';
import { replaceInList } from './listed.ts';

/** Exams whose switch is on its way to the server: another press then would race it. */
const underWay = new Set<string>();

/** Switches how an exam's progress counts: shown at once, and taken back when the server does not follow. */
export async function countBySet(list: ExamList, exam: Exam, bySet: boolean): Promise<void> {
  if (underWay.has(exam.id)) return;
  underWay.add(exam.id);
  const calls = examCalls[list.family];
  const key = [...list.progress(exam.id)];
  const before = queryClient.getQueryData<ExamProgress>(key);
  replaceInList(list, { ...exam, progress_by_problemset: bySet });
  await queryClient.cancelQueries({ queryKey: key });
  // The figures come beside the change: each way can be asked for, whichever way the exam itself counts.
  const figures = calls.progressBy(exam.id, bySet).catch(() => undefined);
  const changed = await attempt(calls.countBySet(exam.id, bySet));
  queryClient.setQueryData(key, changed ? await figures : before);
  if (changed) showAlert('success', bySet ? 'Progress Show by ProblemSet' : 'Progress Show by Sequence');
  else replaceInList(list, exam);
  underWay.delete(exam.id);
}
