import type { WaitingReview } from '@fourfold/core/contract/reviews';
import { Button } from '../button/button.tsx';
import type { Guide } from '../stories/guide.ts';
import { WaitingReviews } from './waiting-reviews.tsx';

const review: WaitingReview = {
  exam_id: '4',
  family: 'sat',
  exam_title: 'Practice test 4',
  user_id: '1',
  username: 'Ann Lee',
  email: 'ann.lee@mail.example',
  handed_in_at: '2025-11-12T17:00:00.000Z',
  opens_at: null,
};

const open = async () => true;

export const guide: Guide = {
  use: ['For students who handed in a test and wait for its review, for their tutor or an author.'],
  instead: [
    { when: 'The rows are all students of a tutor.', take: 'StudentTable' },
    { when: 'The rows are other records of several facts.', take: 'Table' },
  ],
  anatomy: [
    { part: 'Student', what: 'the name, with the email below it.' },
    { part: 'Exam', what: 'its title; left out if all are of one exam.' },
    { part: 'Handed in and Opens', what: 'two dates; “When released” if the review has no date.' },
    { part: 'Actions', what: 'Open review, which is busy while it runs.' },
  ],
  dos: [{ example: <WaitingReviews reviews={[review]} onOpen={open} />, text: 'List the longest wait first.' }],
  donts: [
    {
      example: <Button kind="danger">Open all reviews</Button>,
      text: 'One button for all students: a review that is open cannot be closed again.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the button of the next row.' },
    { key: 'Enter', effect: 'Opens the review; its row is removed, and the focus moves to the next row’s button.' },
  ],
  screenReader:
    'A table named “Waiting for review”. Each button says whose review of which exam it opens: “Open review of Practice ' +
    'test 4 for Ann Lee”.',
  content: ['Dates are in the reader’s time zone, with the year only if it is another one.'],
};
