import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { TreeList, TreeRow } from '@fourfold/ui-kit/tree-list';
import { type ReactNode, useState } from 'react';
import type { PlaceToPick } from './place-sets.tsx';

export type Picking = { current: PlaceToPick | null; onPick: (place: PlaceToPick) => void };

type BranchProps = { title: string; children: () => ReactNode };

/** A tree row that expands to the level below it; its children load on expansion. */
export function Branch({ title, children }: BranchProps) {
  const [open, setOpen] = useState(false);
  return (
    <TreeRow title={title} open={open} onToggle={() => setOpen(!open)}>
      {open && children()}
    </TreeRow>
  );
}

/** A location that has problem sets; a click picks it. */
export function Leaf({ place, current, onPick }: Picking & { place: PlaceToPick }) {
  const isCurrent = current?.id === place.id;
  return (
    <TreeRow
      current={isCurrent}
      title={
        <button type="button" aria-pressed={isCurrent} onClick={() => onPick(place)}>
          {place.title}
        </button>
      }
    />
  );
}

type LevelProps<T> = {
  label?: string | undefined;
  query: { data: { data: readonly T[] } | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  children: (one: T) => ReactNode;
};

/** One level of the tree, loaded by one call. */
export function Level<T>({ label, query: { data, error, isFetching, refetch }, children }: LevelProps<T>) {
  if (!data && error) return <ErrorPanel title="The list could not be loaded." onRetry={refetch} busy={isFetching} />;
  if (!data) return <Skeleton bars={[50, 64, 58]} />;
  return <Rows label={label} of={data.data} row={children} />;
}

type RowsProps<T> = { label?: string | undefined; of: readonly T[]; row: (one: T) => ReactNode };

export function Rows<T>({ label, of, row }: RowsProps<T>) {
  return (
    <TreeList label={label} dense>
      {of.length === 0 && <li className="small">No Record Found</li>}
      {of.map(row)}
    </TreeList>
  );
}
