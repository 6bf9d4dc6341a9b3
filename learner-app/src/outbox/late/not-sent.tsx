import { download } from '@fourfold/core/browser/late/download';
import { needsYouFile, whatIs, whyOf } from '@fourfold/core/client/outbox/needs-you-file';
import { isAnswer, type OutboxEntry } from '@fourfold/core/client/outbox/outbox-entry';
import type { SavedState } from '@fourfold/core/client/outbox/outbox-view';
import { type TestDeed, testDeedOf } from '@fourfold/core/client/outbox/test-deed';
import { momentWords } from '@fourfold/core/day/words';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import css from './not-sent.module.css';
import { sender } from './sender.ts';

type NotSentProps = Omit<Extract<SavedState, { at: 'person' }>, 'at'> & { onClose: () => void };

/**
 * Lists the entries that the server refused, with its messages. They stay in the browser until the
 * server accepts them.
 */
export function NotSent({ refused, unreadable, onClose }: NotSentProps) {
  const retry = () => {
    sender.retry();
    onClose();
  };
  return (
    <Dialog
      title="Not sent"
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Close
          </Button>
          <Button onClick={() => download(needsYouFile({ refused, unreadable }, Date.now(), timeZone()))}>
            Download
          </Button>
          {refused.length > 0 && (
            <Button kind="primary" onClick={retry}>
              Try again
            </Button>
          )}
        </>
      }
    >
      {refused.length > 0 && (
        <>
          <p>The server would not take this. It stays on this device, and what came after it is sent.</p>
          <ul className={css.list}>
            {refused.map((entry) => (
              <li key={entry.id}>
                <strong>{whyOf(entry)}</strong>
                <span>
                  {wordsOf(entry)}, {momentWords(new Date(entry.written_at), new Date())}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {unreadable.length > 0 && (
        <p>
          {unreadable.length === 1 ? '1 entry' : `${unreadable.length} entries`} on this device cannot be read by this
          version of the site. Nothing of it is deleted; load the page again after an update.
        </p>
      )}
    </Dialog>
  );
}

/** Offset of UTC from local time in minutes. */
function timeZone(): number {
  return new Date(Date.now()).getTimezoneOffset();
}

function wordsOf(entry: OutboxEntry): string {
  const typed = isAnswer(entry) ? entry.body.given_free_response_answer : typedIn(testDeedOf(entry));
  return typed === '' ? whatIs(entry) : `The answer “${typed}”`;
}

function typedIn(deed: TestDeed | null): string {
  return deed?.does === 'save' ? (deed.entry?.freeResponseGivenAnswer ?? '') : '';
}
