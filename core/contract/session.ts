import * as z from 'zod';
import { type Area, Id, loggedIn, loggedOut, Message } from './call.ts';

const Email = z.string().trim().max(254);
const Password = z.string().max(1000);
/** The secret that the browser got at a successful log-in (Q280); an invalid one counts as none. */
const Device = z.string().max(200).optional();

/** The account of the session (SES-007). Progress is not part of it: the query cache has it (Q111). */
export const Account = z.object({
  id: Id,
  _id: Id,
  username: z.string(),
  email: z.string(),
  userType: z.enum(['Student', 'Tutor', 'Admin']),
  is_student: z.boolean(),
  is_tutor: z.boolean(),
  is_admin: z.boolean(),
  is_super_admin: z.boolean(),
  status: z.boolean(),
  /** `status` is true while a tutor is logged in as this student (Q11). */
  tutor_login: z.object({ status: z.boolean(), tutor_id: Id.nullable(), tutor_name: z.string().nullable() }),
});
export type Account = z.infer<typeof Account>;

export const sessionCalls = {
  'POST /sessions': {
    summary: 'Log in. The reply has the token in the header x-user-token, and for a new browser x-user-device.',
    who: loggedOut,
    body: z.object({ email: Email, password: Password, device: Device }),
    reply: Account,
    givesToken: true,
    givesDevice: true,
  },
  'DELETE /sessions': {
    summary: 'Log out: the session ends on both sites.',
    who: loggedIn,
    sealed: 'account',
    reply: Message,
    afterEnd: true,
  },
  'POST /sessions/hand_over': {
    summary:
      'A one-time code, valid for 30 seconds, that the other site exchanges for a token of this session. Only the browser that has the secret of `challenge` (its SHA-256) can use it (Q101).',
    who: ['student', 'tutor', 'admin', 'super-admin'],
    sealed: 'account',
    body: z.object({ challenge: z.string().regex(/^[\w-]{43}$/, 'expected a SHA-256 in base64url') }),
    reply: z.object({ code: z.string() }),
  },
  'POST /sessions/take_over': {
    summary: 'Exchange a hand-over code for a token of the same session, in the header x-user-token.',
    who: loggedOut,
    body: z.object({ code: z.string().max(200), verifier: z.string().max(200) }),
    reply: Account,
    givesToken: true,
  },
  'PUT /accounts/set_current_user': {
    summary: 'The account of this session; an app requests it when it starts.',
    who: loggedIn,
    sealed: 'account',
    reply: Account,
  },
  'POST /accounts': {
    summary: 'Register as a student with a registration code.',
    who: loggedOut,
    body: z.object({
      email: Email,
      password: Password,
      code: z.string().trim().max(100),
      userType: z.literal('Student'),
      status: z.literal(true),
    }),
    reply: Message,
  },
  'PUT /accounts/forgot_password': {
    summary: 'Send a recovery link by email. The reply is the same whether or not the account exists.',
    who: loggedOut,
    body: z.object({ email: Email, device: Device }),
    reply: Message,
  },
  'PUT /accounts/reset_password': {
    summary: 'Set a new password with the token of a recovery link.',
    who: loggedOut,
    body: z.object({ password: Password, confirmPassword: Password, reset_token: z.string().max(200) }),
    reply: Message,
  },
} as const satisfies Area;

export const Setting = z.object({
  introduction_video: z.string(),
  formulas: z.record(z.string(), z.unknown()),
  sat_percentile_score: z.array(z.array(z.string())),
  act_percentile_score: z.array(z.array(z.string())),
});
export type Setting = z.infer<typeof Setting>;

export const settingCalls = {
  'GET /settings/get_setting': {
    summary: 'Introduction videos and percentile tables.',
    who: loggedIn,
    sealed: 'plain',
    reply: Setting,
  },
} as const satisfies Area;
