import type { BinKind } from '@fourfold/core/contract/desk';
import { lazy, Suspense, useState } from 'react';

const BinDialog = lazy(() => import('./bin-dialog.tsx').then((part) => ({ default: part.BinDialog })));

/** The recycle bin's entry in the studio's menu: every author's (3§2, Q83). It opens where it was left. */
export function BinEntry() {
  const [open, setOpen] = useState(false);
  const [kind, setKind] = useState<BinKind>('sat');
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Recycle Bin
      </button>
      {open && (
        <Suspense>
          <BinDialog kind={kind} onKind={setKind} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
