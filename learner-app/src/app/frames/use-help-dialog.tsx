import { alertLoadFailure } from '@fourfold/app-shell/alert-load-failure';
import { type ComponentType, type ReactNode, useState } from 'react';

/** Opens the introduction videos; the dialog's code is fetched on the first open. */
export function useHelpDialog(): { open: () => void; dialog: ReactNode } {
  const [shown, setShown] = useState<{ Dialog: ComponentType<{ onClose: () => void }> } | null>(null);
  const open = () => {
    import('../../features/help/help-dialog.tsx').then(
      ({ HelpDialog: Dialog }) => setShown({ Dialog }),
      () => alertLoadFailure('The introduction videos could not be loaded. Check the connection and try again.'),
    );
  };
  return { open, dialog: shown && <shown.Dialog onClose={() => setShown(null)} /> };
}
