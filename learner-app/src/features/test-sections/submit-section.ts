import { submitTestAction } from '@fourfold/core/client/outbox/new-test-action';
import { unconfirmedEntries } from '@fourfold/core/client/outbox/outbox-view';
import { isSameSection, type TestSection, testActionOf } from '@fourfold/core/client/outbox/test-action';
import { type SectionSummary, unansweredText } from '@fourfold/core/test-section/section-summary';
import { blockDuring } from '../../app/blocking-calls.ts';
import { confirm } from '../../app/confirm.ts';
import { sender } from '../../outbox/lazy/sender.ts';
import { outbox } from '../../outbox/outbox.ts';

/** Hands the section in when its time is over: what is queued before goes first. It goes on if the server says so. */
export function handInSection({ account, about }: Omit<Submission, 'summary'>): void {
  outbox.add(submitTestAction({ account_id: account, about }, true));
}

/** Milliseconds to wait for the server's confirmation. */
const confirmTimeoutMs = 8_000;

type Submission = { account: string; about: TestSection; summary: SectionSummary };

/**
 * Submits the section after a confirmation; the submission is queued after its answers. The page
 * follows the outbox and shows the result.
 */
export async function submitSection({ account, about, summary }: Submission): Promise<void> {
  if (!(await confirm('Are you sure you want to submit whole test?', unansweredText(summary)))) return;
  const { failures } = sender.view();
  outbox.add(submitTestAction({ account_id: account, about }));
  await blockDuring(
    new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const check = () => {
        const view = sender.view();
        if (!isPending(account, about) || view.failures > failures || !navigator.onLine) done();
      };
      const timer = setTimeout(done, confirmTimeoutMs);
      const stop = sender.subscribe(check);
      check();
    }),
  );
}

function isPending(account: string, about: TestSection): boolean {
  return unconfirmedEntries(sender.view(), account).some((entry) => {
    const action = testActionOf(entry);
    return entry.aside === null && action !== null && isSameSection(action, about);
  });
}
