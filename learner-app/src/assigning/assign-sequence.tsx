import { isFinished } from '@fourfold/core/assignments/is-finished';
import type { AssignmentTopic } from '@fourfold/core/contract/assignable';
import type { AssignmentTerms } from '@fourfold/core/contract/assignments';
import type { Progress, SequenceReference } from '@fourfold/core/contract/practice';
import { Button } from '@fourfold/ui-kit/button';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import css from './assign.module.css';
import { type AssignKind, assignOne } from './assign-work.ts';
import { assignLabels, assignmentOffer } from './assignment-offer.ts';
import { DueDateDialog } from './due-date-dialog.tsx';
import { NotOfferedNote } from './not-offered-note.tsx';
import { startsAgainNote } from './starts-again-note.ts';
import { useAssignments } from './use-assignments.ts';

type AssignSequenceProps = {
  title: string;
  topic_type: AssignmentTopic;
  reference_type: SequenceReference;
  reference_id: string;
  /** Of the student. */
  progress: Progress;
};

/** The field that names a sequence in POST /assignments. */
const referenceFields = {
  HomeSubTopic: 'subtopic_id',
  HomeSubsubTopic: 'subsubtopic_id',
  HomeSatQuestionTopic: 'sat_question_id',
  HomeActQuestionTopic: 'act_question_id',
} as const satisfies Record<SequenceReference, string>;

/** A tutor who is logged in as a student assigns a sequence (ASG-019), or reassigns a finished one (ASG-020). */
export function AssignSequence({ title, topic_type, reference_type, reference_id, progress }: AssignSequenceProps) {
  const [isOpen, open] = useState(false);
  const [busy, setBusy] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const assigned = useAssignments();
  const assignments = assigned.of(reference_id);
  if (assigned.isFailed) {
    return (
      <ErrorPanel title="The assignments could not be loaded." onRetry={assigned.retry} busy={assigned.isFetching} />
    );
  }
  if (!assignments) return null;
  const startedProgress = progress.seq === 0 ? null : progress;
  const offer = assignmentOffer({ kind: 'sequence', progress: startedProgress, assignments });

  async function assign(kind: AssignKind, terms: AssignmentTerms) {
    setBusy(true);
    const isDone = await assignOne({
      type: kind,
      reference_type: 'sequence',
      reference_id,
      user_id: progress.user_id,
      [referenceFields[reference_type]]: reference_id,
      ...terms,
      topic_type,
    });
    setBusy(false);
    if (!isDone) return;
    flushSync(() => open(false));
    // The button that had the focus is gone.
    container.current?.focus();
  }
  if (offer.kind !== 'may') {
    return (
      <div ref={container} tabIndex={-1} className={css.place}>
        <NotOfferedNote offer={offer} />
      </div>
    );
  }
  const action = assignLabels[offer.action];
  return (
    <div ref={container} tabIndex={-1} className={css.place}>
      <Button aria-haspopup="dialog" aria-label={`${action} the sequence`} onClick={() => open(true)}>
        {action}
      </Button>
      {isOpen && (
        <DueDateDialog
          title={`${action} the sequence of ${title}`}
          action={action}
          note={startsAgainNote(isFinished('sequence', startedProgress) ? 1 : 0, 1)}
          busy={busy}
          onClose={() => open(false)}
          onPick={(terms) => assign(offer.action, terms)}
        />
      )}
    </div>
  );
}
