import { attempt } from '@fourfold/app-shell/attempt';
import { callQuery } from '@fourfold/app-shell/call-query';
import { api } from '@fourfold/app-shell/session';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { WaitingReview } from '@fourfold/core/contract/reviews';
import type { Reply } from '@fourfold/core/contract/types';
import { reviewOpenedText } from '@fourfold/core/exams/exam-review';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { queryClient } from '../../../data/query-client.ts';

export const waitingReviewsQuery = callQuery(apiQuery('GET /waiting_reviews', { query: { own: 'true' } }));

/** Opens the review of an exam to one student. Returns whether it was opened. */
export async function openReview(review: WaitingReview): Promise<boolean> {
  const { exam_id, user_id } = review;
  const opened = await attempt(api('POST /waiting_reviews/release', { body: { exam_id, user_id } }));
  const { queryKey } = waitingReviewsQuery;
  if (opened) {
    queryClient.setQueryData<Reply<'GET /waiting_reviews'>>(queryKey, (shown) => {
      const isOther = (one: WaitingReview) => one.exam_id !== exam_id || one.user_id !== user_id;
      return shown && { data: shown.data.filter(isOther), count: shown.count - 1 };
    });
    showAlert('success', reviewOpenedText(review));
  }
  // After a refusal the list may have changed too.
  void queryClient.invalidateQueries({ queryKey });
  return opened !== false;
}
