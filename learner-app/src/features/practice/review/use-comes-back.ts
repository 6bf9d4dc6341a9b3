import { isAnswer } from '@fourfold/core/client/outbox/outbox-entry';
import type { ReviewCard } from '@fourfold/core/contract/mistakes';
import { useState } from 'react';
import { lazyCode, useLazyCode } from '../../../question/lazy-code.ts';
import type { AnsweredQuestion } from '../answer-trail.ts';
import type { Review } from './use-review.ts';

/** The scheduler: loaded after the first question is on the screen. */
const cardCode = lazyCode(() => import('@fourfold/core/practice/pending/card-with-pending'));

/**
 * Returns the day on which a card comes back after its answer, as the server will decide; null until it is known.
 */
export function useComesBack(card: ReviewCard, answer: AnsweredQuestion | undefined, review: Review): string | null {
  const code = useLazyCode(cardCode);
  const [comesBack, setComesBack] = useState<string | null>(null);
  const { pending, usual_seconds, day } = review;
  const record = answer?.screen.recordId;
  // Once: the server's confirmation takes the answer from the pending ones.
  if (comesBack === null && code && pending.some((draft) => isAnswer(draft) && draft.body.id === record)) {
    setComesBack(code.cardWithPending(card, { pending, usual_seconds, day }).state.due);
  }
  return comesBack;
}
