import { row } from '@fourfold/server/testing/fixtures/rows';
import type { Page } from '@playwright/test';
import type { PlantedAssignment } from '../support/assignment-rows.ts';
import { type Planted, topicRows, yesOrNo } from '../support/planting.ts';

/** A question of a sequence. */
export const oneQuestion = { text: 'One?', choices: yesOrNo };
/** A set of four questions; four right answers master it. */
export const setOfFour = {
  questions: [{ choices: yesOrNo }, { choices: yesOrNo }, { choices: yesOrNo }, { choices: yesOrNo }],
};

/** Page object of the dashboard’s assignments. */
export function assignmentsOf(page: Page) {
  const region = page.getByRole('region', { name: 'Assignments' });
  const tab = (name: 'Current Assignments' | 'Completed Assignments') => region.getByRole('tab', { name });
  return {
    part: region,
    tab,
    rows: region
      .getByRole('table')
      .getByRole('row')
      .filter({ hasNot: page.getByRole('columnheader') }),
    row: (title: string) =>
      region.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title, exact: true }) }),
    pages: region.getByRole('navigation', { name: 'Pages of assignments' }).getByRole('button', { name: /^Page / }),
  };
}

/** Path of the Math list with the branch of a planted topic expanded. */
export const openBranchPath = ({ topic, subtopic }: Planted) => `/home/math?topic=${topic}&subtopic=${subtopic}`;

/** Opens the popup of the planted sequence. */
export async function openPopup(page: Page) {
  await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
  return page.getByRole('dialog', { name: 'Planted sequence', exact: true });
}

/** Database rows of a SAT topic with a problem set. */
export function satTopicRows() {
  const id = crypto.randomUUID();
  const { rows, set: sets } = topicRows({
    sequence: { a: oneQuestion },
    sets: { s: { ...setOfFour, title: 'Set of a SAT topic' } },
  });
  const topic = row('topics', { id, kind: 'sat', title: 'A SAT topic', position: 900, is_publish: true });
  const location = { parent_kind: 'sattopic', parent_id: id };
  const movedRows = rows.map((one) =>
    one.table === 'problem_set_places' ? { ...one, values: { ...one.values, ...location } } : one,
  );
  const set = sets.s ?? '';
  return { rows: [topic, ...movedRows], id, set, address: `/home/problemset/${set}/${id}?page=sat-topics&topic=${id}` };
}

/** Specs of this many sets, titled `Set 1`, `Set 2` and so on. */
export const manySets = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`s${at}`, { ...setOfFour, title: `Set ${at + 1}` }]));

/** The spec of an assignment of a planted set. */
export function setAssignment(
  { set, subtopic, subsubtopic }: Planted,
  key: string,
  overrides: Partial<PlantedAssignment> = {},
) {
  return {
    reference_type: 'HomeProblemSetQuestions',
    reference_id: set[key] ?? '',
    place: { subtopic_id: subtopic, subsubtopic_id: subsubtopic },
    ...overrides,
  } satisfies PlantedAssignment;
}

/** The spec of an assignment of a sub-sub-topic’s sequence. */
export function sequenceAssignment({ subtopic, subsubtopic }: Planted, overrides: Partial<PlantedAssignment> = {}) {
  return {
    reference_type: 'HomeSubsubTopic',
    reference_id: subsubtopic,
    place: { subtopic_id: subtopic, subsubtopic_id: subsubtopic },
    ...overrides,
  } satisfies PlantedAssignment;
}
