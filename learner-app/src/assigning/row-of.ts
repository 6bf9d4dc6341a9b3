import { isOverdue } from '@fourfold/core/assignments/is-overdue';
import type { Assignment } from '@fourfold/core/contract/assignments';
import type { Day } from '@fourfold/core/day/day';
import { dayWords } from '@fourfold/core/day/words';
import { masteryThreshold } from '@fourfold/core/mastery/run/full-run';
import type { AssignmentRow } from '@fourfold/ui-kit/assignment-table';
import { topicWords, typeWords } from './assignment-words.ts';

/** Returns the table row of an assignment. */
export function rowOf(assignment: Assignment, today: Day): Omit<AssignmentRow, 'action'> {
  const { id, title, topic_type, reference_type, assignment_date: date, status } = assignment;
  return {
    id,
    title,
    topic: topicWords[topic_type],
    type: typeWords[reference_type],
    due: { date, shown: dayWords(date, today), overdue: status === 'current' && isOverdue(date, today) },
    progress: progressOf(assignment),
  };
}

function progressOf({ reference_type, progress }: Assignment): AssignmentRow['progress'] {
  if (!progress) return null;
  const { total_correct: run, percent_complete: percent } = progress;
  return reference_type === 'problem_set' ? { run, of: masteryThreshold } : { percent };
}
