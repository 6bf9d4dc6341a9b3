import * as z from 'zod';
import { reviewOpenings } from '../exams/exam-review.ts';
import { authors, Title } from './authoring.ts';
import { type Area, ById, Id, listOf, practisers, readers, superAdmins } from './call.ts';
import { ProblemSet } from './content.ts';
import { actEdition, actPublishing, satEdition, satPublishing } from './test-publishing.ts';

/** A table as in a spreadsheet: rows of cells; the first row is the header. */
const Rows = z.array(z.array(z.string().max(200)).max(20)).max(1_000);
const satMark = z.number().int().min(0).max(800);
const actMark = z.number().int().min(0).max(36);
export const SatMarks = z.object({ verbal: satMark, math: satMark });
export const ActMarks = z.object({ english: actMark, math: actMark, reading: actMark, science: actMark });

/** When students may see their submitted answers (Q278). `at` is set only with `on_date`. */
const Review = z.object({ opens: z.enum(reviewOpenings), at: z.iso.datetime().nullable(), shows_score: z.boolean() });

const examFields = {
  id: Id,
  _id: Id,
  title: z.string(),
  /** Zero-based, in the list that it was returned in. */
  position: z.number().int(),
  isPublish: z.boolean(),
  progress_by_problemset: z.boolean(),
  review: Review,
  /** Raw to scaled scores; empty without a conversion table. */
  score: Rows,
  /** The answer key of the paper: only for admins, empty for everybody else (Q105). */
  bubble_sheet_answers: Rows,
};

export const Sat = z.object({
  ...examFields,
  ...satPublishing,
  /** RealSat: an official exam that a student took; TestSat: authored, with sections (Q46). */
  type: z.enum(['RealSat', 'TestSat']),
  /** What is given: its sections and their time. Added. */
  edition: satEdition,
  marks: SatMarks,
  /** Sections whose bubble sheet can be graded, because they have a key. */
  bubble_sheet_sections: z.array(z.enum(['Reading', 'Writing', 'MathNoCalc', 'MathCalc'])),
});
export type Sat = z.infer<typeof Sat>;

export const Act = z.object({
  ...examFields,
  ...actPublishing,
  type: z.enum(['RealAct', 'TestAct']),
  edition: actEdition,
  marks: ActMarks,
  bubble_sheet_sections: z.array(z.enum(['English', 'Mathematics', 'Reading', 'Science'])),
});
export type Act = z.infer<typeof Act>;
export type Exam = Sat | Act;

const publishedQuery = z.object({ isPublish: z.literal('true').optional() });
const satList = { who: readers, sealed: 'plain' as const, reply: listOf(Sat) };
const actList = { who: readers, sealed: 'plain' as const, reply: listOf(Act) };
const deletedExam = z.object({ id: Id, title: z.string() });
const score = z.object({ id: Id, score: Rows });
const bubbleAnswers = z.object({ id: Id, bubble_sheet_answers: Rows });
const examTitle = z.object({ id: Id, title: z.string() });

const newTest = z.object({ id: Id.optional(), title: Title });
const newSat = newTest.extend({ edition: satEdition.optional() });
const newAct = newTest.extend({ edition: actEdition.optional() });
/** Only a super admin changes more than the title (Q18). */
const examChanges = {
  title: Title.optional(),
  progress_by_problemset: z.boolean().optional(),
  review: Review.optional(),
};
const satChanges = z.object({ ...examChanges, ...z.object(satPublishing).partial().shape });
const actChanges = z.object({ ...examChanges, ...z.object(actPublishing).partial().shape });

