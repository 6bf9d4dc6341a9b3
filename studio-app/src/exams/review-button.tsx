import { Button } from '@fourfold/ui-kit/button';
import { useState } from 'react';
import { late } from '../late/late.tsx';
import type { Exam, ExamList } from './exam-lists.ts';
import { openingWords } from './review-form.ts';

const ReviewDialog = late({
  name: 'The review setting',
  load: () => import('./review-dialog.tsx').then((part) => part.ReviewDialog),
});

/** Shows when the review of an exam opens; a click opens the setting. */
export function ReviewButton({ list, exam }: { list: ExamList; exam: Exam }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Review: {openingWords(exam.review, new Date())}
      </Button>
      {open && <ReviewDialog list={list} exam={exam} onClose={() => setOpen(false)} />}
    </>
  );
}
