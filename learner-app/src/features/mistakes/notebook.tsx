import { callQuery } from '@fourfold/app-shell/call-query';
import type { MistakeFilters } from '@fourfold/core/contract/mistakes';
import { redoSize } from '@fourfold/core/reviews/limits';
import { Button } from '@fourfold/ui-kit/button';
import { Empty } from '@fourfold/ui-kit/empty';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { PageHead } from '@fourfold/ui-kit/page-head';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { usePrint } from '../../print/use-print.ts';
import { dueCall, mistakesCall, studentDay } from '../../reviews/mistake-calls.ts';
import { filterQuery, reviewAddress } from '../../reviews/mistake-filters.ts';
import { FilterFields } from './filter-fields.tsx';
import { loadedMistakes } from './loaded-mistakes.ts';
import { MistakePages } from './mistake-pages.tsx';
import css from './notebook.module.css';
import type { NotebookProps } from './notebook-props.ts';
import { PrintedMistakes } from './printed-mistakes.tsx';

/** The mistake notebook: filters, actions on what is filtered, and the missed questions. */
export function Notebook({ account, isReadOnly, filters }: NotebookProps) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...callQuery(mistakesCall(filters)),
    meta: { keep: true },
    throwOnError: false,
  });
  const client = useQueryClient();
  const { print, sheet } = usePrint(() => <PrintedMistakes mistakes={loadedMistakes(client, filters)} />);
  const isFiltered = filterQuery(filters) !== '';
  const isEmpty = data?.data.length === 0;
  return (
    <>
      <title>Mistakes · Fourfold</title>
      <PageHead title="Mistakes" note={data && !isEmpty ? countText(data.count, isFiltered) : undefined}>
        {data && !isEmpty && <Button onClick={print}>Print</Button>}
        {data && !isEmpty && !isReadOnly && <RedoLink filters={filters} count={data.count} />}
      </PageHead>
      {!isReadOnly && <DueNote />}
      {data && (isFiltered || !isEmpty) && <FilterFields filters={filters} skills={data.skills} />}
      {!data && !isError && <Skeleton bars={[62, 90, 48, 70, 88, 40]} label="Loading your mistakes" />}
      {isError && !data && (
        <ErrorPanel title="Your mistakes could not be loaded." onRetry={refetch} busy={isFetching}>
          What you wrote is safe. Only what was loaded before can be shown without a network.
        </ErrorPanel>
      )}
      {isEmpty && isFiltered && (
        <Empty title="No mistakes found">
          Nothing matches these filters. <Link to="/home/mistakes">Show all mistakes</Link>
        </Empty>
      )}
      {isEmpty && !isFiltered && (
        <Empty title="No mistakes yet">
          A question that you answer wrong is listed here, and comes back the next day. Mistakes of a test are listed
          when its review is open.
        </Empty>
      )}
      {data && !isEmpty && (
        <MistakePages key={filterQuery(filters)} {...{ account, isReadOnly, filters }} first={data} />
      )}
      {sheet}
    </>
  );
}

function RedoLink({ filters, count }: { filters: MistakeFilters; count: number }) {
  return (
    <LinkButton as={Link} to={reviewAddress(filters)}>
      {count > redoSize ? `Redo the newest ${redoSize}` : 'Redo these'}
    </LinkButton>
  );
}

/** What is to be reviewed today, with the page's primary button. */
function DueNote() {
  const { data } = useQuery({
    ...callQuery(dueCall(studentDay())),
    meta: { keep: true, counts: true },
    throwOnError: false,
  });
  if (!data || data.due === 0) return null;
  return (
    <p className={css.due}>
      <span>
        {data.due === 1 ? '1 question comes' : `${data.due} questions come`} back today.
        {data.waiting > 0 && ` ${data.waiting} more wait for the days after.`}
      </span>
      <LinkButton as={Link} to={reviewAddress()} kind="primary">
        Review
      </LinkButton>
    </p>
  );
}

function countText(count: number, isFiltered: boolean): string {
  const questions = count === 1 ? '1 question' : `${count} questions`;
  return isFiltered ? `${questions} with these filters, the newest first.` : `${questions}, the newest first.`;
}
