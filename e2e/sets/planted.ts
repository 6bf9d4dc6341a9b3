import { type Row, row } from '@fourfold/server/testing/planting/rows';
import { yesOrNo } from '../content.ts';

/** What a place has beside its sets. */
export const sequence = { own: { text: 'What was here before?', choices: yesOrNo } } as const;

/** Sets of one question each, by their titles. */
export function setsOf(titles: readonly string[]) {
  const questions = [{ text: 'One of the set.', choices: yesOrNo }];
  return Object.fromEntries(titles.map((title) => [title, { title, questions }]));
}

/** Sets linked into another place, behind the `present` ones that hang there first. */
export function linkedRows(
  parent: { kind: 'subsubtopic' | 'sat_question'; id: string },
  sets: readonly (string | undefined)[],
  present = 0,
): { rows: Row[] } {
  // Later than their main place, which is planted with them.
  const place = { parent_kind: parent.kind, parent_id: parent.id, linked_at: new Date(Date.now() + 1000) };
  const rows = sets.map((id = '', at) =>
    row('problem_set_places', { problem_set_id: id, position: present + at, ...place }),
  );
  return { rows };
}
