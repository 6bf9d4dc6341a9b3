import type { CallSpec, Role } from '@fourfold/core/contract/call';
import type { Account } from '@fourfold/core/contract/session';
import { rolesOf } from '@fourfold/core/session/account';
import { Refusal } from './refusal.ts';

/** Whether a call needs no session. */
export function isOpen(spec: CallSpec): boolean {
  return spec.who.includes('logged-out');
}

/** Throws a Refusal unless `who` of the call names a role of the account. Nothing else enforces `who`. */
export function admit(spec: CallSpec, method: string, account: Account): void {
  const roles: Role[] = rolesOf(account);
  if (roles.some((role) => spec.who.includes(role))) return;
  // The text that the product shows for every write that a tutor tries inside a student's session (Q9).
  if (roles.includes('tutor-login') && method !== 'GET') {
    throw new Refusal('not_permitted_to_submit');
  }
  throw new Refusal('not_permitted');
}
