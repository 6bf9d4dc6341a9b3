import { type Row, row } from '@fourfold/server/testing/planting/rows';
import { yesOrNo } from '../content.ts';

/** A sequence of one question, next to the sets. */
export const sequence = { own: { text: 'What was here before?', choices: yesOrNo } } as const;

/** Specs of sets with these titles and one question each. */
export function setsOf(titles: readonly string[]) {
  const questions = [{ text: 'One of the set.', choices: yesOrNo }];
  return Object.fromEntries(titles.map((title) => [title, { title, questions }]));
}

/** Database rows that link sets to another parent, after its first `positionOffset` sets. */
export function linkedRows(
  parent: { kind: 'subsubtopic' | 'sat_question'; id: string },
  sets: readonly (string | undefined)[],
  present = 0,
): { rows: Row[] } {
  // A later date than that of the link to their main parent.
  const place = { parent_kind: parent.kind, parent_id: parent.id, linked_at: new Date(Date.now() + 1000) };
  const rows = sets.map((id = '', at) =>
    row('problem_set_places', { problem_set_id: id, position: present + at, ...place }),
  );
  return { rows };
}
