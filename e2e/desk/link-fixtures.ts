import type { Locator, Page } from '@playwright/test';
import type pg from 'pg';
import { yesOrNo } from '../support/planting.ts';

/** Two choice questions and a typed one, without links. */
export const unlinkedSequence = {
  first: { text: 'What comes first?', choices: yesOrNo },
  second: { text: 'What comes then?', choices: yesOrNo },
  third: { text: 'What comes last?', accepts: '3' },
} as const;
/** Two sets of the same sequence. */
export const linkTargets = {
  run: { title: 'Signs and brackets', questions: [{ text: 'Of the set?', choices: yesOrNo }] },
  more: { title: 'Powers', questions: [] },
} as const;
/** The sequence with all four links of its first question set. */
export const linkedSequence = {
  ...unlinkedSequence,
  first: {
    ...unlinkedSequence.first,
    right: { question: 'second', set: 'run' },
    wrong: { question: 'third', set: 'more' },
  },
} as const;

type Outcome = 'right' | 'wrong';
/** A dialog, by its title. */
export const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
/** The button that opens the dialog to link an outcome to a question or a set. */
export const linkButton = (page: Page, target: 'Question' | 'Problem Set', outcome: Outcome) =>
  page.getByRole('button', { name: `Link ${target} after a ${outcome} answer`, exact: true });
/** A target in the link palette. */
export const targetIn = (palette: Locator, name: string | RegExp) => palette.getByRole('option', { name });
/** The list of links of the open question after an outcome, from top to bottom. */
export const linksAfter = (page: Page, outcome: Outcome) =>
  page
    .getByRole('complementary')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: `After a ${outcome} answer`, exact: true }) })
    .getByRole('listitem');

/** The stored link ids of a question’s outcomes. */
export async function storedLinks(db: pg.Client, id: string | undefined) {
  const { rows } = await db.query(
    `select link_right_question_id as rq, link_wrong_question_id as wq, link_right_problemset_id as rs,
            link_wrong_problemset_id as ws from questions where id = $1`,
    [id],
  );
  return rows[0];
}
