import { type Row, row } from '@fourfold/server/testing/fixtures/rows';
import { yesOrNo } from '../support/planting.ts';

/** A sequence of one question, next to the sets. */
export const oneQuestion = { own: { text: 'What was here before?', choices: yesOrNo } } as const;

/** Specs of sets with these titles and one question each. */
export function setSpecs(titles: readonly string[]) {
  const questions = [{ text: 'One of the set.', choices: yesOrNo }];
  return Object.fromEntries(titles.map((title) => [title, { title, questions }]));
}

/** Database rows that link sets to another parent, after its first `positionOffset` sets. */
export function linkedRows(
  parent: { kind: 'subsubtopic' | 'sat_question'; id: string },
  sets: readonly (string | undefined)[],
  positionOffset = 0,
): { rows: Row[] } {
  // A later date than that of the link to their main parent.
  const link = { parent_kind: parent.kind, parent_id: parent.id, linked_at: new Date(Date.now() + 1000) };
  const rows = sets.map((id = '', index) =>
    row('problem_set_places', { problem_set_id: id, position: positionOffset + index, ...link }),
  );
  return { rows };
}
