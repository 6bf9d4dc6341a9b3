import { easiest, hardest, type Rank, ranks, shownRank } from '@fourfold/core/ranks/ranks';
import { onPaper, type Paper } from '../parse-tokens.ts';

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
    ['--t-11', 'Signs at the corner of a number'],
    ['--t-12', 'Labels'],
    ['--t-13', 'Notes'],
    ['--t-14', 'Controls, tables'],
    ['--t-15', 'Body'],
    ['--t-16', 'Fields; titles at the third level of a list'],
    ['--t-17', 'Titles of rows'],
    ['--t-18', 'Questions and answers on phones, explanations'],
    ['--t-19', 'Questions and answers'],
    ['--t-20', 'Titles of topics, the name of the product'],
    ['--t-24', 'Second headings, totals'],
    ['--t-28', 'The title of a page on phones'],
    ['--t-32', 'The title of a page'],
    ['--t-44', 'The number of a question'],
  ],
  spaces: [
    ['--space-2', 'Between the lines of one title; corrects the position of an icon'],
    ['--space-4', 'Between an icon and its label'],
    ['--space-6', 'Between a field and its label or message'],
    ['--space-8', 'Between related things; the padding of a row'],
    ['--space-10', 'The side padding of a quiet button'],
    ['--space-12', 'Between buttons in a row; the side padding of a control'],
    ['--space-16', 'The margin of a phone; between the columns of a table'],
    ['--space-20', 'Between the parts of a row'],
    ['--space-24', 'Between the parts of a form'],
    ['--space-28', 'Between the number of a question and its text'],
    ['--space-32', 'Before a heading; the margin of a tablet, the padding of a dialog'],
    ['--space-40', 'Above a page'],
    ['--space-48', 'Between the parts of a page'],
    ['--space-56', 'The margin of a desktop page; between its sections'],
    ['--space-72', 'Under a page'],
    ['--space-96', 'Under a page with a bar at the lower edge'],
  ],
  radii: [
    ['--r-stroke', 'Strokes: the mark of the current page, the run of four'],
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
    ['--z-behind', 'Behind its own box'],
    ['--z-raised', 'Over its siblings: sticky table heads, a button over a clickable row'],
    ['--z-bar', 'The bar of a page, the toolbar of the editor'],
    ['--z-menu', 'The suggestions below a formula that is typed'],
    ['--z-banner', 'Banners, the skip link'],
  ],
} as const satisfies Record<string, readonly Token[]>;

function currentPaper(): Paper {
  const { colorScheme } = getComputedStyle(document.documentElement);
  if (colorScheme === 'light' || colorScheme === 'dark') return colorScheme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Returns the value of a token on the current paper; a build shortens #ffffff to #fff. */
export function tokenValue(name: Token[0]): string {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  return onPaper(value, currentPaper()).replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
}
