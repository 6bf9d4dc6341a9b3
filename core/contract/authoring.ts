import * as z from 'zod';
import { Id, type Role } from './call.ts';

/** Everyone who writes; publishing is the super admin's (3§6). */
export const authors = ['admin', 'super-admin'] as const satisfies Role[];

/** Of a topic, a sub-topic, a sequence, a problem set: without the spaces around it. */
export const Title = z.string().trim().min(1, 'give it a title').max(200);

/** A rich field as it comes: a JSON string of blocks, or plain text as one paragraph (Q111). The server checks the document. */
export const RichField = z.string();

/**
 * The revision that a change was made from. Where the record has moved on since, the change is refused with 409 and
 * the record as it is now; without it the change is made whatever stands there.
 */
export const Rev = z.number().int().min(0).max(2_147_483_647);

/** Ids of a whole list in its new order; of one that no longer matches, 409 with the present list (Q111). */
export const Order = z.array(Id).max(5_000);

/** What a deletion answers; restore_record takes it back. */
export const Gone = z.object({ id: Id, _id: Id, title: z.string() });
