import type { Day } from '@fourfold/core/assignments/day';
import type { Assignment, AssignmentTopic } from '@fourfold/core/contract/assignments';

export const topicWords: Readonly<Record<AssignmentTopic, string>> = {
  sat: 'SAT',
  act: 'ACT',
  reading: 'Reading',
  grammar: 'Grammar',
  math: 'Math',
};

export const typeWords: Readonly<Record<Assignment['reference_type'], string>> = {
  problem_set: 'Problem set',
  sequence: 'Sequence',
};

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "18 Nov", with the year where it is another one than today's. */
export function shortDay(date: Day, today: Day): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const shown = `${Number(day)} ${months[Number(month) - 1]}`;
  return year === today.slice(0, 4) ? shown : `${shown} ${year}`;
}
