import { RailButton } from '@fourfold/ui-kit/app-shell';
import { useState } from 'react';
import { lazyPart } from '../../shared/lazy-part.tsx';

const BinDialog = lazyPart({
  name: 'The recycle bin',
  load: () => import('./bin-dialog.tsx').then((part) => part.BinDialog),
});

/** The recycle bin's entry in the studio's menu, for every admin (RCY-009, Q83). */
export function BinEntry() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <RailButton onClick={() => setOpen(true)}>Recycle Bin</RailButton>
      {open && <BinDialog onClose={() => setOpen(false)} />}
    </>
  );
}
