import { isRecord } from '@fourfold/core/client/outbox/shape';
import type { TestDeed } from '@fourfold/core/client/outbox/test-deed';
import type { ActTestProgress, SatTestProgress } from '@fourfold/core/contract/tests';
import { laterProgress, sectionProgress } from '@fourfold/core/test-section/section-progress';
import type { QueryClient } from '@tanstack/react-query';
import { sectionCalls } from './section-calls.ts';

type Wire = SatTestProgress | ActTestProgress;

/**
 * Updates the query cache from the reply to a test entry or submission, which is the section's
 * progress. After a submission more is refetched.
 */
export function settleSection(client: QueryClient, deed: TestDeed, reply: unknown): void {
  if (!isProgress(reply)) return;
  const calls = sectionCalls[deed.family];
  client.setQueryData<Wire>([...calls.progress(deed)], (cached) => laterProgress(cached, reply));
  client.setQueriesData<{ data: Wire[] }>(
    { queryKey: [calls.progresses], predicate: ({ queryKey }) => JSON.stringify(queryKey).includes(deed.exam) },
    (list) => list && { data: [...list.data.filter((one) => !isSameSection(one, reply)), latest(list.data, reply)] },
  );
  if (deed.does !== 'submit') return;
  // Questions have keys and explanations now.
  client.invalidateQueries({ queryKey: [...calls.questions(deed)] });
  client.invalidateQueries({ queryKey: [calls.scores] });
}

function latest(listed: readonly Wire[], reply: Wire): Wire {
  return laterProgress(
    listed.find((one) => isSameSection(one, reply)),
    reply,
  );
}

function isSameSection(one: Wire, other: Wire): boolean {
  const [a, b] = [sectionProgress(one), sectionProgress(other)];
  return a.exam === b.exam && a.section === b.section && a.real_test === b.real_test;
}

/** Checks only the shape; the outbox has checked the section. */
function isProgress(reply: unknown): reply is Wire {
  return isRecord(reply) && typeof reply.attempt === 'number' && typeof reply.submitted === 'boolean';
}
