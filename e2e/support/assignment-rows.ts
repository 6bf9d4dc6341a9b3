import type { TestWorkReference } from '@fourfold/core/assignments/test-work';
import { formatDay } from '@fourfold/core/day/format-day';
import type { PersonFixture } from '@fourfold/server/testing/fixtures/person';
import { type Row, row } from '@fourfold/server/testing/fixtures/rows';

type AssignmentLocation = {
  subtopic_id?: string;
  subsubtopic_id?: string;
  sattopic_id?: string;
  sat_question_id?: string;
  act_question_id?: string;
};
export type PlantedAssignment = {
  reference_type:
    | 'HomeSubTopic'
    | 'HomeSubsubTopic'
    | 'HomeSatQuestionTopic'
    | 'HomeActQuestionTopic'
    | 'HomeProblemSetQuestions'
    | 'MistakeSet'
    | TestWorkReference;
  reference_id: string;
  topic_type?: 'math' | 'grammar' | 'reading' | 'sat' | 'act';
  place?: AssignmentLocation;
  /** Due date, in days from today. */
  due?: number;
  completed?: boolean;
  note?: string;
  answer?: string;
};

/** Database rows of assignments that a tutor gave to a student. */
export function assignmentRows(
  { account }: PersonFixture,
  assignments: readonly PlantedAssignment[],
): { rows: readonly Row[]; ids: readonly string[] } {
  const ids = assignments.map(() => crypto.randomUUID());
  const rows = assignments.map(
    ({ place, due = 7, completed = false, topic_type = 'math', note = '', answer = '', ...target }, index) =>
      row('assignments', {
        id: ids[index] ?? '',
        user_id: account.id,
        assigned_by: crypto.randomUUID(),
        assigned_by_name: 'Ms Reed',
        type: 'assign',
        ...target,
        ...place,
        topic_type,
        after_seq: 0,
        assignment_date: dayFromNow(due),
        note,
        answer,
        answered_at: answer === '' ? null : new Date(),
        completed_at: completed ? new Date() : null,
      }),
  );
  return { rows, ids };
}

/** A date in the time zone of the test browsers (playwright.config.ts), such as `2026-11-28`. */
export function dayFromNow(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(date);
}

/** A date as the alerts format it. */
export function alertDay(days: number): string {
  return formatDay(dayFromNow(days), dayFromNow(0));
}
