import type { Reply } from '@fourfold/core/contract/types';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { WaitingReviews } from '@fourfold/ui-kit/waiting-reviews';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import css from './review-dialog.module.css';
import { openReview } from './save-review.ts';

/** The students who wait for the review of an exam. */
export function WaitingStudents({ query }: { query: UseQueryResult<Reply<'GET /waiting_reviews'>> }) {
  const id = useId();
  const { data, isError, isFetching, refetch } = query;
  return (
    // Takes the focus after the last row is removed.
    <section className={css.waiting} aria-labelledby={id} tabIndex={-1}>
      <h3 id={id}>Waiting for review</h3>
      {!data && !isError && <Skeleton bars={[100, 92]} label="Loading who waits" />}
      {!data && isError && (
        <ErrorPanel title="Who waits could not be loaded." onRetry={() => void refetch()} busy={isFetching} />
      )}
      {data?.count === 0 && <p className="small">No student waits.</p>}
      {data && data.data.length > 0 && <WaitingReviews reviews={data.data} isSingleExam onOpen={openReview} />}
      {data && data.count > data.data.length && (
        <p className="small">{`The longest waits, ${data.data.length} of ${data.count}.`}</p>
      )}
    </section>
  );
}
