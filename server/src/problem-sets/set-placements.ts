import { Refusal } from '../call/refusal.ts';
import type { ContentList } from '../content/content-list.ts';
import type { SetParentKind } from '../database/schema.ts';

/** The list of a parent, and the wanted position of the set in it; undefined: the end. */
export type SetPlacement = { list: Extract<ContentList, { of: 'problem_set' }>; position: number | undefined };

/** The fields of a problem set that name its parents and its positions in them. */
export type PlacementFields = {
  subsubtopic_id?: readonly string[] | undefined;
  sattopic_id?: readonly string[] | undefined;
  sat_question_id?: readonly string[] | undefined;
  act_question_id?: readonly string[] | undefined;
  position?: readonly { subsubtopic_id: string; value: number }[] | undefined;
  sat_position?: readonly { sat_question_id: string; value: number }[] | undefined;
  act_position?: readonly { act_question_id: string; value: number }[] | undefined;
};

/** Returns the named parents with their positions. Throws a Refusal if none is named. */
export function placementsOf(fields: PlacementFields): SetPlacement[] {
  const positionByParent = new Map([
    ...(fields.position ?? []).map((entry) => [entry.subsubtopic_id.toLowerCase(), entry.value] as const),
    ...(fields.sat_position ?? []).map((entry) => [entry.sat_question_id.toLowerCase(), entry.value] as const),
    ...(fields.act_position ?? []).map((entry) => [entry.act_question_id.toLowerCase(), entry.value] as const),
  ]);
  const placements = parentKinds.flatMap((kind) =>
    (fields[`${kind}_id`] ?? []).map((parentId): SetPlacement => {
      const parent = parentId.toLowerCase();
      return { list: { of: 'problem_set', kind, parent }, position: positionByParent.get(parent) };
    }),
  );
  if (placements.length === 0) {
    const names = parentKinds.map((kind) => `${kind}_id`);
    throw new Refusal('location_missing', { of: 'a place of the problem set', names });
  }
  return placements;
}

const parentKinds = ['subsubtopic', 'sattopic', 'sat_question', 'act_question'] as const satisfies SetParentKind[];
