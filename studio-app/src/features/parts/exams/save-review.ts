import { attempt } from '@fourfold/app-shell/attempt';
import { callQuery } from '@fourfold/app-shell/call-query';
import { api } from '@fourfold/app-shell/session';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { WaitingReview } from '@fourfold/core/contract/reviews';
import type { Reply } from '@fourfold/core/contract/types';
import { type ReviewSetting, reviewOpenedText } from '@fourfold/core/exams/exam-review';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { queryClient } from '../../../data/query-client.ts';
import { showField } from './exam-cache.ts';
import type { Exam, ExamList } from './exam-lists.ts';

/** Query options of the students who wait for the review of an exam. */
export const waitingQuery = (exam_id: string) => callQuery(apiQuery('GET /waiting_reviews', { query: { exam_id } }));

/** Saves the review setting of an exam, which may open the review to all waiting students. */
export async function saveReview(list: ExamList, { id }: Exam, review: ReviewSetting): Promise<boolean> {
  const saved = await attempt(list.change(id, { review }));
  if (!saved) return false;
  await showField(list, id, { review: saved.review });
  refetchWaiting(id);
  showAlert('success', 'Review setting saved');
  return true;
}

/** Opens the review of an exam to one student. Returns whether it is open now. */
export async function openReview(review: WaitingReview): Promise<boolean> {
  const { exam_id, user_id } = review;
  const reply = await attempt(api('POST /waiting_reviews/release', { body: { exam_id, user_id } }));
  if (reply) {
    queryClient.setQueryData<Reply<'GET /waiting_reviews'>>(
      waitingQuery(exam_id).queryKey,
      (cached) => cached && { data: cached.data.filter((one) => one.user_id !== user_id), count: cached.count - 1 },
    );
    showAlert('success', reviewOpenedText(review));
  }
  refetchWaiting(exam_id);
  return reply !== false;
}

function refetchWaiting(exam_id: string): void {
  void queryClient.invalidateQueries({ queryKey: waitingQuery(exam_id).queryKey });
}
