import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { WaitingReviews } from '@fourfold/ui-kit/waiting-reviews';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { openReview, waitingReviewsQuery } from './open-review.ts';
import css from './own-reviews.module.css';

/** The tutor's students who wait for a review; renders nothing if there are none. */
export function OwnReviews() {
  const id = useId();
  const { data, isError, isFetching, refetch } = useQuery({ ...waitingReviewsQuery, throwOnError: false });
  if (!data && isError) {
    return (
      <section className={css.reviews}>
        <ErrorPanel title="The reviews that wait could not be loaded." onRetry={refetch} busy={isFetching} />
      </section>
    );
  }
  if (!data || data.data.length === 0) return null;
  return (
    <section className={css.reviews} aria-labelledby={id}>
      <h2 id={id}>Waiting for review</h2>
      <p className="small">What they handed in opens on its date, or when you open it.</p>
      <WaitingReviews reviews={data.data} onOpen={openReview} />
      {data.count > data.data.length && (
        <p className="small">{`The longest waits, ${data.data.length} of ${data.count}.`}</p>
      )}
    </section>
  );
}
