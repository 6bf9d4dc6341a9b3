import * as z from 'zod';
import { maxNoteLength } from '../assignments/note-length.ts';
import { type PracticeTopicKind, practiceTopicKinds, topicKinds } from '../topics/topic-kinds.ts';
import {
  assignableCalls,
  assignmentTopics,
  mistakeSetReference,
  referenceTypes,
  testFields,
  tutors,
} from './assignable.ts';
import { type Area, Id, listOf, Message, readers } from './call.ts';
import { MistakeFilters } from './mistakes.ts';
import { reviewReference, sequenceReferences, testReferences } from './practice.ts';

/** `type` of a completed sequence, by the kind of its topic. */
type SequenceCompletion = (typeof topicKinds)[PracticeTopicKind]['practice']['completion'];
const sequenceCompletions: readonly SequenceCompletion[] = practiceTopicKinds.map(
  (kind) => topicKinds[kind].practice.completion,
);

/**
 * What can be assigned: a problem set, the sequence of a sub-sub-topic, a sub-topic or a SAT or ACT question, or a test of
 * a SAT or ACT.
 */
export const assignableTypes = [
  'ProblemSet',
  'Subsubtopic',
  'Subtopic',
  'SatQuestion',
  'ActQuestion',
  'SatTest',
  'ActTest',
  mistakeSetReference,
] as const;
export type AssignableType = (typeof assignableTypes)[number];

/** A date in the caller's time zone, `2026-11-28`. PostgreSQL has no year 0. */
export const Day = z.iso.date().refine((day) => !day.startsWith('0000'), 'expected a date after the year 0');

/** Plain text; empty for none. */
const Note = z.string().trim().max(maxNoteLength);

/** What the tutor enters about an assignment. The fields have the names of their columns. */
const termFields = {
  /** The last day on which it is not overdue. */
  assignment_date: Day,
  /** A note to the student. */
  note: Note.default(''),
};
export const AssignmentTerms = z.object(termFields);
export type AssignmentTerms = z.infer<typeof AssignmentTerms>;

/** The student's progress in the assigned work; null before the first answer. */
export const AssignmentProgress = z.object({
  /** The run of right answers; the full run once a set is mastered. 0 in sequences. */
  total_correct: z.number().int(),
  /** 0 to 100 with 2 decimals. */
  percent_complete: z.number(),
});
export type AssignmentProgress = z.infer<typeof AssignmentProgress>;

export const Assignment = z.object({
  id: Id,
  user_id: Id,
  title: z.string(),
  topic_type: z.enum(assignmentTopics),
  assignmentable_type: z.enum(assignableTypes),
  assignmentable_id: Id,
  /** The reference type in the progress calls; of a test and of mistakes, the one of their answers. */
  progress_reference: z.enum([...sequenceReferences, 'HomeProblemSetQuestions', reviewReference, ...testReferences]),
  ...termFields,
  /** The student's answer to the note, and when it was last changed. */
  answer: z.string(),
  answered_at: z.iso.datetime().nullable(),
  status: z.enum(['current', 'completed']),
  /** False if learners cannot open it: not published or deleted. */
  published: z.boolean(),
  progress: AssignmentProgress.nullable(),
  /** The problem set that its sequence has reached. */
  next_problemset_id: Id.nullable(),
  type: z.enum(['assign', 'reassign']),
  reference_type: z.enum([...referenceTypes, 'mistakes']),
  reference_id: Id,
  ...testFields,
  /** The type of the first section of a test that is not submitted; null if all are, and for other work. */
  next_section: z.string().nullable(),
  /** If several sets were assigned together: all of them, each with its type; otherwise only this one. */
  reference_record: z.record(Id, z.enum(['assign', 'reassign'])),
  /** Ids for a link to it. A set in a topic has a sub-topic and a sub-sub-topic, or only a SAT topic. */
  topic_id: Id.nullable(),
  subtopic_id: Id.nullable(),
  subsubtopic_id: Id.nullable(),
  sattopic_id: Id.nullable(),
  sat_question_id: Id.nullable(),
  act_question_id: Id.nullable(),
  /** The SAT or ACT that the question or the test is in. */
  test_id: Id.nullable(),
  assigned_by: z.string(),
  created_at: z.iso.datetime(),
  completed_at: z.iso.datetime().nullable(),
});
export type Assignment = z.infer<typeof Assignment>;

