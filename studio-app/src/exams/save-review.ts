import { ask } from '@fourfold/core/client/ask';
import type { WaitingReview } from '@fourfold/core/contract/reviews';
import type { Reply } from '@fourfold/core/contract/types';
import { openedReviewWords, type ReviewSetting } from '@fourfold/core/exams/review';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { queryClient } from '../data/query-client.ts';
import { queryOf } from '../data/query-of.ts';
import { attempt } from '../session/attempt.ts';
import { api } from '../session/session.ts';
import type { Exam, ExamList } from './exam-lists.ts';
import { showPart } from './listed.ts';

/** Query options of the students who wait for the review of an exam. */
export const waitingQuery = (exam_id: string) => queryOf(ask('GET /waiting_reviews', { query: { exam_id } }));

/** Saves the review setting of an exam, which may open the review to all waiting students. */
export async function saveReview(list: ExamList, { id }: Exam, review: ReviewSetting): Promise<boolean> {
  const saved = await attempt(list.change(id, { review }));
  if (!saved) return false;
  await showPart(list, id, { review: saved.review });
  readWaiting(id);
  showAlert('success', 'Review setting saved');
  return true;
}

/** Opens the review of an exam to one student. Returns whether it is open now. */
export async function openReview(review: WaitingReview): Promise<boolean> {
  const { exam_id, user_id } = review;
  const opened = await attempt(api('POST /waiting_reviews/release', { body: { exam_id, user_id } }));
  if (opened) {
    queryClient.setQueryData<Reply<'GET /waiting_reviews'>>(
      waitingQuery(exam_id).queryKey,
      (shown) => shown && { data: shown.data.filter((one) => one.user_id !== user_id), count: shown.count - 1 },
    );
    showAlert('success', openedReviewWords(review));
  }
  readWaiting(exam_id);
  return opened !== false;
}

function readWaiting(exam_id: string): void {
  void queryClient.invalidateQueries({ queryKey: waitingQuery(exam_id).queryKey });
}
