import type { BinKind } from '@fourfold/core/contract/desk';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Tabs } from '@fourfold/ui-kit/tabs';
import { useState } from 'react';
import { BinList } from './bin-list.tsx';
import { binTabs, binWords } from './bin-words.ts';
import { useCounts } from './use-bin.ts';

/** What was deleted, by kind: brought back or thrown away for good (3§9). */
export function BinDialog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<BinKind>('sat');
  const counts = useCounts();
  return (
    <Dialog title="Recycle Bin" wide onClose={onClose}>
      <Tabs
        label="Recycle Bin"
        current={kind}
        onChange={(id) => setKind(id as BinKind)}
        tabs={binTabs.map((id) => ({ id, label: binWords[id].tab, count: counts?.[id] }))}
      >
        <BinList key={kind} kind={kind} />
      </Tabs>
    </Dialog>
  );
}
