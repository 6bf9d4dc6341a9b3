import { alertLoadFailure } from '@fourfold/app-shell/alert-load-failure';
import { type ComponentType, useState } from 'react';

type Opened = { id: string; username: string };
type GrantedTimeDialog = ComponentType<{ student: Opened; onClose: () => void }>;

/** Returns a function that opens the dialog of the time granted to a student, whose code is loaded then, and the dialog. */
export function useGrantedTimeDialog() {
  const [opened, setOpened] = useState<{ Dialog: GrantedTimeDialog; student: Opened } | null>(null);
  const open = (student: Opened) => {
    import('@fourfold/app-shell/granted-time-dialog').then(
      ({ GrantedTimeDialog }) => setOpened({ Dialog: GrantedTimeDialog, student }),
      () => alertLoadFailure('This could not be opened. Check the connection and try again.'),
    );
  };
  return { open, dialog: opened && <opened.Dialog student={opened.student} onClose={() => setOpened(null)} /> };
}
