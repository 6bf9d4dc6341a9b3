import { submittingDeed } from '@fourfold/core/client/outbox/new-test-deed';
import { entriesOf } from '@fourfold/core/client/outbox/outbox-view';
import { isSameSection, type TestSection, testDeedOf } from '@fourfold/core/client/outbox/test-deed';
import { openWords, type SectionSummary } from '@fourfold/core/test-section/section-summary';
import { confirm } from '../../app/confirm.tsx';
import { during } from '../../app/waiting.ts';
import { sender } from '../../outbox/late/sender.ts';
import { outbox } from '../../outbox/outbox.ts';

/** Milliseconds to wait for the server's confirmation. */
const moment = 8_000;

type Submission = { account: string; about: TestSection; summary: SectionSummary };

/**
 * Submits the section after a confirmation; the submission is queued after its answers. The page
 * follows the outbox and shows the result.
 */
export async function submitSection({ account, about, summary }: Submission): Promise<void> {
  if (!(await confirm('Are you sure you want to submit whole test?', openWords(summary)))) return;
  const { failures } = sender.view();
  outbox.keep(submittingDeed({ account_id: account, about }));
  await during(
    new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const look = () => {
        const view = sender.view();
        if (!isOnItsWay(account, about) || view.failures > failures || !navigator.onLine) done();
      };
      const timer = setTimeout(done, moment);
      const stop = sender.subscribe(look);
      look();
    }),
  );
}

function isOnItsWay(account: string, about: TestSection): boolean {
  return entriesOf(sender.view(), account).some((entry) => {
    const deed = testDeedOf(entry);
    return entry.aside === null && deed !== null && isSameSection(deed, about);
  });
}
