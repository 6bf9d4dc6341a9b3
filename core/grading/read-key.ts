import { paperSections } from '../exams/exam-editions.ts';
import type { ExamSection } from '../exams/section.ts';
import { type Column, type NamedRow, namedRows } from '../scores/internal/named-rows.ts';
import { quote, type SheetError, sheetRows, wholeNumber } from '../scores/sheet-rows.ts';
import type { Family } from '../wire/exams/exam-family.ts';
import { isTyped, lettersOf } from './letters-of.ts';
import { readTypedKey } from './typed-answer.ts';

/** The accepted answers of each question of a section, in order: letters, or numbers and ranges. */
export type SectionKey = readonly (readonly string[])[];
/** By section type. The sheet of a section without a key is not graded (Q65). */
type AnswerKey = Readonly<Record<string, SectionKey>>;
/** The parsed key, or the error in the sheet. */
export type KeyResult = { key: AnswerKey; error: null } | { key: null; error: SheetError };

/**
 * Parses the answer key of a paper (Q56): a header row, question numbers in the first column, then one
 * column per section, by header or in the order of the app. Several accepted answers have ";" between
 * them. A sheet without rows is an empty key.
 */
export function readKey(family: Family, sheet: readonly (readonly string[])[]): KeyResult {
  if (sheetRows(sheet).length === 0) return { key: {}, error: null };
  const { rows, columnIndexes, error } = namedRows(sheet, columnsOf(family));
  if (error) return { key: null, error };
  const numbered = numberRows(rows, columnIndexes.number ?? 0);
  if ('reason' in numbered) return { key: null, error: numbered };
  const key: Record<string, SectionKey> = {};
  for (const section of paperSections(family)) {
    const read = sectionKey({ ...section, column: columnIndexes[section.type] ?? 0 }, numbered);
    if ('reason' in read) return { key: null, error: read };
    if (read.length > 0) key[section.type] = read;
  }
  return { key, error: null };
}

/** Returns the sections that can be graded, in the order of the app; none if the key cannot be read. */
export function keySections(family: Family, sheet: readonly (readonly string[])[]): string[] {
  return Object.keys(readKey(family, sheet).key ?? {});
}

function columnsOf(family: Family): Column<string>[] {
  const sections = paperSections(family).map(({ type, title }) => ({
    name: type,
    pattern: headerPattern(type, title),
  }));
  return [{ name: 'number', pattern: /^(#|no\.?|number|question( number| no\.?)?)$/i }, ...sections];
}

/** Matches a section by the letters of its type or title, ignoring other characters: "Math - Calculator". */
function headerPattern(type: string, title: string): RegExp {
  const letters = (text: string) =>
    text
      .replace(/[^a-z]/gi, '')
      .split('')
      .join('[^a-z]*');
  return new RegExp(`^[^a-z]*(${letters(type)}|${letters(title)})[^a-z]*$`, 'i');
}

type NumberedRow = NamedRow<string> & { number: number };

function numberRows(rows: readonly NamedRow<string>[], column: number): readonly NumberedRow[] | SheetError {
  const numberedRows: NumberedRow[] = [];
  for (const at of rows) {
    const text = at.cells.number ?? '';
    const number = wholeNumber(text);
    if (number === null || number === 0)
      return { row: at.row, column, reason: `The question number ${quote(text)} is not a number from 1.` };
    if (number !== numberedRows.length + 1)
      return {
        row: at.row,
        column,
        reason: `Question ${numberedRows.length + 1} is expected here, but ${number} stands there.`,
      };
    numberedRows.push({ ...at, number });
  }
  return numberedRows;
}

/** Parses all questions of a section, or none. A partial key would count the rest as wrong. */
function sectionKey(section: ExamSection & { column: number }, rows: readonly NumberedRow[]): SectionKey | SheetError {
  const { type, title, questions, column } = section;
  const key: (readonly string[])[] = [];
  if (rows.every(({ cells }) => !cells[type])) return key;
  for (const { row, number, cells } of rows) {
    const text = cells[type] ?? '';
    if (number > questions && text !== '') return { row, column, reason: `${title} has only ${questions} questions.` };
    if (number > questions) continue;
    if (text === '') return { row, column, reason: `${title} has no answer for question ${number}.` };
    const accepted = text.split(';').map((answer) => answer.trim());
    const invalid = accepted.find((answer) => !isAnswer(section, number, answer));
    if (invalid !== undefined) return { row, column, reason: notAnAnswer(section, number, invalid) };
    key.push(isTyped(section, number) ? accepted : accepted.map((letter) => letter.toUpperCase()));
  }
  if (key.length === questions) return key;
  const last = rows.at(-1)?.row ?? 1;
  return {
    row: last,
    column,
    reason: `${title} has no answer for question ${key.length + 1}: the key ends before it.`,
  };
}

function isAnswer(section: ExamSection, number: number, answer: string): boolean {
  const letters = lettersOf(section, number);
  return letters ? letters.includes(answer.toUpperCase()) : readTypedKey(answer) !== null;
}

function notAnAnswer(section: ExamSection, number: number, answer: string): string {
  const letters = lettersOf(section, number);
  const about = `Question ${number} of ${section.title}`;
  if (letters) return `${about} has the letters ${letters.join(', ')}: ${quote(answer)} is none of them.`;
  return `${about} takes a number or a range such as 1.5-2.5: ${quote(answer)} is neither.`;
}
