import { paperSections } from '@fourfold/core/exams/exam-editions';
import { type ExamSection, variants } from '@fourfold/core/exams/section';
import { lettersOf } from '@fourfold/core/grading/letters-of';
import { readTypedKey } from '@fourfold/core/grading/typed-answer';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import type { DemoExam, DemoSheet, DemoTestQuestion } from '../demo/format.ts';

/** The answer key of an exam's paper test as a super admin would upload it (Q56); empty if the pack has no answers. */
export function demoKey(family: Family, exam: DemoExam<string>): DemoSheet {
  const sections = paperSections(family);
  const columns = sections.map((section) => answersOf(section, exam));
  const rows = Math.max(...columns.map((answers) => answers.length));
  if (rows === 0) return [];
  return [
    ['Question', ...sections.map(({ title }) => title)],
    ...Array.from({ length: rows }, (_, at) => [String(at + 1), ...columns.map((answers) => answers[at] ?? '')]),
  ];
}

/** A complete mock test is the same as the paper test, so its answers are the key. */
function answersOf(section: ExamSection, exam: DemoExam<string>): readonly string[] {
  const mock = exam.tests?.[section.type]?.mock ?? [];
  if (mock.length < section.questions) return exam.bubbleAnswers?.[section.type] ?? [];
  return mock.map((question, at) => rightAnswer(question, lettersOf(section, at + 1)));
}

function rightAnswer(question: DemoTestQuestion, letters: readonly string[] | null): string {
  if ('typed' in question) return (question.typed.accept ?? []).filter((text) => readTypedKey(text)).join('; ');
  return question.choices.flatMap((choice, at) => ('right' in choice ? (letters?.[at] ?? []) : [])).join('; ');
}

/** The publish flags of all tests with questions. */
export function demoFlags(family: Family, exam: DemoExam<string>): string[] {
  return paperSections(family).flatMap(({ type, test }) => {
    const questions = exam.tests?.[type];
    if (!test || !questions) return [];
    return variants.filter((variant) => questions[variant].length > 0).map((variant) => test.publish[variant]);
  });
}
