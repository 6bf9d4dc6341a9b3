import { ask } from '@fourfold/core/client/ask';
import type { WaitingReview } from '@fourfold/core/contract/reviews';
import type { Reply } from '@fourfold/core/contract/types';
import { openedReviewWords } from '@fourfold/core/exams/review';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { queryClient } from '../../../data/query-client.ts';
import { queryOf } from '../../../data/query-of.ts';
import { attempt } from '../../../session/attempt.ts';
import { api } from '../../../session/session.ts';

export const waitingQuery = queryOf(ask('GET /waiting_reviews', { query: { own: 'true' } }));

/** Opens the review of an exam to one student. Returns whether it was opened. */
export async function openReview(review: WaitingReview): Promise<boolean> {
  const { exam_id, user_id } = review;
  const opened = await attempt(api('POST /waiting_reviews/release', { body: { exam_id, user_id } }));
  const { queryKey } = waitingQuery;
  if (opened) {
    queryClient.setQueryData<Reply<'GET /waiting_reviews'>>(queryKey, (shown) => {
      const isLeft = (one: WaitingReview) => one.exam_id !== exam_id || one.user_id !== user_id;
      return shown && { data: shown.data.filter(isLeft), count: shown.count - 1 };
    });
    showAlert('success', openedReviewWords(review));
  }
  // After a refusal the list may have changed too.
  void queryClient.invalidateQueries({ queryKey });
  return opened !== false;
}
