import * as z from 'zod';
import type { BudgetKind } from './budgets.ts';
import type { SealedRequest } from './sealed-request.ts';

/** Who may make a call. A session can have several roles: a student who is also a tutor has two. */
export const roles = ['logged-out', 'student', 'tutor', 'tutor-login', 'admin', 'super-admin'] as const;
export type Role = (typeof roles)[number];

/** Everyone with a session. */
export const loggedIn = ['student', 'tutor', 'tutor-login', 'admin', 'super-admin'] as const satisfies Role[];
/** Everyone who may read what learners read. */
export const readers = ['student', 'tutor-login', 'admin', 'super-admin'] as const satisfies Role[];
/** Everyone who may practise: answers and progress are written under their own name. */
export const practisers = ['student', 'admin', 'super-admin'] as const satisfies Role[];
export const superAdmins = ['super-admin'] as const satisfies Role[];
export const loggedOut = ['logged-out'] as const satisfies Role[];

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Roles that read as a student does: the key of a sealed test must not reach them. */
type StudentRole = 'student' | 'tutor-login';

/** A call that a student or an impersonating tutor may make says how the trial of sealed keys makes it. */
type Access = { who: readonly Exclude<Role, StudentRole>[] } | { who: readonly Role[]; sealed: SealedRequest };

/** Pages whose first calls the contract lists. */
export type FirstPage = 'dashboard';

/** One call, as data: everything that the client, the server, the documentation and the tests of all calls need. */
export type CallSpec = {
  /** One sentence for `/docs`. */
  summary: string;
  /** The roles that may call it, checked by the server before the handler. Empty: no user may. */
  who: readonly Role[];
  sealed?: SealedRequest;
  /** A POST that only reads: its body says what is read. */
  reads?: true;
  /** A POST that writes and may be sent again: it carries ids by which the same body gets the first reply. */
  repeatable?: true;
  /** A replica may answer it: it adds up many rows, and only reads. Not for a few rows by their key. */
  replica?: true;
  /** Pages that make it on a cold load, before their code has arrived. */
  firstOf?: readonly FirstPage[];
  /** Values of `{…}` in the path. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  reply: z.ZodType;
  /** The reply carries a new token in x-user-token. */
  givesToken?: true;
  /** The reply may carry, in x-user-device, the secret that identifies the browser from then on. */
  givesDevice?: true;
  /** Open to all. The handler receives the session if the token is valid; an invalid token is ignored. */
  knowsCaller?: true;
  /** The account's budget that each call of this expensive kind is charged to. */
  budget?: BudgetKind;
  /** Maximum bytes of the body, if smaller than the default. */
  bodyLimit?: number;
  /** Also allowed for a session that has expired, or whose student was unlinked, so that the user can leave it. */
  afterEnd?: true;
  /** The body is multipart/form-data, passed on unparsed, at most 5 MB plus framing. */
  upload?: true;
  /** The reply is a stream of server-sent events, each a `reply`. */
  stream?: true;
};

/** The calls of one area, each keyed by its own literal. A path pattern's `{id}` is a UUID. */
export type Area = Readonly<Record<`${Method} /${string}`, CallSpec & Access>>;

export const Id = z.uuid();
export type Id = string;

export const ById = z.object({ id: Id });
export const Message = z.object({ message: z.string() });
export type Message = z.infer<typeof Message>;

/** Every list that is not paged answers `{data}` (Q97). */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item) });
}
