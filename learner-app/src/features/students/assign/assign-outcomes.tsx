import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { CheckIcon, CrossIcon } from '@fourfold/ui-kit/icon';
import css from './assign-outcomes.module.css';
import type { AssignOutcome } from './assign-to-students.ts';

type AssignOutcomesProps = { title: string; outcomes: readonly AssignOutcome[]; onClose: () => void };

/** The result for each student: refusals first, with the reason. */
export function AssignOutcomes({ title, outcomes, onClose }: AssignOutcomesProps) {
  const ordered = [...outcomes].sort((one, other) => Number(one.assigned) - Number(other.assigned));
  return (
    <Dialog
      title={summaryOf(outcomes)}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <p className="small">{title}</p>
      <ul className={css.outcomes} aria-label="What came of it for each student">
        {ordered.map(({ student, assigned, reason }) => (
          <li key={student.id} data-failed={!assigned || undefined}>
            <span className={css.name}>{student.username}</span>
            <span className={css.what}>
              {assigned ? <CheckIcon /> : <CrossIcon />}
              {assigned ? 'Assigned' : (reason ?? 'Not assigned')}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** "Assigned to 2 of 3 students". */
function summaryOf(outcomes: readonly AssignOutcome[]): string {
  const [all, done] = [outcomes.length, outcomes.filter(({ assigned }) => assigned).length];
  const students = all === 1 ? 'student' : 'students';
  if (done === 0) return `Assigned to none of ${all} ${students}`;
  return done === all ? `Assigned to ${all} ${students}` : `Assigned to ${done} of ${all} ${students}`;
}
