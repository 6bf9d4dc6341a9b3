import type { ProblemSet } from '@fourfold/core/contract/content';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { PickList } from '../bucket/pick-list.tsx';
import { setPick } from '../bucket/record-picks.tsx';
import { queryOf } from '../data/query-of.ts';
import css from './place-sets.module.css';
import { type SetPlace, setsOf } from './set-places.ts';

export type PlaceToPick = SetPlace & { title: string };

type PlaceSetsProps = {
  at: PlaceToPick | null;
  /** The sets of the location that receives the new ones; they cannot be added again. */
  here: readonly ProblemSet[];
  chosen: readonly ProblemSet[];
  onChange: (chosen: readonly ProblemSet[]) => void;
  disabled: boolean;
};

/**
 * The sets of the picked location, as a list to choose from; sets chosen in other locations stay
 * chosen.
 */
export function PlaceSets({ at, ...props }: PlaceSetsProps) {
  if (!at) return <p className={css.none}>Choose a place to see its problem sets.</p>;
  return <Sets key={at.id} at={at} {...props} />;
}

function Sets({ at, here, chosen, onChange, disabled }: PlaceSetsProps & { at: PlaceToPick }) {
  const title = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch, isFetching } = useQuery({ ...queryOf(setsOf(at)), throwOnError: false });
  // On a phone they are below the tree.
  useEffect(() => {
    // Newer browsers return a promise here, which an effect must not return as its cleanup.
    title.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const isHere = ({ id }: { id: string }) => here.some((set) => set.id === id);
  const sets = data?.data ?? [];
  return (
    <section aria-label={at.title}>
      <h3 ref={title} className={css.title}>
        {at.title}
      </h3>
      {!data && !error && <Skeleton bars={[50, 62]} label="Loading problem sets" />}
      {!data && error && (
        <ErrorPanel title="The problem sets could not be loaded." onRetry={refetch} busy={isFetching} />
      )}
      {data && sets.length === 0 && <p className={css.none}>No Problem Set Found</p>}
      {sets.length > 0 && (
        <PickList
          label={`Problem sets of ${at.title}`}
          picks={sets.map((set) => ({ ...setPick(set), isUnfit: isHere(set) }))}
          note={sets.some(isHere) ? 'What hangs in this place already cannot be added again.' : undefined}
          chosen={new Set(chosen.map(({ id }) => id))}
          disabled={disabled}
          onChange={(ids) => {
            const kept = chosen.filter(({ id }) => ids.has(id));
            const more = sets.filter(({ id }) => ids.has(id) && !kept.some((one) => one.id === id));
            onChange([...kept, ...more]);
          }}
        />
      )}
    </section>
  );
}
