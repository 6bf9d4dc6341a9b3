import * as z from 'zod';
import { type Area, Id, listOf, practisers, readers } from './call.ts';

/** What a student entered for a paper test, by section type; each is a JSON string on the wire (GRD-012, Q111). */
export type MarkedNumbers = Readonly<Record<string, readonly number[]>>;
/** Per section the answers by question number, from 1: the letter as printed on the sheet, or the typed text. */
export type SheetAnswers = Readonly<Record<string, Readonly<Record<string, string>>>>;

const Json = z.string().max(100_000);
/** One boolean per section. */
const Flags = z.record(z.string().max(20), z.boolean());

const gradeFields = {
  user_id: Id,
  /** JSON of `Marked`: question numbers, from 1. */
  selectedWrong: Json,
  selectedUncertain: Json,
  /** JSON of `Sheet`. */
  bubbleSheetAnswer: Json,
  grade_submitted: Flags,
  timed: Flags,
  /** Sections that a key graded and whose review is closed (Q278): the student does not see the result yet. */
  handed_in: Flags,
  /** JSON of `FirstStates`: sections that a key graded, as their sheets were first submitted (Q276). */
  firstSubmitted: Json,
};
export const UserSat = z.object({ sat_id: Id, ...gradeFields });
export type UserSat = z.infer<typeof UserSat>;
export const UserAct = z.object({ act_id: Id, ...gradeFields });
export type UserAct = z.infer<typeof UserAct>;

/** A section that is left out stays as it is, so that two devices can enter two sections (Q131). */
const gradeInput = {
  selectedWrong: Json.optional(),
  selectedUncertain: Json.optional(),
  bubbleSheetAnswer: Json.optional(),
  grade_submitted: Flags.optional(),
  timed: Flags.optional(),
};

/** The score of one section, or a total; `value` is null if it cannot be computed, with the reason. */
export const ScorePart = z.object({
  value: z.number().nullable(),
  /** The maximum. */
  of: z.number(),
  /** The number of right answers, for a section. */
  raw: z.number().int().nullable(),
  /** Why there is no value, as a sentence; null if there is one. */
  reason: z.string().nullable(),
  /** The ends of a score that is given as a range; left out for others. Added. */
  lower: z.number().optional(),
  upper: z.number().optional(),
});
export type ScorePart = z.infer<typeof ScorePart>;

/** Whether a score is of the sheet as first submitted, or as corrected since (Q276). */
const ShownState = z.enum(['first', 'corrected']);
const satParts = { total_verbal_score: ScorePart, total_math_score: ScorePart, grand_score: ScorePart };
const actParts = {
  total_english_score: ScorePart,
  total_math_score: ScorePart,
  total_reading_score: ScorePart,
  total_science_score: ScorePart,
  grand_score: ScorePart,
};
/** By the section's type. */
const sections = z.record(z.string(), ScorePart);

const scoreRecord = {
  /** At least one section is graded (Q55), or a real record has its marks. */
  score_present: z.boolean(),
  /** Whether values are scaled by the exam's conversion table (or are marks of a real record). */
  converted: z.boolean(),
  timed: Flags,
  sections,
  /** The state that is scored, for each section that a key graded. */
  shows: z.record(z.string(), ShownState),
  /** Sections whose key a test on screen opened before their sheet was first submitted (Q277). */
  key_seen: Flags,
};
export const SatScore = z.object({
  ...scoreRecord,
  sat_id: Id,
  sat_title: z.string(),
  type: z.enum(['RealSat', 'TestSat']),
  ...satParts,
  /** The score before the corrections; null without corrections. */
  first: z.object({ sections, ...satParts }).nullable(),
});
export type SatScore = z.infer<typeof SatScore>;
export const ActScore = z.object({
  ...scoreRecord,
  act_id: Id,
  act_title: z.string(),
  type: z.enum(['RealAct', 'TestAct']),
  ...actParts,
  /** The score before the corrections; null without corrections. */
  first: z.object({ sections, ...actParts }).nullable(),
});
export type ActScore = z.infer<typeof ActScore>;

export const gradeCalls = {
  'GET /user_sats': {
    summary: 'What the caller entered for paper SATs: marks, sheets, which sections are graded and timed.',
    who: readers,
    sealed: 'plain',
    reply: listOf(UserSat),
  },
  'POST /user_sats': {
    summary:
      'Save marks and sheets of a SAT. A sheet whose section says grade_submitted is graded on the server if the section has a key.',
    who: practisers,
    sealed: 'sheet',
    body: z.object({ sat_id: Id, ...gradeInput }),
    reply: UserSat,
  },
  'GET /user_sats/get_sat_score': {
    summary: 'The score of one SAT.',
    who: readers,
    sealed: { query: ['sat_id'] },
    query: z.object({ sat_id: Id }),
    reply: SatScore,
  },
  'GET /user_acts': {
    summary: 'What the caller entered for paper ACTs: marks, sheets, which sections are graded and timed.',
    who: readers,
    sealed: 'plain',
    reply: listOf(UserAct),
  },
  'POST /user_acts': {
    summary:
      'Save marks and sheets of an ACT. A sheet whose section says grade_submitted is graded on the server if the section has a key.',
    who: practisers,
    sealed: 'sheet',
    body: z.object({ act_id: Id, ...gradeInput }),
    reply: UserAct,
  },
  'GET /user_acts/get_act_score': {
    summary: 'The score of one ACT.',
    who: readers,
    sealed: { query: ['act_id'] },
    query: z.object({ act_id: Id }),
    reply: ActScore,
  },
} as const satisfies Area;
