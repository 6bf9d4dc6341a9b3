import type { QuestionLocation } from '@fourfold/core/authoring/question-sections';
import type { Question } from '@fourfold/core/contract/content';
import type { Form } from '@fourfold/core/contract/forms';
import { examEditions } from '@fourfold/core/exams/exam-editions';
import type { ExamSection } from '@fourfold/core/exams/section';
import { groupTexts } from '@fourfold/core/forms/shared-texts';
import { lettersOf } from '@fourfold/core/grading/letters-of';
import type { Block, RichDocument } from '@fourfold/core/rich-text/document';
import type { Formulas } from '@fourfold/core/rich-text/formula-tree';
import { readRichField } from '@fourfold/core/rich-text/read-rich-field';
import { authoredItem, typedAnswers } from '@fourfold/core/wire/authored-item';
import type { Family } from '@fourfold/core/wire/exams/exam-family';

/** A question on paper. `letters`: of its choices; null if its answer is written. */
export type PrintedQuestion = {
  number: number;
  stem: RichDocument;
  formulas: Formulas;
  letters: readonly string[] | null;
  choices: readonly { id: string; text: RichDocument; formulas: Formulas }[];
  /** Its right letters, or its accepted values. */
  answer: string;
};

/** Questions with the text that they share; an empty one if they share none. */
export type PrintedGroup = { shared: RichDocument; formulas: Formulas; questions: readonly PrintedQuestion[] };

/** A module on paper, without questions that students do not see. */
export type PrintedModule = { section: ExamSection; groups: readonly PrintedGroup[] };

/** The sections of a form that have questions, in the order in which they are printed. */
export function printedSections({ edition, parts }: Form): ExamSection[] {
  const sections: readonly ExamSection[] = examEditions[edition].sections;
  const written = parts.flatMap(({ modules }) => modules.filter(({ items }) => items.some((item) => !item.is_hidden)));
  return sections.filter(({ type }) => written.some((module) => module.type === type));
}

/** Where the questions of a section of a form are. */
export function locationOf({ id, edition, variant }: Form, type: string): QuestionLocation {
  const sections = {
    sat: { mock: 'AdminSatMockTest', real: 'AdminSatRealTest' },
    act: { mock: 'AdminActMockTest', real: 'AdminActRealTest' },
  } as const satisfies Record<Family, object>;
  return { section: sections[examEditions[edition].family][variant], id, type };
}

/** A section with its questions as they are printed. */
export function printedModule(section: ExamSection, all: readonly Question[]): PrintedModule {
  const questions = all.filter(({ is_hidden }) => !is_hidden);
  const texts = questions.map(({ question }, at) => ({
    number: at + 1,
    blocks: (readRichField(question) ?? []) as readonly Block[],
  }));
  const groups = groupTexts(texts).map((group) => {
    const own = group.questions.flatMap(({ number, blocks }) => {
      const question = questions[number - 1];
      return question ? [printedQuestion(question, { number, stem: blocks, letters: lettersOf(section, number) })] : [];
    });
    // A formula of the shared text is compiled with each question that has the text.
    return { shared: group.shared, formulas: own[0]?.formulas ?? {}, questions: own };
  });
  return { section, groups };
}

type Placed = Pick<PrintedQuestion, 'number' | 'stem' | 'letters'>;

function printedQuestion(question: Question, { letters, ...placed }: Placed): PrintedQuestion {
  const { formulas, answers } = question;
  const { kind } = authoredItem(question);
  if (kind !== 'one-choice' && kind !== 'several-choices') {
    const values = typedAnswers(question).map(({ text }) => text);
    return { ...placed, formulas, letters: null, choices: [], answer: values.join(' or ') };
  }
  const right = answers.flatMap(({ correct }, at) => (correct ? (letters?.[at] ?? []) : []));
  const choices = answers.map(({ id, answer, formulas: own }) => ({
    id,
    text: readRichField(answer) ?? [],
    formulas: own,
  }));
  return { ...placed, formulas, letters: letters?.slice(0, answers.length) ?? null, choices, answer: right.join(', ') };
}
