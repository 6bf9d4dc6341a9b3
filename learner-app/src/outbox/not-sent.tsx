import { isAnswer, type OutboxEntry } from '@fourfold/core/client/outbox-entry';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { sender } from './sender.ts';

type NotSentProps = { refused: readonly OutboxEntry[]; unreadable: number; onClose: () => void };

/** What the server would not take, in its own words; it stays in this browser until it has been taken. */
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
          <p>The server would not take this. It stays on this device.</p>
          <ul>
            {refused.map((entry) => (
              <li key={entry.id}>
                {wordsOf(entry)}, {new Date(entry.written_at).toLocaleString('en-US')}:{' '}
                {entry.aside?.message || `the server answered ${entry.aside?.status}`}
              </li>
            ))}
          </ul>
        </>
      )}
      {unreadable > 0 && (
        <p>
          {unreadable === 1 ? '1 entry' : `${unreadable} entries`} on this device cannot be read by this version of the
          site. Nothing of it is deleted; load the page again after an update.
        </p>
      )}
    </Dialog>
  );
}

function wordsOf(entry: OutboxEntry): string {
  if (!isAnswer(entry)) return 'The end of a sequence or problem set';
  const typed = entry.body.given_free_response_answer;
  return typed === '' ? 'An answer' : `The answer “${typed}”`;
}
