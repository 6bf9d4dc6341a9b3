import * as z from 'zod';
import { familyNames } from '../wire/exams/exam-family.ts';
import { type Area, Id, listOf, loggedIn, Message, superAdmins } from './call.ts';
import { Account, Setting } from './session.ts';

/** A student in the tutor's list. */
export const Student = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  status: z.enum(['active', 'inactive']),
  /** Assignments that were due before today and are not completed. */
  overdue: z.number().int(),
  /** Problem sets mastered and sequences completed since the beginning of this week (Sunday). */
  mastered_this_week: z.number().int(),
  /** Seconds with questions since the beginning of this week. */
  time_spent_this_week: z.number().int(),
  /** The last answer; null before the first. */
  last_active_at: z.iso.datetime().nullable(),
});
export type Student = z.infer<typeof Student>;

/** Parses an integer from 1 to `most` from a query string. */
const pageNumber = (most: number) => z.coerce.number().int().min(1).max(most);

const Password = z.string().max(1000);

const DateTime = z.iso.datetime();
const Seconds = z.number().int();
/** The title and kind of the practised sequence or set; an assignment can also be of a test. */
const workFields = { title: z.string(), kind: z.enum(['sequence', 'problem set', 'test', 'mistakes']) };
const examFields = { exam: z.string(), section: z.string() };

/** The complete results of a student: questions and answers as plain text, never the key of a sealed test. */
export const StudentResults = z.object({
  exported_at: DateTime,
  account: Account,
  /** One for each answer in practice, oldest first. */
  answers: z.array(
    z.object({
      title: z.string(),
      kind: z.enum(['sequence', 'problem set', 'review', 'diagnostic']),
      answered_at: DateTime,
      question: z.string(),
      given: z.string(),
      right: z.boolean(),
      seconds_before_answer: Seconds,
      seconds_after_answer: Seconds,
      viewed_full_explanation: z.boolean(),
    }),
  ),
  progress: z.array(
    z.object({
      ...workFields,
      percent_complete: z.number(),
      total_correct: z.number().int(),
      seconds_before_answer: Seconds,
      seconds_after_answer: Seconds,
      updated_at: DateTime,
    }),
  ),
  /**
   * One for each attempt at a section. Verdicts are null until the section's current attempt is
   * submitted and its review is open.
   */
  tests: z.array(
    z.object({
      ...examFields,
      variant: z.enum(['mock', 'real']),
      attempt: z.number().int(),
      extra_time: z.number(),
      /** Seconds of the section that a tutor granted; null for none. */
      granted_seconds: Seconds.nullable(),
      /** Taken in practice mode (Q342). Added. */
      practice: z.boolean().optional(),
      started_at: DateTime,
      submitted_at: DateTime.nullable(),
      /** The key was opened before the attempt was submitted. */
      key_seen: z.boolean(),
      right: z.number().int().nullable(),
      questions: z.number().int().nullable(),
      answers: z.array(
        z.object({
          question: z.string(),
          given: z.string(),
          right: z.boolean().nullable(),
          marked_uncertain: z.boolean(),
          seconds: Seconds,
        }),
      ),
    }),
  ),
  /** One for each section of a paper test with entries. */
  grades: z.array(
    z.object({
      ...examFields,
      wrong: z.array(z.number().int()),
      uncertain: z.array(z.number().int()),
      /** The entered answers by question number. */
      sheet: z.record(z.string(), z.string()),
      /** Graded by a key whose review is closed: nothing here depends on the key (Q278). */
      handed_in: z.boolean(),
      graded: z.boolean(),
      timed: z.boolean(),
      /** Right answers; null while it is not graded. */
      raw: z.number().int().nullable(),
      /** Right answers of the sheet as first submitted; null if no key graded it. */
      first_raw: z.number().int().nullable(),
      /** A test on screen had opened its key before. */
      key_seen: z.boolean(),
      /** By the exam's conversion table, if it has one; for SAT math, of both math sections together. */
      scaled: z.number().nullable(),
    }),
  ),
  /** Official exams that the student took and recorded. */
  official_exams: z.array(
    z.object({
      family: z.enum(familyNames),
      title: z.string(),
      marks: z.record(z.string(), z.number().int()),
      created_at: DateTime,
    }),
  ),
  /** What the student wrote about missed questions. */
  mistake_notes: z.array(
    z.object({ question: z.string(), cause: z.string().nullable(), note: z.string(), updated_at: DateTime }),
  ),
  assignments: z.array(
    z.object({
      ...workFields,
      assigned_by: z.string(),
      created_at: DateTime,
      due: z.iso.date(),
      completed_at: DateTime.nullable(),
      /** The tutor's note, and the student's answer to it. */
      note: z.string(),
      answer: z.string(),
    }),
  ),
});
export type StudentResults = z.infer<typeof StudentResults>;

