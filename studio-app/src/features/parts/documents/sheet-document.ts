import { type Doubt, doubt } from '@fourfold/core/authoring/split-items/doubts';
import type { SourceBlock, SplitItem, SplitKey } from '@fourfold/core/authoring/split-items/split-types';
import type { Block } from '@fourfold/core/rich-text/document';
import { toParagraphs } from '../../../editor/paste/paragraphs.ts';
import { FileRefused } from '../files/file-refused.ts';
import { documentLimits } from './limits.ts';
import type { SplitDocument } from './split-document.ts';

/** The columns of the template. A question has choices, or the answer is typed. */
const letters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
const columns = ['Number', 'Question', ...letters, 'Answer', 'Explanation'] as const;
type Column = (typeof columns)[number];

/** The template as .csv, with an example of each kind; spreadsheet programs open it. */
export const sheetTemplate = [
  columns,
  [
    '1',
    'What is $\\frac{1}{2} + \\frac{1}{4}$?',
    '$\\frac{2}{6}$',
    '$\\frac{3}{4}$',
    '1',
    '',
    '',
    '',
    'B',
    'One half is two quarters.',
  ],
  ['2', 'What is 3 × 4?', '', '', '', '', '', '', '12', ''],
]
  .map((row) => row.map((cell) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','))
  .join('\r\n');

/** Reads one question from each row below the header. Throws FileRefused if columns are missing. */
export function sheetDocument(name: string, rows: readonly (readonly string[])[]): SplitDocument {
  const [header = [], ...body] = rows;
  const at = new Map(columns.map((column) => [column, header.findIndex((cell) => sameName(cell, column))]));
  const missing = (['Question', 'Answer'] as const).filter((column) => (at.get(column) ?? -1) < 0);
  if (missing.length > 0)
    throw new FileRefused(
      `“${name}” has no column “${missing.join('” and no column “')}” in its first row. See the template.`,
    );
  const filled = body.filter((row) => row.some((cell) => cell.trim() !== ''));
  if (filled.length > documentLimits.items)
    throw new FileRefused(
      `“${name}” has ${filled.length.toLocaleString('en-US')} rows. Divide it into sheets of at most ${documentLimits.items} questions.`,
    );
  const unread = header.filter((cell, index) => cell.trim() !== '' && ![...at.values()].includes(index));
  const doubts = unread.map((cell) => doubt('unread-column', cell));
  const cellOf = (row: readonly string[]) => (column: Column) => row[at.get(column) ?? -1]?.trim() ?? '';
  const items = filled.map((row, index) => itemOf(cellOf(row), index));
  return { name, source: filled.map(sourceOf), items: withRepeated(items), doubts, pictures: new Map() };
}

function sameName(cell: string, column: string): boolean {
  return cell.trim().toLowerCase() === column.toLowerCase();
}

function sourceOf(row: readonly string[]): SourceBlock {
  return { block: { type: 'paragraph', children: [{ text: row.filter((cell) => cell !== '').join(' | ') }] } };
}

function itemOf(cell: (column: Column) => string, index: number): SplitItem {
  const blocks = (text: string): Block[] => toParagraphs([{ text }]);
  const texts = letters.map((letter) => cell(letter));
  const count = texts.findLastIndex((text) => text !== '') + 1;
  const choices = texts.slice(0, count).map((text, at) => ({
    letter: letters[at] as string,
    written: letters[at] as string,
    blocks: blocks(text),
  }));
  const { key, doubts } = keyOf(cell('Answer'), choices.length);
  const stem = blocks(cell('Question'));
  return {
    label: cell('Number'),
    stem,
    choices,
    key,
    explanation: blocks(cell('Explanation')),
    sources: [index],
    doubts: [
      ...doubts,
      ...(stem.length === 0 ? [doubt('empty-stem')] : []),
      ...(choices.length === 1 ? [doubt('one-choice')] : []),
      ...choices.filter((choice) => choice.blocks.length === 0).map(({ letter }) => doubt('empty-choice', letter)),
    ],
  };
}

function keyOf(answer: string, choices: number): { key: SplitKey | null; doubts: Doubt[] } {
  if (answer === '') return { key: null, doubts: [doubt('no-key')] };
  if (choices === 0) return { key: { values: acceptedValues(answer) }, doubts: [] };
  const named = answer
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  const known = named.filter((letter) => (letters as readonly string[]).slice(0, choices).includes(letter));
  if (known.length < named.length) return { key: null, doubts: [doubt('unread-key', answer)] };
  return { key: { letters: known }, doubts: [] };
}

/** The accepted answers of one line, with semicolons between them. */
export function acceptedValues(line: string): string[] {
  return line
    .split(';')
    .map((value) => value.trim())
    .filter(Boolean);
}

function withRepeated(items: readonly SplitItem[]): SplitItem[] {
  return items.map((item) => {
    const isRepeated = item.label !== '' && items.filter(({ label }) => label === item.label).length > 1;
    return isRepeated ? { ...item, doubts: [...item.doubts, doubt('repeated-number', item.label)] } : item;
  });
}
