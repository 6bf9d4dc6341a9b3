import * as z from 'zod';
import { pageSize } from '../client/page-size.ts';
import { maxNameLength } from '../session/name-length.ts';
import { type Area, ById, Id, Message, superAdmins } from './call.ts';
import { StudentResults } from './people.ts';

export const userTypes = ['Admin', 'Tutor', 'Student'] as const;
export type UserType = (typeof userTypes)[number];
/** Kinds of account, as in paths. */
export const userKinds = ['admins', 'students', 'tutors'] as const;
export type UserKind = (typeof userKinds)[number];

/** In characters. */
export const maxEmailLength = 254;

const LinkedStudent = z.object({ id: Id, username: z.string(), email: z.string() });

export const User = z.object({
  id: Id,
  _id: Id,
  username: z.string(),
  email: z.string(),
  userType: z.enum(userTypes),
  /** Whether the account may log in. */
  status: z.boolean(),
  /** The code that a student registered with. */
  code: z.string().nullable(),
  is_tutor: z.boolean(),
  is_admin: z.boolean(),
  is_super_admin: z.boolean(),
  /** The students of a tutor, ordered by name; `linked_users` has their ids. */
  linked_students: z.array(LinkedStudent),
  linked_users: z.array(Id),
  /** Invited, and no password chosen yet. */
  invited: z.boolean(),
  created_at: z.iso.datetime(),
  /** The last use of a session; null before the first. */
  last_active_at: z.iso.datetime().nullable(),
  /** Deleted; can be restored for 30 days (Q110). */
  deleted_at: z.iso.datetime().nullable(),
});
export type User = z.infer<typeof User>;

const NewUser = z.object({
  /** Chosen by the client, so that a repeated request creates one account only. */
  id: Id.optional(),
  /** May be empty here: the handler refuses it with the specified messages (USR-005, USR-006). */
  username: z.string().trim().max(maxNameLength),
  email: z.string().trim().max(maxEmailLength),
  userType: z.enum(userTypes),
  status: z.boolean().default(true),
});

const list = {
  who: superAdmins,
  budget: 'search' as const,
  query: z.object({
    /** Page number, from 1 (Q100). */
    offset: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(pageSize),
    /** Part of a name or an email address. */
    q: z.string().trim().max(200).optional(),
    /** Lists accounts within 30 days of their deletion, instead of the others. */
    deleted: z.literal('true').optional(),
  }),
  reply: z.object({ data: z.array(User), count: z.number().int() }),
};
const create = { who: superAdmins, budget: 'letter' as const, body: NewUser, reply: User };
const remove = { who: superAdmins, params: ById, reply: Message };
const change = { who: superAdmins, params: ById, body: z.object({ status: z.boolean() }), reply: User };
const role = { who: superAdmins, body: z.object({ user_id: Id, role: z.literal('Tutor') }), reply: User };
const byUser = z.object({ user_id: Id });

/** The super admin manages the accounts of others (USR-004, USR-017). */
export const userCalls = {
  'GET /users/admins': { ...list, summary: 'A page of the admins, by name.' },
  'GET /users/students': {
    ...list,
    summary: 'A page of the students, by name; also used to select a tutor’s students.',
  },
  'GET /users/tutors': { ...list, summary: 'A page of the tutors, including admins who are also tutors.' },
  'POST /users/admins': {
    ...create,
    summary: 'Create an admin and send the invitation to choose a password by email.',
  },
  'POST /users/students': {
    ...create,
    summary: 'Create a student and send the invitation to choose a password by email.',
  },
  'POST /users/tutors': { ...create, summary: 'Create a tutor and send the invitation to choose a password by email.' },
  'DELETE /users/admins/{id}': {
    ...remove,
    summary: 'Delete an admin; PUT /users/restore restores it for 30 days.',
  },
  'DELETE /users/students/{id}': {
    ...remove,
    summary: 'Delete a student; PUT /users/restore restores it for 30 days.',
  },
  'DELETE /users/tutors/{id}': { ...remove, summary: 'Delete a tutor; PUT /users/restore restores it for 30 days.' },
  'PATCH /users/admins/{id}': { ...change, summary: 'Activate or deactivate an admin.' },
  'PATCH /users/students/{id}': { ...change, summary: 'Activate or deactivate a student.' },
  'PATCH /users/tutors/{id}': { ...change, summary: 'Activate or deactivate a tutor.' },
  'PUT /users/add_role': { ...role, summary: 'Make an admin a tutor too.' },
  'PUT /users/remove_role': { ...role, summary: 'Remove the tutor role from an admin.' },
  'PUT /users/restore': {
    summary: 'Restore a deleted account, within 30 days. Added.',
    who: superAdmins,
    body: byUser,
    reply: User,
  },
  'POST /users/invite': {
    summary: 'Send the invitation to choose a password again. Added.',
    who: superAdmins,
    budget: 'letter',
    body: byUser,
    reply: Message,
  },
  'POST /users/create_multiple': {
    summary: 'Create many accounts of one type; with `dry_run`, only report the errors of each row. Added.',
    who: superAdmins,
    budget: 'batch',
    body: z.object({
      userType: z.enum(userTypes),
      dry_run: z.boolean(),
      /** Rows of a spreadsheet; `row` is the number that the author sees. */
      users: z
        .array(
          z.object({ row: z.number().int().min(1), username: z.string().max(1_000), email: z.string().max(1_000) }),
        )
        .min(1)
        .max(1_000),
    }),
    reply: z.object({
      created: z.number().int(),
      /** One for each given row: why it is refused, or null. Rows without a problem are created. */
      rows: z.array(z.object({ row: z.number().int(), problem: z.string().nullable(), id: Id.nullable() })),
    }),
  },
  'GET /users/students/{id}/results': {
    summary: 'Everything that a student has done. Added.',
    who: superAdmins,
    budget: 'export',
    params: ById,
    reply: StudentResults,
  },
} as const satisfies Area;
