import * as z from 'zod';
import { familyNames } from '../wire/exams/exam-family.ts';
import { type Area, Id } from './call.ts';

/** A student who submitted a part of an exam and whose review is not open yet. */
export const WaitingReview = z.object({
  exam_id: Id,
  family: z.enum(familyNames),
  exam_title: z.string(),
  user_id: Id,
  username: z.string(),
  email: z.string(),
  /** When the first section was submitted. */
  handed_in_at: z.iso.datetime(),
  /** When it opens by itself; null if it has to be released. */
  opens_at: z.iso.datetime().nullable(),
});
export type WaitingReview = z.infer<typeof WaitingReview>;

const releasers = ['tutor', 'admin', 'super-admin'] as const;

/** Exams whose review waits for a date or for a release (Q278). Added to the specification. */
export const reviewCalls = {
  'GET /waiting_reviews': {
    summary: 'Students with a closed review, at most 200, the longest wait first: a tutor’s own students, or all.',
    who: releasers,
    budget: 'search',
    query: z.object({
      exam_id: Id.optional(),
      /** Only the caller's linked students, for an admin who is a tutor too. */
      own: z.literal('true').optional(),
    }),
    reply: z.object({ data: z.array(WaitingReview), count: z.number().int() }),
  },
  'POST /waiting_reviews/release': {
    summary: 'Open the review of an exam for one student who submitted a part of it. A repeated call changes nothing.',
    who: releasers,
    body: z.object({ exam_id: Id, user_id: Id }),
    reply: z.object({ exam_id: Id, user_id: Id }),
  },
} as const satisfies Area;
