import { isOverdue } from '@fourfold/core/assignments/is-overdue';
import type { Assignment } from '@fourfold/core/contract/assignments';
import type { Day } from '@fourfold/core/day/day';
import { formatDay } from '@fourfold/core/day/format-day';
import { masteryThreshold } from '@fourfold/core/mastery/run/full-run';
import type { AssignmentRow } from '@fourfold/ui-kit/assignment-table';
import { topicLabel, typeLabel } from './assignment-labels.ts';

/** Returns the table row of an assignment. */
export function assignmentRow(assignment: Assignment, today: Day): Omit<AssignmentRow, 'action' | 'detail'> {
  const { id, title, topic_type, assignment_date: date, status } = assignment;
  return {
    id,
    title,
    topic: topicLabel(topic_type),
    type: typeLabel(assignment),
    due: { date, text: formatDay(date, today), overdue: status === 'current' && isOverdue(date, today) },
    progress: rowProgress(assignment),
  };
}

function rowProgress({ reference_type, progress }: Assignment): AssignmentRow['progress'] {
  if (!progress) return null;
  const { total_correct: run, percent_complete: percent } = progress;
  return reference_type === 'problem_set' ? { run, of: masteryThreshold } : { percent };
}
