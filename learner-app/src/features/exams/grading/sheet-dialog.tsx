import { useAccount } from '@fourfold/app-shell/session';
import type { Exam } from '@fourfold/core/contract/exams';
import { isReviewOpen, reviewOpensText } from '@fourfold/core/exams/exam-review';
import type { ExamSection } from '@fourfold/core/exams/section';
import { shownStates } from '@fourfold/core/grading/first-submitted';
import { lettersOf } from '@fourfold/core/grading/letters-of';
import { typedFormatError } from '@fourfold/core/grading/typed-answer';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { BubbleSheet } from '@fourfold/ui-kit/bubble-sheet';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useCallback, useMemo, useState } from 'react';
import { confirm, fetchConfirm } from '../../../app/confirm.ts';
import { deleteDraft, type SheetDraft, saveDraft, storedSheet } from './grading-drafts.ts';
import { PrintedSheet } from './printed-sheet.tsx';
import css from './sheet-dialog.module.css';
import { isSameSheet, submitNote, withoutAnswer } from './sheet-notes.ts';
import { saveGrade, useGrades } from './use-grades.ts';

// Prefetched, because a sheet can be submitted after the network is lost.
void fetchConfirm();

export type SheetDialogProps = { family: Family; exam: Exam; section: ExamSection; onClose: () => void };

/** The bubble sheet of a section. Its draft stays in the browser until submit or cancel. */
export function SheetDialog({ family, exam, section, onClose }: SheetDialogProps) {
  const account = useAccount();
  const isImpersonated = account?.tutor_login.status ?? true;
  const { grade, ready, failed, retry } = useGrades(family, exam.id);
  const draftKey = useMemo(
    () => ({ kind: 'sheet' as const, account: account?.id ?? '', exam: exam.id, section: section.type }),
    [account?.id, exam.id, section.type],
  );
  const [restored] = useState(() => (isImpersonated ? null : storedSheet(draftKey)));
  const [draft, setDraft] = useState<SheetDraft | null>(restored);
  const [state, setState] = useState<'entering' | 'saving' | 'failed'>('entering');

  const saved = grade.sheet[section.type] ?? emptySheet;
  const isHandedIn = grade.handedIn[section.type] === true;
  const isReadOnly = isImpersonated || isHandedIn;
  const answers = isHandedIn ? saved : (draft ?? saved);
  const letters = useMemo(
    () => Array.from({ length: section.questions }, (_, at) => lettersOf(section, at + 1)),
    [section],
  );
  const hasKey = (exam.bubble_sheet_sections as readonly string[]).includes(section.type);
  const first = grade.first[section.type];
  const wrong = hasKey && grade.submitted[section.type] ? grade.wrong[section.type] : undefined;
  const stillWrong = useMemo(
    () => wrong?.filter((number) => (answers[number] ?? '') === (saved[number] ?? '')),
    [wrong, answers, saved],
  );

  const answer = useCallback(
    (number: number, given: string) =>
      setDraft((now) => {
        const next = given === '' ? withoutAnswer(now ?? saved, number) : { ...(now ?? saved), [number]: given };
        saveDraft(draftKey, next);
        return next;
      }),
    [saved, draftKey],
  );

  async function submit() {
    const isOpen = isReviewOpen(exam.review, Object.keys(grade.first).length > 0, new Date());
    const note = submitNote(letters, answers, { hasKey, first: first ? null : isOpen ? 'corrected' : 'final' });
    if (!(await confirm('Are you sure you want to submit?', note))) return;
    setState('saving');
    const entered = { sheet: { [section.type]: answers }, submitted: { [section.type]: true } };
    const done = await saveGrade(family, exam.id, entered);
    if (!done) return setState('failed');
    deleteDraft(draftKey);
    showAlert('success', 'Bubble Sheet submitted');
    onClose();
  }

  async function cancel() {
    if (state === 'saving') return;
    if (draft && !isSameSheet(draft, saved) && !(await confirm('Are you sure you want to cancel?'))) return;
    if (!isImpersonated) deleteDraft(draftKey);
    onClose();
  }

  const isCorrected = shownStates(grade, grade.first)[section.type] === 'corrected';
  const count = Object.values(answers).filter((given) => given.trim() !== '').length;
  return (
    <Dialog
      full
      title={
        <>
          Bubble Sheet: {section.title} <small className={css.of}>{exam.title}</small>
        </>
      }
      onClose={cancel}
      actions={
        <>
          <Button kind="quiet" className={css.print ?? ''} onClick={() => print()}>
            Print
          </Button>
          <Button kind="quiet" onClick={cancel}>
            {isReadOnly ? 'Close' : 'Cancel'}
          </Button>
          {!isReadOnly && (
            <Button kind="primary" busy={!ready || state === 'saving'} onClick={submit}>
              Submit
            </Button>
          )}
        </>
      }
    >
      {!ready && !failed && <Skeleton bars={[92, 92, 92, 92]} label="Loading the sheet" />}
      {failed && <ErrorPanel title="The sheet could not be loaded." onRetry={retry} />}
      {ready && (
        <>
          <div className={css.notes}>
            <p className="num">
              {count} of {section.questions} answered
            </p>
            {isHandedIn && <p>Handed in. {reviewOpensText(exam.review, new Date())}</p>}
            {!isReadOnly && <p className={css.keys}>A letter chooses and moves on, arrows move, Backspace clears.</p>}
            {!hasKey && <p>No answer key is here for this section: the sheet is kept, but not graded.</p>}
            {first && isCorrected && (
              <p>
                Corrected. As first submitted: {section.questions - first.wrong.length} of {section.questions} right.
              </p>
            )}
            {restored && !isSameSheet(restored, saved) && <p>Restored from this device. It was not submitted yet.</p>}
          </div>
          <p className={css.failed} role="alert">
            {state === 'failed' && 'Not submitted. Your sheet is kept on this device: try again.'}
          </p>
          <BubbleSheet
            label={section.title}
            letters={letters}
            columns={section.columns}
            answers={answers}
            wrong={stillWrong}
            typedErrorOf={typedFormatError}
            readOnly={isReadOnly || state === 'saving'}
            takesFocus
            onAnswer={answer}
          />
          <PrintedSheet title={exam.title} section={section} letters={letters} answers={answers} />
        </>
      )}
    </Dialog>
  );
}

const emptySheet: SheetDraft = {};
