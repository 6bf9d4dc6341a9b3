import { attempt } from '@fourfold/app-shell/attempt';
import { api } from '@fourfold/app-shell/session';
import { beginTestCall } from '@fourfold/core/client/outbox/new-test-action';
import type { TestSection } from '@fourfold/core/client/outbox/test-action';
import type { ActTestProgress, SatTestProgress } from '@fourfold/core/contract/tests';
import { blockDuring } from '../../app/blocking-calls.ts';
import { queryClient } from '../../data/query-client.ts';
import { sectionCalls } from '../../outbox/lazy/section-calls.ts';

/** Begins a section that its clock ends: by the server's clock, so it needs a network. Shows an alert if it fails. */
export async function beginSection(about: TestSection, extraTime: number): Promise<void> {
  const begun = await attempt(blockDuring(send(about, extraTime)));
  if (begun) queryClient.setQueryData([...sectionCalls[about.family].progress(about)], begun);
}

function send(about: TestSection, extraTime: number): Promise<SatTestProgress | ActTestProgress> {
  const begin = beginTestCall(about, extraTime);
  return begin.call === 'POST /user_sat_test_progresses'
    ? api(begin.call, { body: begin.body })
    : api(begin.call, { body: begin.body });
}
