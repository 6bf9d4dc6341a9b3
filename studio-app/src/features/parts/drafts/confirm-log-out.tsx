import { currentAccount } from '@fourfold/app-shell/session';
import { ConfirmDialog } from '@fourfold/ui-kit/confirm-dialog';
import { askInDialog } from './ask-in-dialog.tsx';
import { currentDraftDesk } from './draft-desk.ts';

/** Milliseconds to wait for drafts to reach the server before asking the user. */
const maxWait = 2_500;

/**
 * Sends the drafts, and asks about those that cannot be sent. Drafts that are on the server are
 * deleted from this browser. Returns false if the user cancels.
 */
export async function confirmLogOut(): Promise<boolean> {
  const desk = currentDraftDesk();
  if (!desk) return true;
  await withTimeout(desk.loaded.then(() => desk.flush()));
  const unsentCount = desk.unsent();
  if (
    unsentCount > 0 &&
    !(await askInDialog<boolean>((answer) => <UnsentDraftsDialog unsentCount={unsentCount} onAnswer={answer} />))
  )
    return false;
  await withTimeout(desk.clear());
  return true;
}

type UnsentDraftsDialogProps = { unsentCount: number; onAnswer: (agreed: boolean) => void };

function UnsentDraftsDialog({ unsentCount, onAnswer }: UnsentDraftsDialogProps) {
  const isOne = unsentCount === 1;
  const title = `${isOne ? '1 draft has' : `${unsentCount} drafts have`} not reached the server. Log out all the same?`;
  const isLost = currentDraftDesk()?.view().state === 'nowhere';
  return (
    <ConfirmDialog title={title} danger={isLost} onAnswer={onAnswer}>
      {isLost
        ? `This browser could not keep ${isOne ? 'it' : 'them'}: what is not on the server is lost.`
        : `${isOne ? 'It stays' : 'They stay'} in this browser for ${currentAccount()?.email} and ${isOne ? 'is' : 'are'} here again when this account logs in.`}
    </ConfirmDialog>
  );
}

/** Waits for a promise, at most `maxWait`. */
async function withTimeout(work: Promise<unknown>): Promise<void> {
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve, maxWait))]);
}
