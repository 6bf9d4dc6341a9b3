import { Refusal } from '../call/refusal.ts';
import type { ReaderViewKind, SetParentKind } from '../database/schema.ts';

/** A record with an ordered list of problem sets. */
export type SetParent = { kind: SetParentKind; id: string };

/** The request fields that name the parent of problem sets. */
type SetFilter = { readonly [K in `${SetParentKind}_id`]?: string | undefined };

/**
 * Returns the parent that a filter names; null if it names none. Throws a Refusal for two parents,
 * because their sets have no common order.
 */
export function setParentOf(filter: SetFilter): SetParent | null {
  const parents = kinds.flatMap((kind) => {
    const id = filter[`${kind}_id`];
    return id ? [{ kind, id }] : [];
  });
  if (parents.length > 1) {
    throw new Refusal('location_missing', {
      of: 'one parent of the problem sets',
      names: kinds.map((kind) => `${kind}_id`),
    });
  }
  return parents[0] ?? null;
}

const kinds = ['subsubtopic', 'sattopic', 'sat_question', 'act_question'] as const satisfies SetParentKind[];

/** The database view that lists the visible parents, for each kind of parent. */
export const setParentViews = {
  subsubtopic: 'subsubtopics',
  sattopic: 'topics',
  sat_question: 'exam_questions',
  act_question: 'exam_questions',
} as const satisfies Record<SetParentKind, ReaderViewKind>;
