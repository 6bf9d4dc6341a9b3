import { callQuery } from '@fourfold/app-shell/call-query';
import type { ProblemSet } from '@fourfold/core/contract/content';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { PickList } from '../bucket/pick-list.tsx';
import { setRow } from '../bucket/pick-list-rows.tsx';
import css from './location-sets.module.css';
import { type SetLocation, setsRequest } from './set-locations.ts';

export type TitledSetLocation = SetLocation & { title: string };

type LocationSetsProps = {
  setLocation: TitledSetLocation | null;
  /** The sets of the location that receives the new ones; they cannot be added again. */
  present: readonly ProblemSet[];
  chosen: readonly ProblemSet[];
  onChange: (chosen: readonly ProblemSet[]) => void;
  disabled: boolean;
};

/** The sets of the picked location, as a list to choose from; sets chosen in other locations stay chosen. */
export function LocationSets({ setLocation, ...props }: LocationSetsProps) {
  if (!setLocation) return <p className={css.none}>Choose a place to see its problem sets.</p>;
  return <LoadedSets key={setLocation.id} setLocation={setLocation} {...props} />;
}

function LoadedSets({
  setLocation,
  present,
  chosen,
  onChange,
  disabled,
}: LocationSetsProps & { setLocation: TitledSetLocation }) {
  const title = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch, isFetching } = useQuery({
    ...callQuery(setsRequest(setLocation)),
    throwOnError: false,
  });
  // On a phone they are below the tree.
  useEffect(() => {
    // Newer browsers return a promise here, which an effect must not return as its cleanup.
    title.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const isPresent = ({ id }: { id: string }) => present.some((set) => set.id === id);
  const sets = data?.data ?? [];
  return (
    <section aria-label={setLocation.title}>
      <h3 ref={title} className={css.title}>
        {setLocation.title}
      </h3>
      {!data && !error && <Skeleton bars={[50, 62]} label="Loading problem sets" />}
      {!data && error && (
        <ErrorPanel title="The problem sets could not be loaded." onRetry={refetch} busy={isFetching} />
      )}
      {data && sets.length === 0 && <p className={css.none}>No Problem Set Found</p>}
      {sets.length > 0 && (
        <PickList
          label={`Problem sets of ${setLocation.title}`}
          picks={sets.map((set) => ({ ...setRow(set), isNotSelectable: isPresent(set) }))}
          note={sets.some(isPresent) ? 'What hangs in this place already cannot be added again.' : undefined}
          chosen={new Set(chosen.map(({ id }) => id))}
          disabled={disabled}
          onChange={(ids) => {
            const stillChosen = chosen.filter(({ id }) => ids.has(id));
            const newlyChosen = sets.filter(({ id }) => ids.has(id) && !stillChosen.some((one) => one.id === id));
            onChange([...stillChosen, ...newlyChosen]);
          }}
        />
      )}
    </section>
  );
}
