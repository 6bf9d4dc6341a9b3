import type { CallSpec } from '@fourfold/core/contract/call';
import type { Db } from '../../src/database/db.ts';
import { performActions } from './actions.ts';
import type { Api } from './api.ts';
import { type AnyCallRow, type CellContext, callKinds, type RowOwner } from './call-row.ts';
import type { MatrixCaller } from './callers.ts';
import { createContent, type FixtureContent } from './fixture-content.ts';
import { aNewUser, aUserGroup, type UserGroup } from './people.ts';

/** One call with one of its rows. */
export type CallWithRow = { call: string; spec: CallSpec; row: AnyCallRow };
/** One request: the caller, and the owner of the rows. */
export type MatrixCell = { caller: MatrixCaller; whose: RowOwner };

/** A server with content and two groups of users; `otherGroup` has not acted yet. */
export type MatrixFixture = {
  db: Db;
  api: Api;
  content: FixtureContent;
  ownGroup: UserGroup;
  otherGroup: UserGroup;
};

/** Creates two groups with equal users and the same content; only `ownGroup` has acted. */
export async function createFixture(db: Db, api: Api): Promise<MatrixFixture> {
  const content = await createContent(db);
  const [ownGroup, otherGroup] = [
    await aUserGroup(db, 'Mine-5d21', api.now),
    await aUserGroup(db, 'Stranger-8c47', api.now),
  ];
  await performActions(api.url, ownGroup, content, 'some');
  return { db, api, content, ownGroup, otherGroup };
}

export function otherUserIds({ otherGroup }: MatrixFixture): string[] {
  const { student, tutor, admin, 'super-admin': superAdmin, deactivated } = otherGroup;
  return [student, tutor, admin, superAdmin, deactivated].map(({ id }) => id);
}

/** The owners whose rows a call is made with. */
export function rowOwnersOf({ of, own }: AnyCallRow): readonly RowOwner[] {
  return of === 'managed' && own ? ['own', ...callKinds[of]] : callKinds[of];
}

/** The users of a cell. For a call that ends sessions, a new caller if it must succeed. */
export async function cellContext(
  fixture: MatrixFixture,
  { caller, whose }: MatrixCell,
  isNewUser: boolean,
): Promise<CellContext> {
  const { db, api, content, ownGroup, otherGroup } = fixture;
  const role = caller === 'logged-out' ? 'student' : caller;
  const user = isNewUser ? await aNewUser(db, ownGroup, role, api.now) : ownGroup[role];
  const group = whose === 'others' ? otherGroup : ownGroup;
  const owner = whose === 'others' ? otherGroup[role] : user;
  return { db, now: api.now, content, caller, whose, user, owner, group, ownGroup, otherGroup };
}

const ownerLabels: Readonly<Record<RowOwner, string>> = { own: ' on one’s own', others: ' on another’s', nobodys: '' };

/** `GET /x as tutor on another’s`. */
export function cellLabel({ call, row: { variant } }: CallWithRow, { caller, whose }: MatrixCell): string {
  return `${call}${variant ? ` ${variant}` : ''} as ${caller}${ownerLabels[whose]}`;
}
