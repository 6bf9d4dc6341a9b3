import type { BinKind } from '@fourfold/core/contract/desk';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Tabs } from '@fourfold/ui-kit/tabs';
import { binLabels, binTabs } from './bin-labels.ts';
import { BinList } from './bin-list.tsx';
import { useBinCounts } from './use-bin.ts';

type BinDialogProps = { kind: BinKind; onKind: (kind: BinKind) => void; onClose: () => void };

/** Lists deleted records by kind, to restore or to delete permanently (RCY-002). */
export function BinDialog({ kind, onKind, onClose }: BinDialogProps) {
  const counts = useBinCounts();
  return (
    <Dialog title="Recycle Bin" wide onClose={onClose}>
      <Tabs
        label="Recycle Bin"
        current={kind}
        onChange={(id) => onKind(id as BinKind)}
        tabs={binTabs.map((id) => ({ id, label: binLabels[id].tab, count: counts?.[id] }))}
      >
        <BinList key={kind} kind={kind} />
      </Tabs>
    </Dialog>
  );
}
