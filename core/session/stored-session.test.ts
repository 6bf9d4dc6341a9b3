import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Account } from '../contract/session.ts';
import { isAccount } from './account.ts';
import { readSession, writeSession } from './stored-session.ts';

const uuid = fc.uuid();
const anAccount = fc.record({
  id: uuid,
  _id: uuid,
  username: fc.string(),
  email: fc.string(),
  userType: fc.constantFrom('Student', 'Tutor', 'Admin'),
  is_student: fc.boolean(),
  is_tutor: fc.boolean(),
  is_admin: fc.boolean(),
  is_super_admin: fc.boolean(),
  status: fc.boolean(),
  tutor_login: fc.record({
    status: fc.boolean(),
    tutor_id: fc.option(uuid),
    tutor_name: fc.option(fc.string()),
  }),
});
/** An account with one field replaced by any value, or removed. */
const almostAnAccount = fc
  .tuple(anAccount, fc.constantFrom(...Object.keys(Account.shape)), fc.option(fc.anything(), { nil: undefined }))
  .map(([account, field, value]) => ({ ...account, [field]: value }));

it('accepts exactly the accounts that the contract accepts', () => {
  fc.assert(
    fc.property(fc.oneof(anAccount, almostAnAccount, fc.anything()), (value) => {
      expect(isAccount(value)).toBe(Account.safeParse(value).success);
    }),
    { numRuns: 500 },
  );
});

it('reads what it wrote', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), anAccount, (token, value) => {
      const account = Account.parse(value);
      expect(readSession(writeSession({ token, account }))).toEqual({ token, account });
    }),
  );
});

it('returns null for anything unreadable, and never throws', () => {
  for (const stored of [null, '', '{', '[]', 'null', '{"v":2,"token":"t"}', '{"v":1,"token":"","account":{}}']) {
    expect(readSession(stored)).toBeNull();
  }
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      expect(readSession(stored)).toBeNull();
    }),
  );
});