export const peopleCalls = {
  'GET /accounts/get_my_students': {
    summary: 'A page of the tutor’s own students, by name; `offset` is the page’s number, from 1.',
    who: ['tutor'],
    replica: true,
    budget: 'search',
    query: z.object({ offset: pageNumber(100_000), limit: pageNumber(100) }),
    reply: z.object({ data: z.array(Student), count: z.number().int() }),
  },
  'PUT /users/link_users': {
    summary: 'Set the linked students of a tutor. Students who are no longer linked are notified at once.',
    who: superAdmins,
    body: z.object({ user_id: Id, linked_users: z.array(Id).max(10_000) }),
    reply: z.object({ user_id: Id, linked_users: z.array(Id) }),
  },
  'PUT /settings/set_setting': {
    summary: 'Save one of the settings, or several.',
    who: superAdmins,
    body: z
      .object({
        introduction_video: z.string().max(1_000_000),
        sat_percentile_score: z.array(z.array(z.string().max(200)).max(50)).max(2_000),
        act_percentile_score: z.array(z.array(z.string().max(200)).max(50)).max(2_000),
      })
      .partial(),
    reply: Setting,
  },
  'PUT /sessions/login_as_student': {
    summary: 'Log in as a linked student, for two hours at most. The tutor’s own session continues.',
    who: ['tutor'],
    body: z.object({ id: Id }),
    reply: Account,
    givesToken: true,
  },
  'PUT /sessions/login_back_to_tutor': {
    summary: 'End an impersonation. The reply has a token of the tutor’s own session.',
    who: ['tutor-login'],
    sealed: 'account',
    reply: Account,
    givesToken: true,
    afterEnd: true,
  },
  'PUT /accounts/change_name': {
    summary: 'Change the caller’s own name.',
    who: ['student', 'tutor', 'admin', 'super-admin'],
    sealed: 'account',
    body: z.object({ username: z.string().trim().max(100) }),
    reply: Account,
  },
  'PUT /accounts/change_password': {
    summary: 'Change the caller’s own password. Needs the old password, and ends every other session.',
    who: ['student', 'tutor', 'admin', 'super-admin'],
    sealed: 'account',
    body: z.object({ oldPassword: Password, password: Password, confirmPassword: Password }),
    reply: Message,
  },
  'GET /accounts/results': {
    summary: 'Export of the student’s own work: answers, progress, tests, grades, official exams and assignments.',
    who: ['student'],
    sealed: 'plain',
    replica: true,
    budget: 'export',
    reply: StudentResults,
  },
  'GET /sessions': {
    summary: 'The caller’s sessions, the one in use first.',
    who: ['student', 'tutor', 'admin', 'super-admin'],
    sealed: 'account',
    reply: listOf(
      z.object({
        id: Id,
        here: z.boolean(),
        created_at: z.iso.datetime(),
        last_used_at: z.iso.datetime(),
        /** The sites it is open on. */
        sites: z.array(z.enum(['learner', 'studio'])),
        /** The browser and system at log-in, for display; null if unknown. */
        device: z.string().nullable(),
        /** The student's name, if a tutor is logged in as a student. */
        as_student: z.string().nullable(),
      }),
    ),
  },
  'DELETE /sessions/others': {
    summary: 'End every other session of the caller.',
    who: ['student', 'tutor', 'admin', 'super-admin'],
    sealed: 'account',
    reply: z.object({ ended: z.number().int() }),
  },
  'GET /sessions/events': {
    summary: 'A stream of server-sent events: the state of the session, then each change; a keep-alive every 20 s.',
    who: loggedIn,
    sealed: 'account',
    budget: 'stream',
    reply: z.discriminatedUnion('state', [
      z.object({ state: z.literal('account'), account: Account }),
      z.object({
        state: z.literal('ended'),
        why: z.enum(['logged-out', 'expired', 'not-active', 'student-unlinked']),
      }),
    ]),
    stream: true,
  },
} as const satisfies Area;

/** The session state that the event stream sends. */
export type SessionState = z.infer<(typeof peopleCalls)['GET /sessions/events']['reply']>;
