import { isAnswer, type OutboxDraft } from '@fourfold/core/client/outbox/outbox-entry';
import type { WorkReference } from '@fourfold/core/contract/practice';
import { isNotStarted, type Marks } from '@fourfold/core/practice/newer-progress';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { progressRequest } from '../../../outbox/first/progress-requests.ts';
import { forgetTrail } from '../answer-trail.ts';
import { progressQuery } from '../progress-query.ts';
import type { Practice } from '../use-practice.ts';

/**
 * The last verdict on each question since the last reset: from the server, from pending answers, and from this visit.
 */
export function useMarks(
  { account, reference, trail }: Practice<WorkReference>,
  pending: readonly OutboxDraft[],
): Marks {
  const { reference_id } = reference;
  // The page fetches it; this only reads the cache.
  const query = useQuery({ ...progressQuery(progressRequest({ user_id: account, ...reference })), enabled: false });
  const progress = query.data;

  const resetAt = progress !== undefined && isNotStarted(progress) ? progress.seq : 0;
  useEffect(() => {
    if (resetAt > 0) forgetTrail(account + reference_id, resetAt);
  }, [account, reference_id, resetAt]);

  const marks: Record<string, boolean> = { ...progress?.marks };
  for (const { body } of pending.filter(isAnswer)) {
    if (body.reference_id === reference_id) marks[body.question_id] = body.is_correct === true;
  }
  for (const { question, screen } of trail) marks[question.id] = screen.verdict.right;
  return marks;
}
