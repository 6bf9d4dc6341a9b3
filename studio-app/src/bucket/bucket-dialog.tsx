import { type BucketKind, recordsOf } from '@fourfold/core/authoring/bucket';
import { Button } from '@fourfold/ui-kit/button';
import { ConfirmDialog } from '@fourfold/ui-kit/confirm-dialog';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Empty } from '@fourfold/ui-kit/empty';
import { Tabs } from '@fourfold/ui-kit/tabs';
import { useState } from 'react';
import { useStore } from 'zustand';
import { bucket } from './bucket.ts';
import css from './bucket-dialog.module.css';
import { BucketList } from './bucket-list.tsx';
import { removeAll } from './remove.ts';

const tabs = [
  { kind: 'question', label: 'Questions', empty: 'Questions that you add to the bucket will stand here.' },
  { kind: 'answer', label: 'Answers', empty: 'Answers that you add to the bucket will stand here.' },
  { kind: 'problem_set', label: 'ProblemSet', empty: 'Problem sets that you add to the bucket will stand here.' },
] as const satisfies readonly { kind: BucketKind; label: string; empty: string }[];

/** Shows the content of the bucket (BKT-002) and removes entries (Q80). */
export function BucketDialog({ onClose }: { onClose: () => void }) {
  const { items, ready, unreadable, fleeting } = useStore(bucket);
  const [kind, setKind] = useState<BucketKind>('question');
  const [asking, ask] = useState(false);
  const tab = tabs.find((one) => one.kind === kind);
  const shown = items.filter((item) => item.kind === kind);
  return (
    <Dialog title="Bucket" full onClose={onClose}>
      {fleeting && (
        <p className={css.warning}>
          This browser keeps no data for this site: the bucket is emptied when the tab closes.
        </p>
      )}
      {unreadable > 0 && (
        <p className={css.warning}>
          {unreadable === 1 ? '1 entry was' : `${unreadable} entries were`} kept by another version of the studio and
          cannot be shown here.
        </p>
      )}
      <Tabs
        label="Bucket"
        current={kind}
        onChange={(id) => setKind(id as BucketKind)}
        tabs={tabs.map((one) => ({ id: one.kind, label: one.label, count: recordsOf(items, one.kind).length }))}
      >
        {ready && shown.length === 0 && <Empty title="No Record Found">{tab?.empty}</Empty>}
        {shown.length > 0 && (
          <>
            <div className={css.head}>
              <Button kind="quiet" onClick={() => ask(true)}>
                Remove All
              </Button>
            </div>
            <BucketList label={tab?.label ?? ''} items={shown} />
          </>
        )}
      </Tabs>
      {asking && (
        <ConfirmDialog
          title="Are you sure you want to remove all of them from the bucket?"
          danger
          onAnswer={(agreed) => {
            ask(false);
            if (agreed) void removeAll(shown);
          }}
        >
          The records themselves stay where they are.
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
