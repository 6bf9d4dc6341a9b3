import { paperSections } from '../../exams/exam-editions.ts';
import type { ExamSection } from '../../exams/section.ts';
import type { Family } from '../../wire/exams/exam-family.ts';
import type { WireAnswer } from '../../wire/item-of.ts';
import { lettersOf } from '../letters-of.ts';

/** The right answer in the test key: letters in turn; typed answers are half of the question number. */
export function rightAnswer(section: ExamSection, number: number): string {
  const letters = lettersOf(section, number);
  return letters ? (letters[(number * 7) % letters.length] ?? '') : `${number}/2`;
}

/** Returns a complete test key in the order of the app. */
export function keySheet(family: Family): string[][] {
  const sections = paperSections(family);
  const most = Math.max(...sections.map(({ questions }) => questions));
  const rows = Array.from({ length: most }, (_, index) => index + 1).map((number) => [
    String(number),
    ...sections.map((section) => (number <= section.questions ? rightAnswer(section, number) : '')),
  ]);
  return [['Question', ...sections.map(({ title }) => title)], ...rows];
}

/** Returns a sheet with every answer right. */
export function rightSheet(section: ExamSection): Record<string, string> {
  const numbers = Array.from({ length: section.questions }, (_, index) => index + 1);
  return Object.fromEntries(numbers.map((number) => [number, rightAnswer(section, number)]));
}

/** Returns the same key as the answers of questions on screen, in order. */
export function answersOnScreen(section: ExamSection): WireAnswer[][] {
  return Array.from({ length: section.questions }, (_, index) => {
    const right = rightAnswer(section, index + 1);
    const letters = lettersOf(section, index + 1);
    const answers = (letters ?? [right]).map((text) => ({ text, correct: letters !== null && text === right }));
    return answers.map(({ text, correct }) => ({
      id: `${index + 1} ${text}`,
      correct,
      is_free_response: letters === null,
      free_response_answer: letters ? '' : text,
      is_exact_match: false,
    }));
  });
}
