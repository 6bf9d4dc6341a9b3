import { account, deleted, notPersonal, type Rules, replaced, retained } from './rules.ts';

/** The name of an erased account. */
export const erasedName = 'Deleted user';

/**
 * SQL for the account of a letter's recipient. A recovery letter that failed before its account was found has only an
 * address: it belongs to the existing account with that address, otherwise to the account that was deleted last.
 */
const recipient = `coalesce(user_id, (
  select u.id from users u where lower(u.email) = lower(jobs.body ->> 'email') order by u.deleted_at desc limit 1))`;

/**
 * Accounts and their credentials. Jobs are before links, the lock order of `accounts/password-link.ts`; users are last.
 */
export const peopleTables = {
  jobs: {
    exportedWith: 'passing',
    deleted: { whose: recipient },
    columns: {
      ...notPersonal('id', 'kind'),
      user_id: deleted('account', 'user_id'),
      // Invitations to others contain the name of the admin (Q299).
      body: replaced('name', `(body ->> 'by_id')::uuid`, `jsonb_set(body, '{by}', '"${erasedName}"')`),
      // A mail server repeats the address in its refusal.
      reason: deleted('address', recipient),
    },
  },
  sessions: {
    exportedWith: 'passing',
    deleted: { whose: 'user_id' },
    columns: {
      ...notPersonal('id', 'parent_id'),
      user_id: deleted('account', 'user_id'),
      // A child of the tutor's own session, whose deletion deletes it by cascade.
      tutor_id: deleted('account', 'tutor_id'),
      device: deleted('words', 'user_id'),
    },
  },
  session_tokens: {
    exportedWith: 'passing',
    deleted: { with: 'sessions' },
    columns: {
      hash: deleted('secret', 'user_id'),
      user_id: deleted('account', 'user_id'),
      ...notPersonal('session_id', 'site'),
    },
  },
  hand_over_codes: {
    exportedWith: 'passing',
    deleted: { with: 'sessions' },
    columns: {
      ...notPersonal('session_id'),
      user_id: deleted('account', 'user_id'),
      hash: deleted('secret', 'user_id'),
      challenge: deleted('secret', 'user_id'),
    },
  },
  session_streams: {
    exportedWith: 'passing',
    deleted: { with: 'sessions' },
    columns: { ...notPersonal('id', 'session_id'), user_id: deleted('account', 'user_id') },
  },
  password_links: {
    exportedWith: 'passing',
    deleted: { whose: 'user_id' },
    columns: { hash: deleted('secret', 'user_id'), user_id: deleted('account', 'user_id') },
  },
  known_devices: {
    exportedWith: 'passing',
    deleted: { whose: 'user_id' },
    columns: { hash: deleted('secret', 'user_id'), user_id: deleted('account', 'user_id') },
  },
  failures: {
    exportedWith: 'passing',
    columns: {
      ...notPersonal('id'),
      subject: retained('address', null, 'a visitor typed it; the hourly clean-up deletes it (limits/limits.ts)'),
    },
  },
  spent_budgets: { exportedWith: 'passing', columns: { ...account('user_id'), ...notPersonal('kind') } },
  drafts: {
    exportedWith: 'place',
    deleted: { whose: 'user_id' },
    results: { missingBecause: 'students have none' },
    columns: {
      ...notPersonal('subject_id', 'stamp'),
      user_id: deleted('account', 'user_id'),
      key: deleted('words', 'user_id'),
      content: deleted('words', 'user_id'),
    },
  },
  registration_codes: {
    exportedWith: 'place',
    columns: {
      ...notPersonal('code'),
      note: retained('words', 'made_by', 'it says what the code is for, and codes outlive their maker'),
      ...account('made_by'),
    },
  },
  user_activity: {
    exportedWith: 'place',
    results: { missingBecause: 'it says when the account was used, not what was done' },
    columns: account('user_id'),
  },
  tutor_students: { exportedWith: 'place', columns: account('tutor_id', 'student_id') },
  audit: {
    exportedWith: 'place',
    columns: {
      ...notPersonal('id', 'action', 'subject', 'deletion_id'),
      ...account('actor_id', 'for_id', 'subject_id'),
      detail: retained('words', 'actor_id', 'it has titles of content and ids, no name or address'),
    },
  },
  users: {
    exportedWith: 'place',
    results: 'account',
    columns: {
      ...account('id'),
      ...notPersonal('user_type'),
      username: replaced('name', 'id', `'${erasedName}'`),
      email: replaced('address', 'id', `''`),
      password_hash: replaced('secret', 'id', 'null'),
      code: replaced('words', 'id', 'null'),
    },
  },
} satisfies Partial<Rules>;
