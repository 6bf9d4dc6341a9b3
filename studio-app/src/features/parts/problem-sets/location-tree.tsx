import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { TreeList, TreeRow } from '@fourfold/ui-kit/tree-list';
import { type ReactNode, useState } from 'react';
import type { TitledSetLocation } from './location-sets.tsx';

export type LocationPicker = { current: TitledSetLocation | null; onPick: (setLocation: TitledSetLocation) => void };

type ExpandableRowProps = { title: string; children: () => ReactNode };

/** A tree row that expands to the level below it; its children load on expansion. */
export function ExpandableRow({ title, children }: ExpandableRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <TreeRow title={title} open={isOpen} onToggle={() => setIsOpen(!isOpen)}>
      {isOpen && children()}
    </TreeRow>
  );
}

/** A location that has problem sets; a click picks it. */
export function LocationRow({ setLocation, current, onPick }: LocationPicker & { setLocation: TitledSetLocation }) {
  const isCurrent = current?.id === setLocation.id;
  return (
    <TreeRow
      current={isCurrent}
      title={
        <button type="button" aria-pressed={isCurrent} onClick={() => onPick(setLocation)}>
          {setLocation.title}
        </button>
      }
    />
  );
}

type LoadedLevelProps<T> = {
  label?: string | undefined;
  query: { data: { data: readonly T[] } | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  children: (one: T) => ReactNode;
};

/** One level of the tree, loaded by one call. */
export function LoadedLevel<T>({ label, query: { data, error, isFetching, refetch }, children }: LoadedLevelProps<T>) {
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
