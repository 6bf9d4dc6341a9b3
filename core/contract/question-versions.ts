import * as z from 'zod';
import { versionChanges } from '../authoring/versions/version-changes.ts';
import type { KindName } from '../kinds/registry.ts';
import { authors } from './authoring.ts';
import { type Area, ById, Id, listOf } from './call.ts';
import { Question, RankField } from './content.ts';

const link = Id.nullable();
/** Of the type `integer` in the database. */
const maxVersion = 2_147_483_647;
const VersionNumber = z.number().int().min(1).max(maxVersion);
/** A SHA-256 as hexadecimal digits. */
const Stamp = z.string().length(64, 'expected the stamp of the comparison');

/** Its texts are JSON strings of blocks. */
const Content = z.object({
  question: z.string(),
  question_exp: z.string(),
  help: z.string(),
  help_exp: z.string(),
  rank: RankField,
  is_calc: z.boolean().nullable(),
  kind: z.string() as unknown as z.ZodType<KindName, KindName>,
  exp_position_before_answer: z.boolean(),
  skill_codes: z.array(z.string()),
  link_right_question_id: link,
  link_wrong_question_id: link,
  link_right_problemset_id: link,
  link_wrong_problemset_id: link,
  answers: z.array(
    z.object({
      id: Id,
      answer: z.string(),
      explanation: z.string(),
      correct: z.boolean(),
      typed: z
        .object({ text: z.string(), exact: z.boolean(), symbol: z.string(), symbol_left: z.boolean() })
        .nullable(),
      next_question_id: link,
      link_problemset_id: link,
    }),
  ),
});

const QuestionVersion = z.object({
  version: VersionNumber,
  /** The last save in it. */
  made_at: z.iso.datetime(),
  /** null: an import, or the seed. */
  made_by: z.object({ id: Id, username: z.string() }).nullable(),
  /** What differs from the version before; empty for the first stored one. */
  changed: z.array(z.enum(versionChanges)),
  /** The version that was restored by it; null: it was written. */
  restored: VersionNumber.nullable(),
  /** Whether the question is now as it is in this version. */
  is_current: z.boolean(),
});
export type QuestionVersion = z.infer<typeof QuestionVersion>;

/** What a version has that cannot be restored, because it no longer exists. */
const Dropped = z.object({
  /** The number of its links to questions of the list that no longer exist, and to problem sets. */
  question_links: z.number().int(),
  set_links: z.number().int(),
  /** The codes of its deleted skills. */
  skills: z.array(z.string()),
});
export type DroppedParts = z.infer<typeof Dropped>;

/** Versions of a question: an author compares them with the present one, and restores one (Q360). Added. */
export const questionVersionCalls = {
  'GET /questions/{id}/versions': {
    summary: 'The stored versions of a question, the newest first, each with what it changed. Added.',
    who: authors,
    params: ById,
    reply: listOf(QuestionVersion),
  },
  'GET /questions/{id}/versions/compare': {
    summary: 'A version of a question and the question as it is now, for their difference. Added.',
    who: authors,
    params: ById,
    query: z.object({ version: z.coerce.number().int().min(1).max(maxVersion) }),
    reply: z.object({
      content: Content,
      present: Content,
      /** Names the present content; a restoration is based on it. */
      stamp: Stamp,
      dropped: Dropped,
      /** Titles of the questions and problem sets that the links of both lead to, by id. */
      link_titles: z.record(z.string(), z.string()),
      /** Whether students see the question now; `from_begin`: those who begin its section from now on. */
      students_see: z.enum(['now', 'from_begin', 'no']),
    }),
  },
  'POST /questions/{id}/versions/restore': {
    summary: 'Restore a version of a question, as a new change. 409 with the question if it has changed since. Added.',
    who: authors,
    params: ById,
    body: z.object({ version: VersionNumber, stamp: Stamp }),
    reply: z.object({ question: Question, dropped: Dropped }),
  },
} as const satisfies Area;
