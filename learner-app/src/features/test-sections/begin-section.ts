import { attempt } from '@fourfold/app-shell/attempt';
import { api } from '@fourfold/app-shell/session';
import { beginTestCall, type ChosenStart } from '@fourfold/core/client/outbox/new-test-action';
import type { TestSection } from '@fourfold/core/client/outbox/test-action';
import type { ActTestProgress, SatTestProgress } from '@fourfold/core/contract/tests';
import type { TestQuestion } from '@fourfold/core/wire/tests/sealed-question';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { blockDuring } from '../../app/blocking-calls.ts';
import { queryClient } from '../../data/query-client.ts';
import { sectionCalls } from '../../outbox/lazy/section-calls.ts';
import { thisDevice } from './this-device.ts';

/**
 * Begins a section that its clock ends, or continues it on this device instead of another one: by the server's clock, so
 * it needs a network. Its questions come with the reply.
 * Shows an alert if it fails; returns whether it is begun.
 */
export async function beginSection(about: TestSection, start: ChosenStart): Promise<boolean> {
  const reply = await attempt(blockDuring(send(about, start)));
  if (!reply) return false;
  const { questions = [], ...begun } = reply;
  // It was begun before, in another tab or on another device.
  if (start.practice && !begun.practice) showAlert('warning', 'This section is in test mode: its clock does not stop.');
  const calls = sectionCalls[about.family];
  queryClient.setQueryData([...calls.questions(about)], { data: questions });
  queryClient.setQueryData([...calls.progress(about)], begun);
  return true;
}

type Begun = (SatTestProgress | ActTestProgress) & { questions?: TestQuestion[] | undefined };

function send(about: TestSection, start: ChosenStart): Promise<Begun> {
  const begin = beginTestCall(about, start, thisDevice());
  return begin.call === 'POST /user_sat_test_progresses'
    ? api(begin.call, { body: begin.body })
    : api(begin.call, { body: begin.body });
}
