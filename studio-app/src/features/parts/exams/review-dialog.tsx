import { useAccount } from '@fourfold/app-shell/session';
import { dayAt } from '@fourfold/core/day/day';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { LoadingOverlay } from '@fourfold/ui-kit/loading-overlay';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Exam, ExamList } from './exam-lists.ts';
import css from './review-dialog.module.css';
import { openingText, type ReviewForm, reviewFormOf, visibilityText } from './review-form.ts';
import { ReviewSettingForm } from './review-setting-form.tsx';
import { saveReview, waitingQuery } from './save-review.ts';
import { WaitingStudents } from './waiting-students.tsx';

type ReviewDialogProps = { list: ExamList; exam: Exam; onClose: () => void };

/**
 * The review setting of an exam, and the students who wait for a review. Super admins change the
 * setting; any admin can open the review to a student.
 */
export function ReviewDialog({ list, exam, onClose }: ReviewDialogProps) {
  const canChange = useAccount()?.is_super_admin === true;
  const canWait = exam.review.opens !== 'at_once';
  const waiting = useQuery({ ...waitingQuery(exam.id), enabled: canWait, throwOnError: false });
  const [busy, setBusy] = useState(false);
  async function save(form: Parameters<typeof saveReview>[2]) {
    setBusy(true);
    const saved = await saveReview(list, exam, form);
    setBusy(false);
    if (saved) onClose();
  }
  return (
    <Dialog title={`Review of ${exam.title}`} blocking={busy} onClose={onClose}>
      {busy && <LoadingOverlay />}
      <div className={css.parts}>
        {canChange ? (
          <ReviewSettingForm
            saved={exam.review}
            waiting={canWait ? (waiting.data?.count ?? 0) : 0}
            busy={busy}
            onSave={save}
            onClose={onClose}
          />
        ) : (
          <ReadOnlySetting form={reviewFormOf(exam.review)} openingLabel={openingText(exam.review, new Date())} />
        )}
        {canWait && <WaitingStudents query={waiting} />}
      </div>
    </Dialog>
  );
}

/** The setting as text, for admins who must not change it. */
function ReadOnlySetting({ form, openingLabel }: { form: ReviewForm; openingLabel: string }) {
  return (
    <div>
      <p>Review: {openingLabel}</p>
      <p className="small">{visibilityText(form, dayAt(new Date()))} A super admin changes this.</p>
    </div>
  );
}
