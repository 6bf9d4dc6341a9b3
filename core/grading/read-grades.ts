import type { MarkedNumbers, SheetAnswers } from '../contract/grades.ts';
import { paperSections } from '../exams/exam-editions.ts';
import type { ExamSection } from '../exams/section.ts';
import type { Family } from '../wire/exams/exam-family.ts';
import { lettersOf, sectionOf } from './letters-of.ts';

/** The value that a student sent, or a message that says what to correct. */
export type ReadResult<Value> = { value: Value; error: null } | { value: null; error: string };

/** Parses question numbers by section from the JSON text of the wire; sorted, each once (Q111). */
export function readMarked(family: Family, text: string): ReadResult<MarkedNumbers> {
  const bySection = sectionsOf(family, text);
  if (bySection.error !== null) return bySection;
  const value: Record<string, number[]> = {};
  for (const [section, marked] of bySection.value) {
    if (!Array.isArray(marked)) return failed(`${section.title}: a list of question numbers is expected.`);
    const invalid = marked.find((number) => !isQuestion(section, number));
    if (invalid !== undefined) return failed(noQuestion(section, invalid));
    value[section.type] = [...new Set(marked as number[])].toSorted((a, b) => a - b);
  }
  return { value, error: null };
}

/** Parses answers by section and question number from the JSON text of the wire, without empty ones. */
export function readSheet(family: Family, text: string): ReadResult<SheetAnswers> {
  const bySection = sectionsOf(family, text);
  if (bySection.error !== null) return bySection;
  const value: Record<string, Record<string, string>> = {};
  for (const [section, answers] of bySection.value) {
    if (!isRecord(answers)) return failed(`${section.title}: answers by question number are expected.`);
    const read: Record<string, string> = {};
    for (const [number, answer] of Object.entries(answers)) {
      const error = answerError(section, number, answer);
      if (error !== null) return failed(error);
      const given = givenText(section, Number(number), String(answer));
      if (given !== '') read[number] = given;
    }
    value[section.type] = read;
  }
  return { value, error: null };
}

/** Returns an error for a flag of a section that the family does not have; null without one. */
export function flagsError(family: Family, flags: Readonly<Record<string, boolean>>): string | null {
  const unknown = Object.keys(flags).find((type) => !sectionOf(family, type));
  return unknown === undefined ? null : noSection(family, unknown);
}

function sectionsOf(family: Family, text: string): ReadResult<readonly (readonly [ExamSection, unknown])[]> {
  const parsed = parseJson(text);
  if (!isRecord(parsed)) return failed('A JSON text of an object is expected, with the sections as its keys.');
  const sections: (readonly [ExamSection, unknown])[] = [];
  for (const [type, entered] of Object.entries(parsed)) {
    const section = sectionOf(family, type);
    if (!section) return failed(noSection(family, type));
    sections.push([section, entered]);
  }
  return { value: sections, error: null };
}

function answerError(section: ExamSection, number: string, answer: unknown): string | null {
  if (!/^[1-9]\d?$/.test(number) || Number(number) > section.questions) return noQuestion(section, number);
  if (typeof answer !== 'string') return `${section.title}, question ${number}: a text is expected.`;
  const letters = lettersOf(section, Number(number));
  if (answer.trim().length > maxTypedLength) return `${section.title}, question ${number}: the answer is too long.`;
  if (!letters || answer.trim() === '' || letters.includes(answer.trim().toUpperCase())) return null;
  return `${section.title}, question ${number} has the letters ${letters.join(', ')}.`;
}

function givenText(section: ExamSection, number: number, answer: string): string {
  return lettersOf(section, number) ? answer.trim().toUpperCase() : answer.trim();
}

function isQuestion(section: ExamSection, number: unknown): boolean {
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= section.questions;
}

function noQuestion(section: ExamSection, number: unknown): string {
  const label = typeof number === 'number' || typeof number === 'string' ? String(number).slice(0, 20) : typeof number;
  return `${section.title} has the questions 1 to ${section.questions}, but no ${label}.`;
}

function noSection(family: Family, type: string): string {
  const types = paperSections(family)
    .map((section) => section.type)
    .join(', ');
  return `There is no section ${type.slice(0, 20)}. The sections are ${types}.`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function failed(error: string): { value: null; error: string } {
  return { value: null, error };
}

/** Characters. Far more than any number on a sheet needs. */
const maxTypedLength = 40;
