import { type BucketItemKind, recordsOf } from '@fourfold/core/authoring/bucket';
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
import { removeAll } from './remove-with-undo.ts';

const tabs = [
  { kind: 'question', label: 'Questions', empty: 'Questions that you add to the bucket will stand here.' },
  { kind: 'answer', label: 'Answers', empty: 'Answers that you add to the bucket will stand here.' },
  { kind: 'problem_set', label: 'ProblemSet', empty: 'Problem sets that you add to the bucket will stand here.' },
] as const satisfies readonly { kind: BucketItemKind; label: string; empty: string }[];

/** Shows the content of the bucket (BKT-002) and removes entries (Q80). */
export function BucketDialog({ onClose }: { onClose: () => void }) {
  const { items, ready, unreadable, isTemporary } = useStore(bucket);
  const [kind, setKind] = useState<BucketItemKind>('question');
  const [isAsking, setIsAsking] = useState(false);
  const tab = tabs.find((one) => one.kind === kind);
  const shownItems = items.filter((item) => item.kind === kind);
  return (
    <Dialog title="Bucket" full onClose={onClose}>
      {isTemporary && (
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
        onChange={(id) => setKind(id as BucketItemKind)}
        tabs={tabs.map((one) => ({ id: one.kind, label: one.label, count: recordsOf(items, one.kind).length }))}
      >
        {ready && shownItems.length === 0 && <Empty title="No Record Found">{tab?.empty}</Empty>}
        {shownItems.length > 0 && (
          <>
            <div className={css.head}>
              <Button kind="quiet" onClick={() => setIsAsking(true)}>
                Remove All
              </Button>
            </div>
            <BucketList label={tab?.label ?? ''} items={shownItems} />
          </>
        )}
      </Tabs>
      {isAsking && (
        <ConfirmDialog
          title="Are you sure you want to remove all of them from the bucket?"
          danger
          onAnswer={(agreed) => {
            setIsAsking(false);
            if (agreed) void removeAll(shownItems);
          }}
        >
          The records themselves stay where they are.
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
