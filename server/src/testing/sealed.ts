import { classicEditions } from '@fourfold/core/exams/exam-editions';
import { publishFlags } from '@fourfold/core/exams/open-variants';
import { keySheet } from '@fourfold/core/grading/testing/keys';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { newId } from '../call/new-id.ts';
import type { Db } from '../database/db.ts';
import { addExamQuestion, addSequencePlace, addSet, addTypedQuestion } from './content.ts';
import { withRevisions } from './revision-guard.ts';
import type { TestFixture } from './test-fixture.ts';

/** Unique texts that a student may not read before the section is submitted. */
export const sealedTexts = {
  explanation: 'Sealed-explanation-of-a-choice',
  question_exp: 'Sealed-explanation-of-the-question',
  help: 'Sealed-help',
  help_exp: 'Sealed-explanation-of-the-help',
  typed: '741852963',
  formula: 'sealedformula',
  paper: '963741852',
} as const;
/** Texts that are visible. */
export const shownTexts = { stem: 'shownformula', answer: 'shownanswerformula' } as const;

export type SealedTest = TestFixture & {
  /** All ids that a student could see or guess. */
  ids: { questions: string[]; answers: string[]; topic: string; set: string };
};

const formulas = (...names: string[]) =>
  JSON.stringify(Object.fromEntries(names.map((name) => [`$${name}`, { el: 'math', children: [name] }])));
const withFormula = (text: string, latex: string) =>
  JSON.stringify([
    { type: 'paragraph', children: [{ text }, { type: 'inline-math', latex, children: [{ text: '' }] }] },
  ]);
const withSealedFormula = (text: string) => withFormula(text, sealedTexts.formula);

/** A test section with a sealed text in every field that can contain one. */
export async function addSealedTest(db: Db, family: Family, real: boolean): Promise<SealedTest> {
  const { id: topic, exam_id: exam } = await addExamQuestion(db, family, {
    exam: { published_tests: publishFlags(classicEditions[family]), bubble_sheet_answers: paperKey(family) },
  });
  const section = family === 'sat' ? 'MathCalc' : 'Mathematics';
  const parent = { kind: `${family}_test`, id: exam } as const;
  const { subsubtopic } = await addSequencePlace(db);
  const set = await addSet(db, { kind: 'subsubtopic', id: subsubtopic });
  const row = {
    section,
    is_real: real,
    question: withFormula('What is x?', shownTexts.stem),
    question_exp: withSealedFormula(sealedTexts.question_exp),
    help: withSealedFormula(sealedTexts.help),
    help_exp: withSealedFormula(sealedTexts.help_exp),
    formulas: formulas(shownTexts.stem, sealedTexts.formula),
    link_right_problemset_id: set,
  };
  const typed = await addTypedQuestion(db, parent, { accept: [sealedTexts.typed] }, { ...row, position: 9 });
  const choices = [0, 1].map((position) => ({ position, id: newId(), right: newId(), wrong: newId() }));
  for (const { position, id, right, wrong } of choices) {
    const link_right_question_id = typed;
    const question = { id, parent_kind: parent.kind, parent_id: exam, ...row, position, link_right_question_id };
    const answer = {
      question_id: id,
      answer: withFormula('An answer', shownTexts.answer),
      explanation: withSealedFormula(sealedTexts.explanation),
      formulas: formulas(shownTexts.answer, sealedTexts.formula),
      next_question_id: typed,
      link_problemset_id: set,
    };
    const answerRows = [
      { ...answer, id: right, position: 0, correct: true },
      { ...answer, id: wrong, position: 1 },
    ];
    await withRevisions(db, async (tx) => {
      await tx.insertInto('questions').values(question).execute();
      await tx.insertInto('answers').values(answerRows).execute();
    });
  }
  const typedAnswers = await db.selectFrom('answers').where('question_id', '=', typed).select('id').execute();
  const answers = [...choices.flatMap(({ right, wrong }) => [right, wrong]), ...typedAnswers.map(({ id }) => id)];
  const ids = { questions: [...choices.map(({ id }) => id), typed], answers, topic, set };
  return { family, exam, section, real, choices, typed, ids };
}

/** The exam also has the answer key of the paper. */
function paperKey(family: Family): string {
  const [[, ...head] = [], ...rows] = keySheet(family);
  return JSON.stringify([[`Question ${sealedTexts.paper}`, ...head], ...rows]);
}
