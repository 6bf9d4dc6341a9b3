import { easiest, hardest, type Rank, ranks, shownRank } from '@fourfold/core/ranks/ranks';

/** A token and its role. */
export type Token = readonly [name: `--${string}`, role: string];

const rankLabels = new Map<Rank, string>([
  [easiest, 'Easiest'],
  [hardest, 'Hardest'],
]);

/** Every token of tokens.css, grouped by the page that shows it (complete.test.ts). */
export const tokenList = {
  grounds: [
    ['--paper', 'The ground of every page'],
    ['--tint', 'What the pointer is over, the chosen row'],
    ['--sheet', 'Fields, and what lies over a page'],
  ],
  texts: [
    ['--ink', 'Text, what was chosen, the primary button'],
    ['--ink-2', 'Text of the second rank'],
    ['--ink-3', 'Labels, axis text, what cannot be pressed'],
    ['--link', 'Links, the ring of focus, the caret'],
    ['--right', 'A right answer, the right way'],
    ['--wrong', 'A wrong answer, overdue, what destroys'],
    ['--warn', 'Saved on this device alone; no way on'],
  ],
  lines: [
    ['--rule', 'Hairlines and progress that is still to come; it carries no meaning alone'],
    ['--edge', 'Frames of controls, strokes that are still open'],
  ],
  highlighter: [
    ['--mark', '“Look here”: uncertain, a finding, an author’s highlight, a tutor viewing as a student'],
    ['--on-mark', 'Text on the highlighter'],
  ],
  ranks: ranks.map((rank) => [`--rank-${shownRank(rank)}`, rankLabels.get(rank) ?? ''] as const),
  onRanks: ranks.map((rank) => [`--on-rank-${shownRank(rank)}`, 'The numeral on it'] as const),
  over: [
    ['--shade', 'Over the page, behind a dialog'],
    ['--lift', 'Under dialogs, menus and tips; nothing on the page has a shadow'],
  ],
  faces: [
    ['--serif', 'What is read: passages, questions, answers, titles, scores'],
    ['--sans', 'What is pressed or looked up: controls, labels, tables'],
    ['--math', 'Formulas, in the drawing of the text around them'],
  ],
  sizes: [
    ['--t-12', 'Labels'],
    ['--t-13', 'Notes'],
    ['--t-14', 'Controls, tables'],
    ['--t-15', 'Body'],
    ['--t-17', 'Titles of rows'],
    ['--t-19', 'Questions and answers'],
    ['--t-24', 'Second headings, totals'],
    ['--t-32', 'The title of a page'],
    ['--t-48', 'The number of a question'],
  ],
  spaces: [
    ['--s-1', 'Between a sign and its word'],
    ['--s-2', 'Between what belongs together'],
    ['--s-3', 'Between buttons in a row'],
    ['--s-4', 'The margin of a phone'],
    ['--s-5', 'Between the parts of a form'],
    ['--s-6', 'Before a heading; the indent of a formula'],
    ['--s-7', 'Between the parts of a page'],
    ['--s-8', 'Under a page'],
  ],
  radii: [
    ['--r-1', 'Controls'],
    ['--r-2', 'What lies over the page'],
    ['--r-full', 'Switches and dots. Answers and cards have no radius'],
  ],
  strokes: [
    ['--hair', 'Between rows'],
    ['--line', 'Opens a question, a card, an open row'],
    ['--bar', 'The current place in a menu; upright progress'],
  ],
  measures: [
    ['--measure', 'The longest line of text'],
    ['--touch', 'The smallest target of a finger'],
  ],
  motion: [
    ['--fast', 'A colour changes'],
    ['--calm', 'A thing moves; a stroke is inked'],
    ['--slow', 'The double rule is drawn'],
    ['--ease', 'How they begin and end'],
  ],
  layers: [
    ['--z-bar', 'The bar of a page'],
    ['--z-menu', 'Menus and tips'],
    ['--z-shade', 'The shade'],
    ['--z-dialog', 'Dialogs'],
    ['--z-toast', 'Alerts'],
    ['--z-banner', 'Banners'],
  ],
} as const satisfies Record<string, readonly Token[]>;

/** Returns the current value of a token in the current theme; a build shortens #ffffff to #fff. */
export function tokenValue(name: Token[0]): string {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  return value.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
}
