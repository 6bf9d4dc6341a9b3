import { Button } from '@fourfold/ui-kit/button';
import { useState } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import type { Exam, ExamList } from './exam-lists.ts';
import { openingText } from './review-form.ts';

const ReviewDialog = lazyPart({
  name: 'The review setting',
  load: () => import('./review-dialog.tsx').then((part) => part.ReviewDialog),
});

/** Shows when the review of an exam opens; a click opens the setting. */
export function ReviewButton({ list, exam }: { list: ExamList; exam: Exam }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Review: {openingText(exam.review, new Date())}
      </Button>
      {open && <ReviewDialog list={list} exam={exam} onClose={() => setOpen(false)} />}
    </>
  );
}
