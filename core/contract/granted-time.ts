import * as z from 'zod';
import { breakFactors, maxGrantedMinutes, timeFactors } from '../test-entries/granted-time.ts';
import { Day } from './assignments.ts';
import { type Area, ById, Id, readers } from './call.ts';

const minutes = (most: number) => z.number().int().min(1).max(most).nullable();

/** The time granted to a student for tests on screen (Q336). */
const GrantedTerms = z.object({
  /** A factor of each section's minutes, or minutes more; null for neither. */
  time_factor: z.literal(timeFactors).nullable(),
  time_minutes: minutes(maxGrantedMinutes.time),
  /** A factor of each scheduled break, or minutes more after each section, also where no break is scheduled. */
  break_factor: z.literal(breakFactors).nullable(),
  break_minutes: minutes(maxGrantedMinutes.break),
  /** The last day on which it counts, everywhere on earth. */
  until: Day,
});
export type GrantedTermsInput = z.infer<typeof GrantedTerms>;

const GrantedTime = GrantedTerms.extend({
  /** Null after the account was deleted for good. */
  granted_by: z.object({ id: Id, username: z.string() }).nullable(),
  granted_at: z.iso.datetime(),
  /** Whether its last day is not over yet. */
  counts: z.boolean(),
});
export type GrantedTime = z.infer<typeof GrantedTime>;

const granted = z.object({ granted: GrantedTime.nullable() });
const granters = ['tutor', 'super-admin'] as const;
const ofStudent = { who: granters, params: ById, reply: granted };

export const grantedTimeCalls = {
  'GET /granted_time': {
    summary: 'The time granted to the caller for tests on screen; null for none. Added.',
    who: readers,
    sealed: 'plain',
    reply: granted,
  },
  'GET /students/{id}/granted_time': {
    ...ofStudent,
    summary: 'The time granted to a student: for their tutors, and for super admins. Added.',
  },
  'PUT /students/{id}/granted_time': {
    ...ofStudent,
    summary:
      'Grant a student time for tests on screen, instead of what was granted before. Sections that run are extended. Added.',
    body: GrantedTerms,
  },
  'DELETE /students/{id}/granted_time': {
    ...ofStudent,
    summary: 'Withdraw the time granted to a student, from the next section on. Added.',
  },
} as const satisfies Area;
