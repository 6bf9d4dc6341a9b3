import { ConfirmDialog } from '@fourfold/ui-kit/confirm-dialog';
import { currentAccount } from '../session/session.ts';
import { askInDialog } from './ask.tsx';
import { presentDesk } from './desk.ts';

/** Milliseconds to wait for drafts to reach the server before asking the user. */
const moment = 2_500;

/**
 * Sends the drafts, and asks about those that cannot be sent. Drafts that are on the server are
 * deleted from this browser. Returns false if the user cancels.
 */
export async function mayLogOut(): Promise<boolean> {
  const desk = presentDesk();
  if (!desk) return true;
  await inTime(desk.loaded.then(() => desk.flush()));
  const left = desk.unsent();
  if (left > 0 && !(await askInDialog<boolean>((answer) => <Question left={left} onAnswer={answer} />))) return false;
  await inTime(desk.clear());
  return true;
}

type QuestionProps = { left: number; onAnswer: (agreed: boolean) => void };

function Question({ left, onAnswer }: QuestionProps) {
  const isOne = left === 1;
  const title = `${isOne ? '1 draft has' : `${left} drafts have`} not reached the server. Log out all the same?`;
  const isLost = presentDesk()?.view().at === 'nowhere';
  return (
    <ConfirmDialog title={title} danger={isLost} onAnswer={onAnswer}>
      {isLost
        ? `This browser could not keep ${isOne ? 'it' : 'them'}: what is not on the server is lost.`
        : `${isOne ? 'It stays' : 'They stay'} in this browser for ${currentAccount()?.email} and ${isOne ? 'is' : 'are'} here again when this account logs in.`}
    </ConfirmDialog>
  );
}

/** Waits for a promise, at most `maxWait`. */
async function inTime(work: Promise<unknown>): Promise<void> {
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve, moment))]);
}
