import { Refusal } from '../call/refusal.ts';
import type { ContentList } from '../content/content-list.ts';
import type { SetParentKind } from '../database/schema.ts';

/** The list of a parent, and the wanted position of the set in it; undefined: the end. */
export type SetPlace = { list: Extract<ContentList, { of: 'problem_set' }>; position: number | undefined };

/** The fields of a problem set that name its parents and its positions in them. */
export type Hangs = {
  subsubtopic_id?: readonly string[] | undefined;
  sattopic_id?: readonly string[] | undefined;
  sat_question_id?: readonly string[] | undefined;
  act_question_id?: readonly string[] | undefined;
  position?: readonly { subsubtopic_id: string; value: number }[] | undefined;
  sat_position?: readonly { sat_question_id: string; value: number }[] | undefined;
  act_position?: readonly { act_question_id: string; value: number }[] | undefined;
};

/** Returns the named parents with their positions. Throws a Refusal if none is named. */
export function placesNamed(hangs: Hangs): SetPlace[] {
  const valueAt = new Map([
    ...(hangs.position ?? []).map((at) => [at.subsubtopic_id.toLowerCase(), at.value] as const),
    ...(hangs.sat_position ?? []).map((at) => [at.sat_question_id.toLowerCase(), at.value] as const),
    ...(hangs.act_position ?? []).map((at) => [at.act_question_id.toLowerCase(), at.value] as const),
  ]);
  const places = kinds.flatMap((kind) =>
    (hangs[`${kind}_id`] ?? []).map((named): SetPlace => {
      const parent = named.toLowerCase();
      return { list: { of: 'problem_set', kind, parent }, position: valueAt.get(parent) };
    }),
  );
  if (places.length === 0) {
    const names = kinds.map((kind) => `${kind}_id`).join(', ');
    throw new Refusal('malformed', `Name a place of the problem set: ${names}`);
  }
  return places;
}

const kinds = ['subsubtopic', 'sattopic', 'sat_question', 'act_question'] as const satisfies SetParentKind[];
