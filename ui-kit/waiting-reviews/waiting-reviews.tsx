import type { WaitingReview } from '@fourfold/core/contract/reviews';
import { dayAt } from '@fourfold/core/day/day';
import { formatDay } from '@fourfold/core/day/format-day';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Table, type TableColumn } from '../table/table.tsx';
import css from './waiting-reviews.module.css';

type WaitingReviewsProps = {
  /** The reviews that wait, the longest wait first. */
  reviews: readonly WaitingReview[];
  /** All reviews are of one exam: the exam and the opening date are not repeated. */
  isSingleExam?: boolean | undefined;
  /** Opens a review and returns whether it is open; its row is then removed from `reviews`. */
  onOpen: (review: WaitingReview) => Promise<boolean>;
};

/** Students who wait for their review, the longest wait first; each row opens its review. */
export function WaitingReviews({ reviews, isSingleExam, onOpen }: WaitingReviewsProps) {
  const columns: readonly TableColumn<WaitingReview>[] = [
    {
      head: 'Student',
      cell: ({ username, email }) => (
        <>
          {username} <small>{email}</small>
        </>
      ),
    },
    ...(isSingleExam ? [] : examColumns),
    { head: 'Handed in', cell: ({ handed_in_at }) => <LocalDay at={handed_in_at} /> },
    ...(isSingleExam ? [] : [opensColumn]),
    { head: 'Actions', kind: 'actions', cell: (review) => <OpenReview review={review} onOpen={onOpen} /> },
  ];
  return (
    <Table
      caption="Waiting for review"
      columns={columns}
      rows={reviews}
      keyOf={keyOf}
      // Three columns fit into a dialog.
      narrow={isSingleExam ? 'table' : 'lines'}
    />
  );
}

const examColumns: readonly TableColumn<WaitingReview>[] = [
  { head: 'Exam', wrap: 'anywhere', cell: ({ exam_title }) => exam_title },
];

const opensColumn: TableColumn<WaitingReview> = {
  head: 'Opens',
  cell: ({ opens_at }) =>
    opens_at === null ? <span className={css.day}>When released</span> : <LocalDay at={opens_at} />,
};

function keyOf({ exam_id, user_id }: WaitingReview): string {
  return `${exam_id} ${user_id}`;
}

/** The date in the user's time zone. */
function LocalDay({ at }: { at: string }) {
  return (
    <time className={css.day} dateTime={at}>
      {formatDay(dayAt(new Date(at)), dayAt(new Date()))}
    </time>
  );
}

type OpenReviewProps = Pick<WaitingReviewsProps, 'onOpen'> & { review: WaitingReview };

/** The row is removed with the button: the focus moves to the next row's button, or to the container. */
function OpenReview({ review, onOpen }: OpenReviewProps) {
  const [busy, setBusy] = useState(false);
  async function press(button: HTMLElement) {
    const row = button.closest('tr');
    const next = row?.nextElementSibling ?? row?.previousElementSibling;
    const container = button.closest<HTMLElement>('[tabindex="-1"]');
    setBusy(true);
    const isOpen = await onOpen(review).finally(() => setBusy(false));
    if (!isOpen || ![button, document.body].includes(document.activeElement as HTMLElement)) return;
    (next?.querySelector<HTMLElement>('button') ?? container)?.focus();
  }
  return (
    <Button
      kind="quiet"
      busy={busy}
      aria-label={`Open review of ${review.exam_title} for ${review.username}`}
      onClick={(event) => void press(event.currentTarget)}
    >
      Open review
    </Button>
  );
}
