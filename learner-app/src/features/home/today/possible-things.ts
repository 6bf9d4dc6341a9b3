import { isFinished } from '@fourfold/core/assignments/is-finished';
import type { Assignment } from '@fourfold/core/contract/assignments';
import type { StartedWork } from '@fourfold/core/contract/practice';
import type { Reply } from '@fourfold/core/contract/types';
import type { Day } from '@fourfold/core/day/day';
import { masteryThreshold } from '@fourfold/core/mastery/run/full-run';
import { diagnosticLength } from '@fourfold/core/today/choose-diagnostic';
import type { Begun, Possible } from '@fourfold/core/today/next-thing';
import { assignmentAddress } from '../../../assigning/assignment-address.ts';
import { beginningAddress, startedAddress } from '../../../assigning/started-address.ts';

/** URL of a thing to do; null if it has no page. */
type Address = string | null;

export type DashboardReplies = {
  day: Day;
  today: Reply<'GET /today'>;
  started: Reply<'GET /user_progresses/started'>;
  assignments: readonly Assignment[];
  /** How many questions come back on this day. */
  reviews: number;
};

/** Questions of a sequence whose length the reply does not have: a guess for the minutes alone. */
const assumedLength = 10;

/** What the replies of the dashboard offer to do. */
export function possibleThings(replies: DashboardReplies): Possible<Address> {
  const { day, today, started, assignments, reviews } = replies;
  const { weakest } = today;
  return {
    day,
    reviews,
    assigned: assignments.filter(isOpen).map((assignment) => ({
      key: keyOf(assignment.progress_reference, assignment.reference_id),
      title: assignment.title,
      due: assignment.assignment_date,
      questions: questionsOfAssignment(assignment),
      subject: assignmentAddress(assignment),
    })),
    begun: [...started.data.map(begunWork), ...begunDiagnostic(today)],
    weakest: weakest && {
      key: keyOf(weakest.work.reference_type, weakest.work.reference_id),
      title: weakest.work.title,
      skill: weakest.title,
      right: weakest.right,
      total: weakest.total,
      questions: isSet(weakest.work.reference_type) ? masteryThreshold : weakest.work.questions,
      subject: beginningAddress(weakest.work),
    },
    next: started.first && {
      key: keyOf(started.first.reference_type, started.first.reference_id),
      title: started.first.title,
      questions: isSet(started.first.reference_type) ? masteryThreshold : assumedLength,
      subject: beginningAddress(started.first),
    },
  };
}

/** Finished work becomes completed by itself. */
function isOpen({ status, published, reference_type, progress }: Assignment): boolean {
  return status === 'current' && published && !isFinished(reference_type, progress);
}

function questionsOfAssignment({ progress_reference, progress }: Assignment): number {
  if (isSet(progress_reference)) return masteryThreshold - (progress?.total_correct ?? 0);
  return Math.max(1, Math.round((assumedLength * (100 - (progress?.percent_complete ?? 0))) / 100));
}

function begunWork(started: StartedWork): Begun<Address> {
  const { progress, title } = started;
  const { reference_type, reference_id, total_correct, total_questions, questions_complete } = progress;
  const isOfSet = isSet(reference_type);
  return {
    key: keyOf(reference_type, reference_id),
    title,
    kind: isOfSet ? 'set' : 'sequence',
    done: isOfSet ? total_correct : Math.floor(progress.percent_complete),
    questions: Math.max(1, isOfSet ? masteryThreshold - total_correct : total_questions - questions_complete),
    subject: startedAddress(started),
  };
}

/** The questions of the first run, from the form of the plan until they are ended. */
function begunDiagnostic({ plan, diagnostic_answers: done }: Reply<'GET /today'>): Begun<Address>[] {
  if (!isDiagnosticOpen({ plan, diagnostic_answers: done })) return [];
  const begun = { key: 'diagnostic', title: 'The ten first questions', kind: 'sequence', done: 10 * done } as const;
  return [{ ...begun, questions: diagnosticLength - done, subject: '/home/diagnostic' }];
}

export function isDiagnosticOpen({
  plan,
  diagnostic_answers,
}: Pick<Reply<'GET /today'>, 'plan' | 'diagnostic_answers'>): boolean {
  return plan.first_run === 'answered' && diagnostic_answers < diagnosticLength;
}

function isSet(referenceType: string): boolean {
  return referenceType === 'HomeProblemSetQuestions';
}

function keyOf(type: string, id: string): string {
  return `${type} ${id}`;
}
