import { maxNameLength } from '../session/name-length.ts';
import type { RefusalTexts } from './reasons.ts';

/** Refusals about accounts, users, students and assignments. */
export const peopleRefusals = {
  wrong_log_in: { reason: 'wrong_credentials', text: 'Invalid email or password' },
  registration_incomplete: {
    reason: 'malformed',
    text: 'Please enter valid email and password & confirm password should match.',
  },
  invalid_code: { reason: 'malformed', text: 'Invalid code' },
  email_taken: { reason: 'conflict', text: 'An account with this email already exists.' },
  email_missing: { reason: 'malformed', text: 'Please enter email' },
  email_malformed: { reason: 'malformed', text: 'Invalid email' },
  password_too_short: { reason: 'malformed', text: 'New Password should be minimum 8 characters.' },
  passwords_differ: { reason: 'malformed', text: 'New Password & Confirm Password should match.' },
  old_password_wrong: { reason: 'malformed', text: 'Old Password is not correct.' },
  link_used_up: { reason: 'gone', text: 'This link is no longer valid. Please request a new one.' },
  code_used_up: { reason: 'gone', text: 'This code is no longer valid. Please log in.' },
  name_missing: { reason: 'malformed', text: 'Please enter name' },
  name_and_email_missing: { reason: 'malformed', text: 'Please enter name and valid email' },
  name_invisible: {
    reason: 'malformed',
    text: 'The name has characters that cannot be seen. Please type it instead of pasting it.',
  },
  name_too_long: { reason: 'malformed', text: `Please enter a name of at most ${maxNameLength} characters` },

  account_deleted: { reason: 'gone', text: 'This account was deleted meanwhile.' },
  account_deleted_long_ago: {
    reason: 'gone',
    text: ({ days }: { days: number }) => `This account was deleted more than ${days} days ago and can't be restored.`,
  },
  email_taken_since: {
    reason: 'conflict',
    text: ({ email }: { email: string }) => `Another account has the email ${email} by now: delete that first.`,
  },
  own_account: {
    reason: 'conflict',
    text: ({ verb }: { verb: string }) => `You can't ${verb} your own account.`,
  },
  last_super_admin: {
    reason: 'conflict',
    text: ({ verb }: { verb: string }) => `You can't ${verb} the last active super admin.`,
  },
  password_chosen: {
    reason: 'conflict',
    text: ({ name }: { name: string }) => `${name} has chosen a password already, and can ask for a new one.`,
  },
  user_not_active: {
    reason: 'conflict',
    text: ({ name }: { name: string }) => `${name} is not active: activate the account first.`,
  },
  registration_code_taken: {
    reason: 'conflict',
    text: ({ code }: { code: string }) => `The code “${code}” is there already.`,
  },
  letter_not_listed: { reason: 'not_found', text: 'This letter is not on the list any more.' },

  student_not_active: { reason: 'conflict', text: 'This student is not active.' },
  not_the_viewed_student: { reason: 'forbidden', text: 'user_id must be the student’s whom you look at' },
  not_yourself: {
    reason: 'forbidden',
    text: 'user_id must be your own: practice is kept under the name of the one who practises',
  },

  /** `title` is of the set or sequence that is open already; `of` is the number of those to assign. */
  already_assigned: {
    reason: 'conflict',
    text: ({ title, of }: { title: string; of: number }) =>
      `${of > 1 ? `“${title}”` : 'This'} is already assigned to the student`,
  },
  never_assigned: {
    reason: 'conflict',
    text: ({ title }: { title: string }) =>
      `“${title}” was neither assigned to the student nor finished by them: assign it instead`,
  },
  no_mistakes: { reason: 'conflict', text: 'The student has no such mistakes that can be answered again' },
  test_submitted: {
    reason: 'conflict',
    text: ({ title }: { title: string }) =>
      `The student has submitted “${title}”, and a submitted test is final: assign another test`,
  },
  not_finished: { reason: 'conflict', text: 'This assignment is not finished yet' },
  due_date_past: { reason: 'unreadable_content', text: 'The due date must be today or later' },
  time_granted_twice: {
    reason: 'unreadable_content',
    text: 'Grant a multiple of the time or more minutes, not both',
  },
  break_granted_twice: {
    reason: 'unreadable_content',
    text: 'Grant a multiple of the breaks or more minutes, not both',
  },
  nothing_granted: { reason: 'unreadable_content', text: 'Choose more time, longer breaks, or both' },
  granted_until_past: {
    reason: 'unreadable_content',
    text: 'The last day of the time granted must be today or later',
  },
  no_search: { reason: 'malformed', text: 'name a text, a topic, a skill or a SAT or ACT' },
  not_published: {
    reason: 'unreadable_content',
    text: ({ what }: { what: string }) => `This ${what} is not published`,
  },
} as const satisfies RefusalTexts;
