import * as z from 'zod';
import { authors, Rev } from './authoring.ts';
import { type Area, Id, listOf, Message } from './call.ts';

/** Kinds of record that go into the bin. */
export const binKinds = ['sat', 'act', 'topic', 'subtopic', 'subsubtopic', 'problem_set', 'question'] as const;
export type BinKind = (typeof binKinds)[number];

/** An author's unsaved input. `key` names the form, `subject_id` the record or its parent. */
export const DraftRecord = z.object({
  key: z.string().min(1).max(200),
  subject_id: Id,
  /** The revision of the record that the draft is based on; null for a new record. */
  base_rev: Rev.nullable(),
  /** The form's fields; rich fields as on the wire. */
  content: z.record(z.string().max(60), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** Milliseconds since 1970 of the last change. Of two drafts, the one with the greater stamp is stored. */
  stamp: z.number().int().min(0),
});
export type DraftRecord = z.infer<typeof DraftRecord>;

/** Another author is editing a record; `updated_at` is the last change (ISO 8601). */
const OtherAuthorsDraft = DraftRecord.pick({ key: true, subject_id: true }).extend({
  username: z.string(),
  updated_at: z.string(),
});

/** A stored image; its URL is below the API's base and named by its content (Q76). */
export const Media = z.object({
  /** `/media/{sha256}.{png|jpg|webp|gif}` */
  src: z.string(),
  /** Pixels. */
  width: z.number().int(),
  height: z.number().int(),
});
export type Media = z.infer<typeof Media>;

export const searchKinds = ['topic', 'subtopic', 'subsubtopic', 'problem_set', 'question', 'sat', 'act'] as const;
export type SearchKind = (typeof searchKinds)[number];

export const SearchHit = z.object({
  kind: z.enum(searchKinds),
  id: Id,
  /** Its title; for a question, the beginning of its stem with formulas as LaTeX. At most 160 characters. */
  title: z.string(),
  /** Titles of its ancestors, topmost first. */
  above: z.array(z.string()),
  /** Its page in the studio, path and query. */
  url: z.string(),
  /** Null if it cannot be published. */
  published: z.boolean().nullable(),
  /** Null if it is not a question. */
  free_response: z.boolean().nullable(),
});
export type SearchHit = z.infer<typeof SearchHit>;

/** A record that was changed, or one with unsaved input. */
const WorkedOn = z.object({
  /** As of a search hit. */
  title: z.string(),
  above: z.array(z.string()),
  /** Its page in the studio, with the record open. */
  url: z.string(),
  at: z.iso.datetime(),
});

/** Changes of one author to one page of the studio, one after the other, as one. */
export const RecentChange = WorkedOn.extend({
  by: z.string(),
  /** The verb and the kind of record, as in the audit. */
  action: z.string(),
  subject: z.string(),
  /** The number of changes. */
  count: z.number().int(),
});
export type RecentChange = z.infer<typeof RecentChange>;

/** Where an author goes on: the newest first in each list. */
export const RecentWork = z.object({
  /** Pages that the caller changed last. Title and ancestors are those of the page, the URL opens the record. */
  pages: z.array(
    WorkedOn.extend({
      /** Opens the form of a new question on the page; null where there are no questions. */
      new_question: z.string().nullable(),
    }),
  ),
  drafts: z.array(WorkedOn),
  /** Changes of content by others in the last 30 days. */
  changes: z.array(RecentChange),
});
export type RecentWork = z.infer<typeof RecentWork>;

/** A record in the bin. */
export const BinRecord = z.object({
  id: Id,
  _id: Id,
  type: z.enum(binKinds),
  title: z.string(),
  /** Titles of its former ancestors, topmost first. */
  above: z.array(z.string()),
  deleted_at: z.iso.datetime(),
  /** The author's name; null if unknown. */
  deleted_by: z.string().nullable(),
  /** Why it cannot be restored yet, as a sentence; null if it can. */
  held_back: z.string().nullable(),
});
export type BinRecord = z.infer<typeof BinRecord>;

const booleanText = z.enum(['true', 'false']).optional();

/** Tools for authors: drafts, images, search, and the bin. Added to the specification. */
export const deskCalls = {
  'GET /drafts': {
    summary: 'The caller’s drafts, and the records that others edited in the last 15 minutes.',
    who: authors,
    query: z.object({
      /** `others` leaves `data` empty, for a caller that polls and has its own drafts. */
      part: z.enum(['all', 'others']).optional(),
    }),
    reply: listOf(DraftRecord).extend({ others: z.array(OtherAuthorsDraft) }),
  },
  'PUT /drafts': {
    summary: 'Store a draft. Of two drafts with the same key the greater stamp wins; 200 in both cases.',
    who: authors,
    body: DraftRecord,
    reply: DraftRecord.omit({ content: true }).extend({
      /** It has been deleted since: `stamp` is that of the deletion. */
      deleted: z.literal(true).optional(),
    }),
  },
  'DELETE /drafts': {
    summary: 'Discard a draft, unless the server has one newer than `stamp`.',
    who: authors,
    query: z.object({ key: z.string().min(1).max(200), stamp: z.coerce.number().int().min(0).optional() }),
    reply: Message,
  },
  'POST /media': {
    summary: 'Store an image (multipart, field `file`): PNG, JPEG, WebP or GIF, detected by its content, at most 5 MB.',
    who: authors,
    budget: 'upload',
    upload: true,
    body: z.custom<FormData>((body) => body instanceof FormData, 'expected multipart/form-data'),
    reply: Media,
  },
  'GET /search': {
    summary: 'Titles and question texts that contain every word of `q`, the last one as a prefix; 20 a page.',
    who: authors,
    budget: 'search',
    query: z.object({
      q: z.string().trim().min(1).max(200),
      kind: z.enum(searchKinds).optional(),
      published: booleanText,
      free_response: booleanText,
      /** The page, from 1 on (Q100). */
      offset: z.coerce.number().int().min(1).max(1_000).optional(),
    }),
    reply: listOf(SearchHit).extend({ count: z.number().int() }),
  },
  'GET /recent_work': {
    summary: 'Where the caller changed content last, the caller’s drafts, and what others changed; the newest first.',
    who: authors,
    reply: RecentWork,
  },
  'GET /soft_delete/deleted_records': {
    summary:
      'Records of one kind in the bin, the newest first, after those already loaded; with the counts of all kinds.',
    who: authors,
    query: z.object({
      type: z.enum(binKinds),
      /** The number of records that the caller has loaded. */
      existing_record: z.coerce.number().int().min(0).max(10_000_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    reply: listOf(BinRecord).extend({
      count: z.number().int(),
      counts: z.record(z.enum(binKinds), z.number().int()),
      /** The kind of what was deleted last, with what was below it; null if the bin is empty. */
      latest: z.enum(binKinds).nullable(),
    }),
  },
  'POST /soft_delete/hard_delete': {
    summary:
      'Delete a record of the bin permanently, with everything that only it uses. Answer records and reports stay (Q84).',
    who: authors,
    body: z.object({ id: Id, type: z.enum(binKinds) }),
    reply: z.object({ id: Id, _id: Id, type: z.enum(binKinds), title: z.string() }),
  },
  'POST /soft_delete/restore_record': {
    summary: 'Restore everything that one deletion removed, at its former position.',
    who: authors,
    body: z.object({ id: Id, type: z.enum(binKinds) }),
    reply: z.object({
      id: Id,
      _id: Id,
      type: z.enum(binKinds),
      title: z.string(),
      /** From 1. */
      restore_position: z.number().int(),
    }),
  },
} as const satisfies Area;
