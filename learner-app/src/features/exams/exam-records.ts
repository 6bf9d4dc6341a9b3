import type { Exam } from '@fourfold/core/contract/exams';
import type { ScorePart } from '@fourfold/core/contract/grades';
import { actRecordScore } from '@fourfold/core/scores/act-score';
import { satRecordScore } from '@fourfold/core/scores/sat-score';
import { examFamilies, type Family } from '@fourfold/core/wire/exams/exam-family';
import type { FormField } from '@fourfold/ui-kit/form';
import type { Marks } from './exam-calls.ts';

/** The differences between the records of official SATs and of official ACTs. */
type RecordDescriptor = {
  name: string;
  marks: readonly { name: string; label: string }[];
  /** The valid marks as they are typed (SAT-012, ACT-010), and the message for others. */
  pattern: RegExp;
  invalidMessage: string;
  /** Initial value of each mark of a new record (ACT-011). */
  initial: string;
  composite(marks: Marks): ScorePart;
  /** Name in alerts. */
  alertName: string;
};

export const recordDescriptors: Record<Family, RecordDescriptor> = {
  sat: {
    name: 'SAT',
    marks: [
      { name: 'verbal', label: 'Verbal' },
      { name: 'math', label: 'Math' },
    ],
    pattern: /^(0|[1-9]|[1-9]\d|[1-7]\d\d|800)$/,
    invalidMessage: 'Type a whole number from 0 to 800',
    initial: '',
    composite: (marks) => satRecordScore(marks).grand_score,
    alertName: 'Sat',
  },
  act: {
    name: 'ACT',
    marks: [
      { name: 'english', label: 'English' },
      { name: 'math', label: 'Math' },
      { name: 'reading', label: 'Reading' },
      { name: 'science', label: 'Science' },
    ],
    pattern: /^(\d|[12]\d|3[0-6])$/,
    invalidMessage: 'Type a whole number from 0 to 36',
    initial: '0',
    composite: (marks) => actRecordScore(marks).grand_score,
    alertName: 'Act',
  },
};

/** Whether the exam is an official one that a student took, not an authored one (Q46). */
export function isRecord({ type }: Exam): boolean {
  return Object.values(examFamilies).some(({ types }) => types.real === type);
}

export function marksOf({ marks }: Exam): Marks {
  return marks;
}

/** The form of a record: its title, and its marks in one row. */
export function recordFields({ name, marks, pattern, invalidMessage }: RecordDescriptor): FormField[] {
  const title: FormField = {
    name: 'title',
    label: 'Title',
    type: 'text',
    pattern: /^.{1,200}$/,
    message: 'Keep the title to 200 letters',
  };
  return [
    title,
    ...marks.map((mark) => ({
      ...mark,
      type: 'number' as const,
      pattern,
      message: invalidMessage,
      group: `Marks of the ${name}`,
    })),
  ];
}
