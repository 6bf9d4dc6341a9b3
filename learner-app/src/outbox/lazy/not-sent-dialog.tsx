import { download } from '@fourfold/core/browser/lazy/download';
import { isAnswer, type OutboxEntry } from '@fourfold/core/client/outbox/outbox-entry';
import type { SavedState } from '@fourfold/core/client/outbox/outbox-view';
import { type TestAction, testActionOf } from '@fourfold/core/client/outbox/test-action';
import { actionLabel, refusalReason, unsentFile } from '@fourfold/core/client/outbox/unsent-file';
import { formatDateTime } from '@fourfold/core/day/format-day';
import { chosenIds, givenText } from '@fourfold/core/kinds/given';
import type { Given } from '@fourfold/core/kinds/registry';
import { recordedGiven } from '@fourfold/core/wire/given-of';
import { givenInEntry } from '@fourfold/core/wire/tests/test-entry';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import css from './not-sent-dialog.module.css';
import { sender } from './sender.ts';

type NotSentDialogProps = Omit<Extract<SavedState, { at: 'person' }>, 'at'> & { onClose: () => void };

/**
 * Lists the entries that the server refused, with its messages. They stay in the browser until the server accepts them.
 */
export function NotSentDialog({ refused, unreadable, onClose }: NotSentDialogProps) {
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
          <Button onClick={() => download(unsentFile({ refused, unreadable }, Date.now(), timeZone()))}>
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
                <strong>{refusalReason(entry)}</strong>
                <span>
                  {entryText(entry)}, {formatDateTime(new Date(entry.written_at), new Date())}
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

function entryText(entry: OutboxEntry): string {
  const given = isAnswer(entry) ? recordedGiven(entry.body) : givenInAction(testActionOf(entry));
  // The texts of choices are not known here.
  const text = given && chosenIds(given).length === 0 ? givenText(given, () => '') : '';
  return text === '' ? actionLabel(entry) : `The answer “${text}”`;
}

function givenInAction(action: TestAction | null): Given | null {
  return action?.kind === 'save' && action.entry ? givenInEntry(action.entry) : null;
}
