import type { BinKind } from '@fourfold/core/contract/desk';
import { RailButton } from '@fourfold/ui-kit/app-shell';
import { useState } from 'react';
import { lazyPart } from '../../shared/lazy-part.tsx';

const BinDialog = lazyPart({
  name: 'The recycle bin',
  load: () => import('./bin-dialog.tsx').then((part) => part.BinDialog),
});

/** The recycle bin's entry in the studio's menu, for every admin (RCY-009, Q83). It opens the last used tab. */
export function BinEntry() {
  const [open, setOpen] = useState(false);
  const [kind, setKind] = useState<BinKind>('sat');
  return (
    <>
      <RailButton onClick={() => setOpen(true)}>Recycle Bin</RailButton>
      {open && <BinDialog kind={kind} onKind={setKind} onClose={() => setOpen(false)} />}
    </>
  );
}
