import type { BucketKind, RecordOf } from '@fourfold/core/authoring/bucket';
import { Empty } from '@fourfold/ui-kit/empty';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { type ComponentProps, useState } from 'react';
import { type Pick, PickList } from './pick-list.tsx';
import { Picking } from './picking.tsx';
import { useBucket } from './use-bucket.ts';

type Shell<T extends { id: string }, Made> = Omit<
  ComponentProps<typeof Picking<T, Made>>,
  'wanted' | 'nameOf' | 'onLeft' | 'children'
>;

type BucketPickingProps<Kind extends BucketKind, Made> = Shell<RecordOf<Kind>, Made> & {
  kind: Kind;
  /** Name of the list. */
  label: string;
  pickOf: (record: RecordOf<Kind>) => Pick;
  /** Why a record cannot be chosen. */
  whyNot?: (record: RecordOf<Kind>) => string | null;
  /** Text of the empty state. */
  empty: string;
};

/** A dialog to choose records of one kind from the bucket and copy them. */
export function BucketPicking<Kind extends BucketKind, Made>(props: BucketPickingProps<Kind, Made>) {
  const { kind, label, pickOf, whyNot = () => null, empty, ...shell } = props;
  const { records, ready } = useBucket(kind);
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  return (
    <Picking
      {...shell}
      wanted={records.filter(({ id }) => chosen.has(id))}
      nameOf={(record) => pickOf(record).name}
      onLeft={(left) => choose(new Set(left.map(({ id }) => id)))}
    >
      {(busy) => (
        <>
          {!ready && <Skeleton bars={[60, 72, 54]} />}
          {ready && records.length === 0 && <Empty title="No record Found">{empty}</Empty>}
          {records.length > 0 && (
            <PickList
              label={label}
              picks={records.map((record) => ({ ...pickOf(record), isUnfit: whyNot(record) !== null }))}
              note={records.map(whyNot).find((why) => why !== null) ?? undefined}
              chosen={chosen}
              onChange={choose}
              disabled={busy}
            />
          )}
        </>
      )}
    </Picking>
  );
}
