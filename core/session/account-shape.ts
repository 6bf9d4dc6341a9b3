import type { Account } from '../contract/session.ts';

type Kind = 'id' | 'text' | 'truth';
const fields = {
  id: 'id',
  _id: 'id',
  username: 'text',
  email: 'text',
  is_student: 'truth',
  is_tutor: 'truth',
  is_admin: 'truth',
  is_super_admin: 'truth',
  status: 'truth',
} as const satisfies Partial<Record<keyof Account, Kind>>;

const uuid =
  /^([\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}|0{8}(-0{4}){3}-0{12}|f{8}(-f{4}){3}-f{12})$/i;
const is: Record<Kind, (value: unknown) => boolean> = {
  id: (value) => typeof value === 'string' && uuid.test(value),
  text: (value) => typeof value === 'string',
  truth: (value) => typeof value === 'boolean',
};

/**
 * The contract's Account by hand: the learner bundles no schema library, and this is in the first script of its
 * pages, so it stands alone. A test holds the two equal.
 */
export function isAccount(value: unknown): value is Account {
  if (!isObject(value) || !isObject(value.tutor_login)) return false;
  const { status, tutor_id, tutor_name } = value.tutor_login;
  return (
    Object.entries(fields).every(([name, kind]) => is[kind](value[name])) &&
    ['Student', 'Tutor', 'Admin'].includes(value.userType as string) &&
    is.truth(status) &&
    (tutor_id === null || is.id(tutor_id)) &&
    (tutor_name === null || is.text(tutor_name))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
