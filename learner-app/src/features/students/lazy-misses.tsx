import { alertLoadFailure } from '@fourfold/app-shell/alert-load-failure';
import type { Student } from '@fourfold/core/contract/people';
import { type ComponentType, useState } from 'react';

type Panel = ComponentType<{ student: Student; onClose: () => void }>;

/** Returns a function that opens the panel of a student's mistakes, whose code is loaded then, and the open panel. */
export function useMissesPanel() {
  const [opened, setOpened] = useState<{ Panel: Panel; student: Student } | null>(null);
  const open = (student: Student) => {
    import('./misses/misses-panel.tsx').then(
      ({ MissesPanel }) => setOpened({ Panel: MissesPanel, student }),
      () => alertLoadFailure('This could not be opened. Check the connection and try again.'),
    );
  };
  return { open, panel: opened && <opened.Panel student={opened.student} onClose={() => setOpened(null)} /> };
}
