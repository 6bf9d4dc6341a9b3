import * as z from 'zod';
import { Id, type Role } from './call.ts';

/** The roles that author content; only super admins publish it (PUB-002). */
export const authors = ['admin', 'super-admin'] as const satisfies Role[];

/** Title of a topic, a sub-topic, a sequence or a problem set; trimmed. */
export const Title = z.string().trim().min(1, 'give it a title').max(200);

/** A rich field as received: a JSON string of blocks, or plain text as one paragraph (Q111). The server checks it. */
export const RichField = z.string();

/**
 * The revision that a change is based on. If the record has changed since, the reply is 409 with the current record;
 * without a revision, the change is always made (Q174).
 */
export const Rev = z.number().int().min(0).max(2_147_483_647);

/** Ids of the whole list in its new order; 409 with the current list if they are not those of the list (Q111). */
export const Order = z.array(Id).max(5_000);

/** The reply of a deletion; restore_record undoes it. */
export const DeletedRecord = z.object({ id: Id, _id: Id, title: z.string() });
