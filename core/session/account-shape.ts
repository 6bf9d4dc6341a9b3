import { id, nullable, object, oneOf, text, truth } from '../client/shape.ts';
import type { Account } from '../contract/session.ts';

const word = text(Number.POSITIVE_INFINITY);
const account = object({
  id,
  _id: id,
  username: word,
  email: word,
  userType: oneOf('Student', 'Tutor', 'Admin'),
  is_student: truth,
  is_tutor: truth,
  is_admin: truth,
  is_super_admin: truth,
  status: truth,
  tutor_login: object({ status: truth, tutor_id: nullable(id), tutor_name: nullable(word) }),
});

/** The contract's Account by hand: the learner bundles no schema library. A test holds the two equal. */
export function isAccount(value: unknown): value is Account {
  return account(value);
}