const assignmentType = z.enum(['assign', 'reassign']);
/** The location of the work, as the assigning page sends it. */
const locationFields = {
  user_id: Id,
  sat_question_id: Id.nullish(),
  act_question_id: Id.nullish(),
  subsubtopic_id: Id.nullish(),
  subtopic_id: Id.nullish(),
  sattopic_id: Id.nullish(),
  ...termFields,
  topic_type: z.enum(assignmentTopics),
};
const referenceFields = {
  type: assignmentType,
  /**
   * A sequence is named by the id of its sub-topic, its sub-sub-topic, or its SAT or ACT question; a test by the id of
   * its SAT or ACT, the variant, and the section.
   */
  reference_type: z.enum(referenceTypes),
  reference_id: Id,
  variant: testFields.variant.optional(),
  section: testFields.section.optional(),
};
const { user_id: _, ...locationWithoutUser } = locationFields;

export const assignmentCalls = {
  'GET /assignments': {
    summary: 'The caller’s assignments, or in an impersonation those of the student; current ones first, by due date.',
    who: ['student', 'tutor-login', 'super-admin'],
    sealed: 'plain',
    firstOf: ['dashboard'],
    reply: listOf(Assignment),
  },
  'POST /assignments': {
    summary:
      'Assign or reassign one sequence, problem set or test. Finished practice starts again (Q104); a submitted test does not.',
    who: tutors,
    sealed: 'tutors',
    body: z.object({ ...locationFields, ...referenceFields }),
    reply: Assignment,
  },
  'POST /assignments/create_multiple': {
    summary: 'Assign or reassign several problem sets of one parent; all of them or none.',
    who: tutors,
    sealed: 'tutors',
    budget: 'batch',
    body: z.object({
      ...locationFields,
      reference_type: z.literal('problem_set'),
      reference_record: z
        .record(Id, assignmentType)
        .refine((record) => Object.keys(record).length > 0, 'expected at least one problem set')
        .refine((record) => Object.keys(record).length <= 100, 'choose at most 100 problem sets'),
    }),
    reply: listOf(Assignment),
  },
  'POST /assignments/mistakes': {
    summary: 'Assign the newest mistakes of a student, of a skill or a cause, at most 30, as one redo.',
    who: tutors,
    sealed: 'tutors',
    budget: 'batch',
    body: z.object({
      user_id: Id,
      skill: MistakeFilters.shape.skill,
      cause: MistakeFilters.shape.cause,
      ...termFields,
    }),
    reply: Assignment,
  },
  'POST /assignments/for_students': {
    summary:
      'Assign one sequence, problem set or test to several of the tutor’s students; one result for each student.',
    who: ['tutor'],
    budget: 'batch',
    body: z.object({ ...locationWithoutUser, ...referenceFields, user_ids: z.array(Id).min(1).max(100) }),
    reply: z.object({
      data: z.array(z.object({ user_id: Id, assigned: z.boolean(), reason: z.string().nullable() })),
    }),
  },
  ...assignableCalls,
  'PUT /assignments/complete': {
    summary:
      'Complete an assignment if its work is finished. Returns the assignment, also if it was already completed.',
    who: readers,
    sealed: 'completesTopic',
    body: z.object({
      type: z.enum([...sequenceCompletions, 'problemset', 'sat', 'act']),
      subtopic_id: Id.nullish(),
      subsubtopic_id: Id.nullish(),
      problem_set_id: Id.nullish(),
      sat_question_id: Id.nullish(),
      act_question_id: Id.nullish(),
    }),
    reply: listOf(Assignment),
  },
  'PUT /assignments/{id}': {
    summary: 'Request that an assignment becomes completed; the server checks whether it is.',
    who: readers,
    sealed: 'completes',
    params: z.object({ id: Id }),
    body: z.object({ status: z.literal('completed') }),
    reply: Assignment,
  },
  'PATCH /assignments/{id}': {
    summary: 'The same as PUT.',
    who: readers,
    sealed: 'completes',
    params: z.object({ id: Id }),
    body: z.object({ status: z.literal('completed') }),
    reply: Assignment,
  },
  'PUT /assignments/{id}/note': {
    summary: 'Change the note to the student on an assignment; an empty one removes it.',
    who: tutors,
    sealed: 'tutors',
    params: z.object({ id: Id }),
    body: z.object({ note: Note }),
    reply: Assignment,
  },
  'PUT /assignments/{id}/answer': {
    summary: 'Save the student’s answer to the note on an assignment; an empty one removes it.',
    who: ['student'],
    sealed: 'answer',
    params: z.object({ id: Id }),
    body: z.object({ answer: Note }),
    reply: Assignment,
  },
  'DELETE /assignments/{id}': {
    summary: 'Unassign.',
    who: ['tutor', 'tutor-login', 'super-admin'],
    sealed: 'path',
    params: z.object({ id: Id }),
    reply: Message,
  },
} as const satisfies Area;
