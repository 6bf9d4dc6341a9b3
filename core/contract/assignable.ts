import * as z from 'zod';
import { variants } from '../exams/section.ts';
import { editionNames } from '../skills/editions.ts';
import { practiceTopicKinds, topicKindNames } from '../topics/topic-kinds.ts';
import { familyNames } from '../wire/exams/exam-family.ts';
import { type Area, Id, listOf } from './call.ts';

/** Where assigned work is located. The `type` of a completion has other values: also `home` and `problemset` (Q36). */
export const assignmentTopics = ['sat', 'act', ...practiceTopicKinds] as const;
export type AssignmentTopic = (typeof assignmentTopics)[number];

/** Who assigns: a tutor, also one who is logged in as a student. */
export const tutors = ['tutor', 'tutor-login'] as const;

/** What is found and assigned; mistakes of a student are assigned by a call of their own. */
export const referenceTypes = ['problem_set', 'sequence', 'test'] as const;
/** A stored list of questions that a student missed. */
export const mistakeSetReference = 'MistakeSet';

/** Which test of a SAT or ACT is assigned; null for other work. */
export const testFields = {
  variant: z.enum(variants).nullable(),
  /** The type of one section; null for all sections of the variant. */
  section: z.string().max(60).nullable(),
};

/** What a tutor finds to assign. */
export const assignableCalls = {
  'GET /assignments/assignable': {
    summary:
      'What can be assigned: at most 20 works whose title contains a text, those of a topic in its order, at most 100 that have questions of a skill, or the tests of a SAT or ACT.',
    who: tutors,
    sealed: 'tutors',
    query: z.object({
      search: z.string().trim().min(1).max(100).optional(),
      topic_id: Id.optional(),
      skill: z.string().min(1).max(300).optional(),
      exam_id: Id.optional(),
    }),
    reply: listOf(
      z.object({
        title: z.string(),
        /** Titles of its ancestors, topmost first. */
        path: z.array(z.string()),
        reference_type: z.enum(referenceTypes),
        reference_id: Id,
        ...testFields,
        topic_type: z.enum(assignmentTopics),
        subtopic_id: Id.nullable(),
        subsubtopic_id: Id.nullable(),
        sattopic_id: Id.nullable(),
        sat_question_id: Id.nullable(),
        act_question_id: Id.nullable(),
        /** How many of its questions have the skill; null unless a skill is named. */
        question_count: z.number().int().nullable(),
      }),
    ),
  },
  'GET /assignments/skills': {
    summary: 'The skills with assignable work, by domain and in order.',
    who: tutors,
    sealed: 'tutors',
    replica: true,
    reply: listOf(
      z.object({
        code: z.string(),
        title: z.string(),
        edition: z.enum(editionNames),
        domain_code: z.string(),
        domain_title: z.string(),
      }),
    ),
  },
  'GET /assignments/exams': {
    summary: 'The SATs and ACTs of which students may take a test, in order.',
    who: tutors,
    sealed: 'tutors',
    reply: listOf(z.object({ id: Id, title: z.string(), family: z.enum(familyNames) })),
  },
  'GET /assignments/topics': {
    summary: 'The topics with assignable work, by kind and in order.',
    who: tutors,
    sealed: 'tutors',
    reply: listOf(z.object({ id: Id, title: z.string(), kind: z.enum(topicKindNames) })),
  },
} as const satisfies Area;
