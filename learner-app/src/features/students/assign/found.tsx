import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { queryOf } from '../../../data/query-of.ts';
import { type Assignable, assignableCall, keyOf, mostResults } from './assignable.ts';
import css from './chooser.module.css';

export type Choosing = { chosen: Assignable | null; onChoose: (chosen: Assignable | null) => void };

type FoundProps = Choosing & { query: { search: string } | { topic_id: string }; label: string };

/** A radio list of sequences and problem sets, each with its path. */
export function Found({ query, label, chosen, onChoose }: FoundProps) {
  const group = useId();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...queryOf(assignableCall(query)),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const found = data?.data;
  return (
    <>
      <div className={css.found} aria-busy={isPlaceholderData || undefined}>
        {!found && !isError && <Skeleton bars={[70, 60, 80]} label="Searching" />}
        {isError && !found && (
          <ErrorPanel title="The search failed." onRetry={() => void refetch()} busy={isFetching} />
        )}
        {found && found.length > 0 && (
          <fieldset>
            <legend className="vh">{label}</legend>
            {found.map((one) => (
              <Row key={keyOf(one)} {...{ group, one, chosen, onChoose }} />
            ))}
          </fieldset>
        )}
      </div>
      <p className="small" role="status">
        {found && !isPlaceholderData && countWords(found.length, 'search' in query)}
      </p>
    </>
  );
}

function Row({ group, one, chosen, onChoose }: Choosing & { group: string; one: Assignable }) {
  const what = one.reference_type === 'sequence' ? 'Sequence' : 'Problem set';
  return (
    <label className={css.row}>
      <input
        type="radio"
        name={group}
        checked={chosen !== null && keyOf(chosen) === keyOf(one)}
        onChange={() => onChoose(one)}
      />
      <span>
        <span className={css.title}>{one.title}</span>
        <span className={css.place}>{[what, ...one.path].join(' · ')}</span>
      </span>
    </label>
  );
}

function countWords(count: number, isSearch: boolean): string {
  if (count === 0) return 'No Record Found';
  if (isSearch && count >= mostResults) return `The first ${mostResults}. Type more of the title to find others.`;
  return count === 1 ? '1 found' : `${count} found`;
}
