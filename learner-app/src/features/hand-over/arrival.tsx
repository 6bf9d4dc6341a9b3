import { askForCode, takeOver } from '@fourfold/core/browser/late/take-over';
import type { Account } from '@fourfold/core/contract/session';
import { ConfirmDialog } from '@fourfold/ui-kit/confirm-dialog';
import { createRoot } from 'react-dom/client';
import { attempt } from '../../session/attempt.ts';
import { currentAccount, session } from '../../session/session.ts';
import { apiBase, studioUrl } from '../../start/installation.ts';

/**
 * Takes over the session that a user brings from the studio; asks before it replaces another
 * account's session (Q101). The app starts afterwards.
 */
export async function arrive(code: string): Promise<void> {
  if (code === '') return await askForCode(studioUrl());
  const brought = await attempt(takeOver(apiBase, code));
  if (!brought) return;
  const held = currentAccount();
  if (held && held.id !== brought.account.id && !(await mayReplace(held, brought.account))) return;
  session.setState(brought);
}

function mayReplace(held: Account, brought: Account): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((answer) => {
    const close = (agreed: boolean) => {
      root.unmount();
      place.remove();
      answer(agreed);
    };
    root.render(
      <ConfirmDialog title="This site is open for another account." onAnswer={close}>
        {`${held.email} is logged in here. Go on as ${brought.email}?`}
      </ConfirmDialog>,
    );
  });
}
