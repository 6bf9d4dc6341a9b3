import type { AuditEntry } from '@fourfold/core/contract/audit';

/** Texts of actions whose name differs from what users read. */
const actionTexts: Readonly<Record<string, string>> = {
  create: 'Created',
  change: 'Changed',
  update: 'Updated',
  update_score: 'Uploaded scores of',
  update_bubble_answers: 'Uploaded bubble sheet answers of',
  delete: 'Deleted',
  hard_delete: 'Deleted for good',
  restore: 'Restored',
  publish: 'Published',
  unpublish: 'Unpublished',
  order: 'Reordered',
  link: 'Linked',
  unlink: 'Unlinked',
  accept_key: 'Accepted the key of',
  doubt_key: 'Undid the acceptance of the key of',
  restore_version: 'Restored a version of',
  link_users: 'Linked students of',
  add_role: 'Added a role to',
  remove_role: 'Removed a role from',
  read_results: 'Read the results of',
  release_review: 'Opened the review of',
  retire: 'Retired',
  complete: 'Completed',
  activate: 'Activated',
  deactivate: 'Deactivated',
  invite: 'Invited',
  settle: 'Settled',
  retry: 'Tried again',
  discard: 'Discarded',
  assign: 'Assigned',
  reassign: 'Assigned again',
  unassign: 'Unassigned',
  change_note: 'Changed the note to the student',
  grant_time: 'Granted time to',
  withdraw_time: 'Withdrew the time granted to',
  login_as_student: 'Looked on as a student',
  login_back_to_tutor: 'Ended the look at a student',
};

const subjectNouns: Readonly<Record<string, string>> = {
  sat: 'SAT',
  act: 'ACT',
  sat_question: 'SAT question',
  act_question: 'ACT question',
  subtopic: 'sub-topic',
  subsubtopic: 'sub-sub-topic',
  media: 'image',
  skill_list: 'skills',
  reported_problem: 'reported problem',
};

/** The text of an action: "Published". */
export function actionLabel(action: string): string {
  return actionTexts[action] ?? capitalize(phraseOf(action));
}

/** The noun of a kind of record, within a sentence: "problem set". */
export function subjectNoun(subject: string): string {
  return subjectNouns[subject] ?? phraseOf(subject);
}

/** The text of an entry: "Changed question 12 of “Linear equations”", "Published topic"; for sessions the action alone. */
export function actionText({
  action,
  subject,
  number,
  above,
}: Pick<AuditEntry, 'action' | 'subject' | 'number' | 'above'>): string {
  if (subject === 'session') return actionLabel(action);
  // The record of an entry about an order is what the list is of.
  if (action === 'order' && subject !== 'answer') return `${actionLabel(action)} ${subjectNoun(subject)}s of`;
  const noun = subject === 'answer' && number !== null ? 'answer of question' : subjectNoun(subject);
  const numbered = number === null ? noun : `${noun} ${number}`;
  return `${actionLabel(action)} ${numbered}${above === null ? '' : ` of “${above}”`}`;
}

/** A name of a field, an action or a kind of record as a phrase: "review opens at". */
export function phraseOf(name: string): string {
  return name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
}

export function capitalize(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
