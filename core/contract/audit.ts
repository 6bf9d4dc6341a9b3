import * as z from 'zod';
import { pageSize } from '../client/page-size.ts';
import { type Area, Id, superAdmins } from './call.ts';

const Person = z.object({ id: Id, username: z.string() });

/** One audited action. */
export const AuditEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actor: Person,
  /** The account that the actor acted for; null for the actor's own actions. */
  for: Person.nullable(),
  /** The verb: create, change, delete, restore, publish, unpublish, order, link_users, login_as_student… */
  action: z.string(),
  /** The kind of record: question, topic, user, setting… */
  subject: z.string(),
  subject_id: Id.nullable(),
  /** Its current title, or the title at the time of the action. */
  title: z.string().nullable(),
  /** Its number in the list of what is above it, from 1, and the title of that; null if it has none or is in the bin. */
  number: z.number().int().nullable(),
  above: z.string().nullable(),
  /** Ids in it are replaced by the titles and names of what they are of, as far as these are known. */
  detail: z.record(z.string(), z.unknown()),
  /** Its page in the studio; null without one. */
  url: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** A code that students register with (ACC-017, Q1). */
export const RegistrationCode = z.object({
  code: z.string(),
  note: z.string(),
  created_at: z.iso.datetime(),
  retired_at: z.iso.datetime().nullable(),
  /** The number of students who registered with it. */
  students: z.number().int(),
  /** The number of registrations with it, those of erased accounts included (Q293). */
  uses: z.number().int(),
  /** null: no limit. */
  max_uses: z.number().int().nullable(),
  /** From then on it is refused; null: it does not expire. */
  ends_at: z.iso.datetime().nullable(),
  /** null for codes that are older than this field, and for those of the seed. */
  made_by: Person.nullable(),
  /** Whether it is accepted now, or why not. */
  state: z.enum(['open', 'used_up', 'ended', 'retired']),
});
export type RegistrationCode = z.infer<typeof RegistrationCode>;

const Code = z.string().trim().min(4, 'a code has at least 4 characters').max(100);

/** The audit log and the registration codes, for super admins. Both are added to the specification. */
export const auditCalls = {
  'GET /audit': {
    summary: 'The audit log: who changed, published, deleted, restored or impersonated, and when; the newest first.',
    who: superAdmins,
    query: z.object({
      offset: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(pageSize),
      /** Part of the name or email address of the actor, or of the account acted for. */
      who: z.string().trim().max(200).optional(),
      action: z.string().max(60).optional(),
      subject: z.string().max(60).optional(),
      subject_id: Id.optional(),
      from: z.iso.date().optional(),
      /** Inclusive. */
      to: z.iso.date().optional(),
    }),
    reply: z.object({
      data: z.array(AuditEntry),
      count: z.number().int(),
      /** All actions and subjects that occur, for the filters. */
      actions: z.array(z.string()),
      subjects: z.array(z.string()),
    }),
  },
  'GET /registration_codes': {
    summary: 'The registration codes, the newest first.',
    who: superAdmins,
    reply: z.object({ data: z.array(RegistrationCode) }),
  },
  'POST /registration_codes': {
    summary: 'Add a registration code. The limit of uses and the last day are optional.',
    who: superAdmins,
    body: z.object({
      code: Code,
      note: z.string().trim().max(200).default(''),
      max_uses: z.number().int().min(1).max(100_000).nullable().default(null),
      ends_at: z.iso.datetime().nullable().default(null),
    }),
    reply: RegistrationCode,
  },
  'PUT /registration_codes': {
    summary: 'Retire a registration code or bring it back, or change its note.',
    who: superAdmins,
    body: z.object({ code: Code, note: z.string().trim().max(200).optional(), retired: z.boolean().optional() }),
    reply: RegistrationCode,
  },
} as const satisfies Area;
