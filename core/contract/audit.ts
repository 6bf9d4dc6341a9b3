import * as z from 'zod';
import { pageSize } from '../client/page-size.ts';
import { type Area, Id, superAdmins } from './call.ts';

const Person = z.object({ id: Id, username: z.string() });

/** Something that was done to what others see. */
export const AuditEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actor: Person,
  /** For whom, where somebody acted for another. */
  for: Person.nullable(),
  /** The verb: create, change, delete, restore, publish, unpublish, order, link_users, login_as_student… */
  action: z.string(),
  /** The kind of thing: question, topic, user, setting… */
  subject: z.string(),
  subject_id: Id.nullable(),
  /** What it is called now, or was when it was done. */
  title: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
  /** Its page in the studio, where it has one. */
  url: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Codes with which students register (1§5). */
export const RegistrationCode = z.object({
  code: z.string(),
  note: z.string(),
  created_at: z.iso.datetime(),
  retired_at: z.iso.datetime().nullable(),
  /** Students who came with it. */
  students: z.number().int(),
  /** Registrations with it, those of erased accounts too. */
  uses: z.number().int(),
  /** Null: without a limit. */
  max_uses: z.number().int().nullable(),
  /** From then on nobody registers with it; null: without an end. */
  ends_at: z.iso.datetime().nullable(),
  /** Null of codes from before makers were kept, and of those that the seed made. */
  made_by: Person.nullable(),
  /** Why nobody registers with it at the moment, or that students do. */
  state: z.enum(['open', 'used_up', 'ended', 'retired']),
});
export type RegistrationCode = z.infer<typeof RegistrationCode>;

const Code = z.string().trim().min(4, 'a code has at least 4 characters').max(100);

/** What a super admin has besides: who did what, and the codes to register with. All of it is added. */
export const auditCalls = {
  'GET /audit': {
    summary: 'Who changed, published, deleted, restored or looked at what, and when; the newest first.',
    who: superAdmins,
    query: z.object({
      offset: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(pageSize),
      /** Part of the name or the address of who did it, or for whom. */
      who: z.string().trim().max(200).optional(),
      action: z.string().max(60).optional(),
      subject: z.string().max(60).optional(),
      subject_id: Id.optional(),
      from: z.iso.date().optional(),
      /** That day is included. */
      to: z.iso.date().optional(),
    }),
    reply: z.object({
      data: z.array(AuditEntry),
      count: z.number().int(),
      /** Every verb and every kind that there is, for the filters. */
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
    summary: 'Add a registration code, without a limit of uses and without an end unless they are given.',
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
