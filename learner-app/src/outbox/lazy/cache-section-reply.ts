import { isRecord } from '@fourfold/core/client/outbox/guards';
import type { TestAction } from '@fourfold/core/client/outbox/test-action';
import type { ActTestProgress, SatTestProgress } from '@fourfold/core/contract/tests';
import { newerSectionProgress, sectionProgress } from '@fourfold/core/test-section/section-progress';
import type { QueryClient } from '@tanstack/react-query';
import { sectionCalls } from './section-calls.ts';

type WireProgress = SatTestProgress | ActTestProgress;

/**
 * Updates the query cache from the reply to a test entry or submission, which is the section's
 * progress. After a submission more is refetched.
 */
export function cacheSectionReply(client: QueryClient, action: TestAction, reply: unknown): void {
  if (!isProgress(reply)) return;
  const calls = sectionCalls[action.family];
  client.setQueryData<WireProgress>([...calls.progress(action)], (cached) => newerSectionProgress(cached, reply));
  client.setQueriesData<{ data: WireProgress[] }>(
    { queryKey: [calls.progresses], predicate: ({ queryKey }) => JSON.stringify(queryKey).includes(action.exam) },
    (list) =>
      list && { data: [...list.data.filter((one) => !isSameSection(one, reply)), latestProgress(list.data, reply)] },
  );
  if (action.kind !== 'submit') return;
  // Questions have keys and explanations now.
  client.invalidateQueries({ queryKey: [...calls.questions(action)] });
  client.invalidateQueries({ queryKey: [calls.scores] });
}

function latestProgress(listed: readonly WireProgress[], reply: WireProgress): WireProgress {
  return newerSectionProgress(
    listed.find((one) => isSameSection(one, reply)),
    reply,
  );
}

function isSameSection(one: WireProgress, other: WireProgress): boolean {
  const [a, b] = [sectionProgress(one), sectionProgress(other)];
  return a.exam === b.exam && a.section === b.section && a.real_test === b.real_test;
}

/** Checks only the shape; the outbox has checked the section. */
function isProgress(reply: unknown): reply is WireProgress {
  return isRecord(reply) && typeof reply.attempt === 'number' && typeof reply.submitted === 'boolean';
}
