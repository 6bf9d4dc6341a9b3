import type { BucketItemKind, RecordOf } from '@fourfold/core/authoring/bucket';
import { Empty } from '@fourfold/ui-kit/empty';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { type ComponentProps, useState } from 'react';
import { CreateCopiesDialog } from './create-copies-dialog.tsx';
import { PickList, type PickListRow } from './pick-list.tsx';
import { useBucket } from './use-bucket.ts';

type DialogProps<T extends { id: string }, Made> = Omit<
  ComponentProps<typeof CreateCopiesDialog<T, Made>>,
  'chosen' | 'nameOf' | 'onRemaining' | 'children'
>;

type BucketRecordDialogProps<Kind extends BucketItemKind, Made> = DialogProps<RecordOf<Kind>, Made> & {
  kind: Kind;
  /** Name of the list. */
  label: string;
  pickOf: (record: RecordOf<Kind>) => PickListRow;
  /** Why a record cannot be chosen. */
  whyNot?: (record: RecordOf<Kind>) => string | null;
  /** Text of the empty state. */
  empty: string;
};

/** A dialog to choose records of one kind from the bucket and copy them. */
export function BucketRecordDialog<Kind extends BucketItemKind, Made>(props: BucketRecordDialogProps<Kind, Made>) {
  const { kind, label, pickOf, whyNot = () => null, empty, ...dialogProps } = props;
  const { records, ready } = useBucket(kind);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <CreateCopiesDialog
      {...dialogProps}
      chosen={records.filter(({ id }) => chosen.has(id))}
      nameOf={(record) => pickOf(record).name}
      onRemaining={(remaining) => setChosen(new Set(remaining.map(({ id }) => id)))}
    >
      {(busy) => (
        <>
          {!ready && <Skeleton bars={[60, 72, 54]} />}
          {ready && records.length === 0 && <Empty title="No record Found">{empty}</Empty>}
          {records.length > 0 && (
            <PickList
              label={label}
              picks={records.map((record) => ({ ...pickOf(record), isNotSelectable: whyNot(record) !== null }))}
              note={records.map(whyNot).find((reason) => reason !== null) ?? undefined}
              chosen={chosen}
              onChange={setChosen}
              disabled={busy}
            />
          )}
        </>
      )}
    </CreateCopiesDialog>
  );
}
