import { callQuery } from '@fourfold/app-shell/call-query';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { typeLabel } from '../../../assigning/assignment-labels.ts';
import css from './assignable-chooser.module.css';
import {
  type AssignableQuery,
  type AssignableWork,
  assignableCall,
  assignableKey,
  maxResults,
} from './assignable-work.ts';

export type ChoiceProps = { chosen: AssignableWork | null; onChoose: (chosen: AssignableWork | null) => void };

type AssignableResultsProps = ChoiceProps & { query: AssignableQuery; label: string };

/** A radio list of sequences and problem sets, each with its path. */
export function AssignableResults({ query, label, chosen, onChoose }: AssignableResultsProps) {
  const group = useId();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...callQuery(assignableCall(query)),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const results = data?.data;
  return (
    <>
      <div className={css.found} aria-busy={isPlaceholderData || undefined}>
        {!results && !isError && <Skeleton bars={[70, 60, 80]} label="Searching" />}
        {isError && !results && (
          <ErrorPanel title="The search failed." onRetry={() => void refetch()} busy={isFetching} />
        )}
        {results && results.length > 0 && (
          <fieldset>
            <legend className="vh">{label}</legend>
            {results.map((one) => (
              <ResultRow key={assignableKey(one)} {...{ group, one, chosen, onChoose }} />
            ))}
          </fieldset>
        )}
      </div>
      <p className="small" role="status">
        {results && !isPlaceholderData && countText(results.length, 'search' in query)}
      </p>
    </>
  );
}

function ResultRow({ group, one, chosen, onChoose }: ChoiceProps & { group: string; one: AssignableWork }) {
  const about = [
    ...(one.reference_type === 'test' ? [] : [typeLabel(one)]),
    ...one.path,
    ...(one.question_count === null ? [] : [skillText(one.question_count)]),
  ];
  return (
    <label className={css.row}>
      <input
        type="radio"
        name={group}
        checked={chosen !== null && assignableKey(chosen) === assignableKey(one)}
        onChange={() => onChoose(one)}
      />
      <span>
        <span className={css.title}>{one.title}</span>
        <span className={css.place}>{about.join(' · ')}</span>
      </span>
    </label>
  );
}

function skillText(count: number): string {
  return count === 1 ? '1 question of the skill' : `${count} questions of the skill`;
}

function countText(count: number, isSearch: boolean): string {
  if (count === 0) return 'No Record Found';
  if (isSearch && count >= maxResults) return `The first ${maxResults}. Type more of the title to find others.`;
  return count === 1 ? '1 found' : `${count} found`;
}