export const examCalls = {
  'GET /sats_users': { ...satList, query: publishedQuery, summary: 'SATs in the order of the caller’s list.' },
  'GET /acts_users': { ...actList, query: publishedQuery, summary: 'ACTs in the order of the caller’s list.' },
  'PUT /sats_users/update_positions': {
    summary: 'Save the order of the caller’s own list. 409 with the current list if the list has changed.',
    who: practisers,
    sealed: 'order',
    body: z.object({ sats: z.array(Id).max(1_000) }),
    reply: listOf(Sat),
  },
  'PUT /acts_users/update_positions': {
    summary: 'Save the order of the caller’s own list. 409 with the current list if the list has changed.',
    who: practisers,
    sealed: 'order',
    body: z.object({ acts: z.array(Id).max(1_000) }),
    reply: listOf(Act),
  },
  'GET /sats/test_sats': { ...satList, summary: 'Authored SATs in the studio’s order.' },
  'GET /sats/real_sats': { ...satList, summary: 'Official SATs that the caller took.' },
  'GET /sats/test_sats/{id}': { who: readers, sealed: 'path', params: ById, reply: Sat, summary: 'One authored SAT.' },
  'GET /sats/real_sats/{id}': {
    who: readers,
    sealed: 'path',
    params: ById,
    reply: Sat,
    summary: 'One official SAT of the caller.',
  },
  'POST /sats/test_sats': {
    summary: 'Create a SAT: one on paper with its 154 inactive question topics, or a digital one without.',
    who: authors,
    body: newSat,
    reply: Sat,
  },
  'POST /sats/real_sats': {
    summary: 'Record an official SAT that the caller took.',
    who: practisers,
    sealed: 'creates',
    body: z.object({ title: Title, marks: SatMarks }),
    reply: Sat,
  },
  'PUT /sats/test_sats/{id}': {
    summary: 'Change the title of a SAT; only a super admin changes its progress mode and publish flags.',
    who: authors,
    params: ById,
    body: satChanges,
    reply: Sat,
  },
  'PUT /sats/real_sats/{id}': {
    summary: 'Change an official SAT of the caller.',
    who: practisers,
    sealed: 'title',
    params: ById,
    body: z.object({ title: Title.optional(), marks: SatMarks.optional() }),
    reply: Sat,
  },
  'DELETE /sats/test_sats/{id}': { who: authors, params: ById, reply: deletedExam, summary: 'Put a SAT into the bin.' },
  'DELETE /sats/real_sats/{id}': {
    summary: 'Put an official SAT of the caller into the bin.',
    who: practisers,
    sealed: 'path',
    params: ById,
    reply: deletedExam,
  },
  'PUT /sats/test_sats/update_positions': {
    summary: 'Save the studio’s order of the SATs. 409 with the current list if the list has changed.',
    who: authors,
    body: z.object({ sats: z.array(Id).max(1_000) }),
    reply: listOf(Sat),
  },
  'POST /sats/test_sats/update_score': {
    summary: 'Store the conversion table of a SAT. An invalid table is refused with the cell that is wrong.',
    who: superAdmins,
    body: score,
    reply: examTitle,
  },
  'POST /sats/test_sats/update_bubble_answers': {
    summary: 'Store the answer key of a SAT’s paper (Q56).',
    who: superAdmins,
    body: bubbleAnswers,
    reply: examTitle,
  },
  'GET /sats/test_sats/{id}/problem_sets': {
    summary: 'The problem sets of a SAT’s question topics.',
    who: readers,
    sealed: 'path',
    params: ById,
    reply: listOf(ProblemSet),
  },
  'GET /acts/test_acts': { ...actList, summary: 'Authored ACTs in the studio’s order.' },
  'GET /acts/real_acts': { ...actList, summary: 'Official ACTs that the caller took.' },
  'GET /acts/test_acts/{id}': { who: readers, sealed: 'path', params: ById, reply: Act, summary: 'One authored ACT.' },
  'GET /acts/real_acts/{id}': {
    who: readers,
    sealed: 'path',
    params: ById,
    reply: Act,
    summary: 'One official ACT of the caller.',
  },
  'POST /acts/test_acts': {
    summary: 'Create an ACT: a classic one with its 215 inactive question topics, or an enhanced one without.',
    who: authors,
    body: newAct,
    reply: Act,
  },
  'POST /acts/real_acts': {
    summary: 'Record an official ACT that the caller took.',
    who: practisers,
    sealed: 'creates',
    body: z.object({ title: Title, marks: ActMarks.default({ english: 0, math: 0, reading: 0, science: 0 }) }),
    reply: Act,
  },
  'PUT /acts/test_acts/{id}': {
    summary: 'Change the title of an ACT; only a super admin changes its progress mode and publish flags.',
    who: authors,
    params: ById,
    body: actChanges,
    reply: Act,
  },
  'PUT /acts/real_acts/{id}': {
    summary: 'Change an official ACT of the caller.',
    who: practisers,
    sealed: 'title',
    params: ById,
    body: z.object({ title: Title.optional(), marks: ActMarks.optional() }),
    reply: Act,
  },
  'DELETE /acts/test_acts/{id}': {
    who: authors,
    params: ById,
    reply: deletedExam,
    summary: 'Put an ACT into the bin.',
  },
  'DELETE /acts/real_acts/{id}': {
    summary: 'Put an official ACT of the caller into the bin.',
    who: practisers,
    sealed: 'path',
    params: ById,
    reply: deletedExam,
  },
  'PUT /acts/test_acts/update_positions': {
    summary: 'Save the studio’s order of the ACTs. 409 with the current list if the list has changed.',
    who: authors,
    body: z.object({ acts: z.array(Id).max(1_000) }),
    reply: listOf(Act),
  },
  'POST /acts/test_acts/update_score': {
    summary: 'Store the conversion table of an ACT. An invalid table is refused with the cell that is wrong.',
    who: superAdmins,
    body: score,
    reply: examTitle,
  },
  'POST /acts/test_acts/update_bubble_answers': {
    summary: 'Store the answer key of an ACT’s paper (Q56).',
    who: superAdmins,
    body: bubbleAnswers,
    reply: examTitle,
  },
  'GET /acts/test_acts/{id}/problem_sets': {
    summary: 'The problem sets of an ACT’s question topics.',
    who: readers,
    sealed: 'path',
    params: ById,
    reply: listOf(ProblemSet),
  },
} as const satisfies Area;
