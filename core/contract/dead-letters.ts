import * as z from 'zod';
import { type Area, ById, Id, Message, superAdmins } from './call.ts';

/** The letters of the product. */
export const letterKinds = ['recovery', 'invitation'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** A letter that could not be delivered and is not tried any more. */
export const DeadLetter = z.object({
  id: Id,
  kind: z.enum(letterKinds),
  email: z.string(),
  made_at: z.iso.datetime(),
  failed_at: z.iso.datetime(),
  /** The error of the mail server or of the connection to it. */
  reason: z.string(),
});
export type DeadLetter = z.infer<typeof DeadLetter>;

/** Undelivered letters. Added to the specification. */
export const deadLetterCalls = {
  'GET /dead_letters': {
    summary: 'Emails that could not be sent, the newest first, at most 100, and the number of pending ones.',
    who: superAdmins,
    reply: z.object({
      data: z.array(DeadLetter),
      /** The number of all undelivered letters. */
      count: z.number().int(),
      /**
       * Letters that are still tried: since when the oldest one waits, and its last error; null if it has not failed.
       */
      waiting: z.object({
        count: z.number().int(),
        since: z.iso.datetime().nullable(),
        reason: z.string().nullable(),
      }),
    }),
  },
  'POST /dead_letters/{id}/retry': {
    summary: 'Retry an email that could not be sent.',
    who: superAdmins,
    params: ById,
    reply: Message,
  },
  'DELETE /dead_letters/{id}': {
    summary: 'Discard an email that could not be sent.',
    who: superAdmins,
    params: ById,
    reply: Message,
  },
} as const satisfies Area;
