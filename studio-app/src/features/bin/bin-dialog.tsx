import type { BinKind } from '@fourfold/core/contract/desk';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { Tabs } from '@fourfold/ui-kit/tabs';
import { useEffect, useState } from 'react';
import { binLabels, binTabs } from './bin-labels.ts';
import { BinList } from './bin-list.tsx';
import { useBinCounts } from './use-bin.ts';

/** Lists deleted records by kind, to restore or to delete permanently (RCY-002); first the kind of the last deletion. */
export function BinDialog({ onClose }: { onClose: () => void }) {
  const { data, isFetching } = useBinCounts();
  const [kind, setKind] = useState<BinKind | null>(null);
  useEffect(() => {
    // From then on it stays, also when its last record has left the bin.
    if (!isFetching) setKind((chosen) => chosen ?? data?.latest ?? 'sat');
  }, [isFetching, data]);
  return (
    <Dialog title="Recycle Bin" wide onClose={onClose}>
      {kind === null && <Skeleton bars={[52, 61, 44, 57]} />}
      {kind !== null && (
        <Tabs
          label="Recycle Bin"
          current={kind}
          onChange={(id) => setKind(id as BinKind)}
          tabs={binTabs.map((id) => ({ id, label: binLabels[id].tab, count: data?.counts[id] }))}
        >
          <BinList key={kind} kind={kind} />
        </Tabs>
      )}
    </Dialog>
  );
}
