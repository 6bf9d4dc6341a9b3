import type { CallSpec } from '@fourfold/core/contract/call';
import type { Kysely } from 'kysely';
import type { Database } from '../../src/database/schema.ts';
import type { Api } from './api.ts';
import type { Caller } from './callers.ts';
import { doDeeds } from './deeds.ts';
import { aHousehold, aNewcomer, type Household } from './people.ts';
import { type AnyRow, type At, kinds, type Whose } from './row.ts';
import { makeWorld, type World } from './world.ts';

/** One call with one of its rows. */
export type Line = { call: string; spec: CallSpec; row: AnyRow };
/** One request: the caller, and the owner of the rows. */
export type Cell = { caller: Caller; whose: Whose };

/** A server with content and two groups of users; `theirs` has not acted yet. */
export type Stage = { db: Kysely<Database>; api: Api; world: World; mine: Household; theirs: Household };

/** Creates two groups with equal users and the same content; only `mine` has acted. */
export async function setStage(db: Kysely<Database>, api: Api): Promise<Stage> {
  const world = await makeWorld(db);
  const [mine, theirs] = [await aHousehold(db, 'Mine-5d21', api.now), await aHousehold(db, 'Stranger-8c47', api.now)];
  await doDeeds(api.url, mine, world, 'some');
  return { db, api, world, mine, theirs };
}

export function strangersOf({ theirs }: Stage): string[] {
  const { student, tutor, admin, 'super-admin': superAdmin, deactivated } = theirs;
  return [student, tutor, admin, superAdmin, deactivated].map(({ id }) => id);
}

/** The owners whose rows a call is made with. */
export function sidesOf({ of, own }: AnyRow): readonly Whose[] {
  return of === 'managed' && own ? ['own', ...kinds[of]] : kinds[of];
}

/** The users of a cell. For a call that ends sessions, a new caller if it must succeed. */
export async function sceneOf(stage: Stage, { caller, whose }: Cell, asNewcomer: boolean): Promise<At> {
  const { db, api, world, mine, theirs } = stage;
  const role = caller === 'logged-out' ? 'student' : caller;
  const me = asNewcomer ? await aNewcomer(db, mine, role, api.now) : mine[role];
  const household = whose === 'others' ? theirs : mine;
  const owner = whose === 'others' ? theirs[role] : me;
  return { db, now: api.now, world, caller, whose, me, owner, household, mine, theirs };
}

const about: Readonly<Record<Whose, string>> = { own: ' on one’s own', others: ' on another’s', nobodys: '' };

/** `GET /x as tutor on another’s`. */
export function labelOf({ call, row: { way } }: Line, { caller, whose }: Cell): string {
  return `${call}${way ? ` ${way}` : ''} as ${caller}${about[whose]}`;
}
