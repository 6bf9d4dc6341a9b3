import type { RichDocument } from '@fourfold/core/rich-text/document';
import { fromMarkup } from '@fourfold/core/rich-text/from-markup';
import type { Insertable } from 'kysely';
import { checkDocuments } from '../content/check-documents.ts';
import { nameId } from '../content/name-id.ts';
import {
  type AnswerDraft,
  type CheckedQuestion,
  checkQuestion,
  type QuestionDraft,
} from '../content/question-draft.ts';
import type { Database } from '../database/schema.ts';
import type {
  DemoChoice,
  DemoExamQuestion,
  DemoLinks,
  DemoNext,
  DemoQuestion,
  DemoSet,
  DemoTyped,
} from '../demo/format.ts';
import { choiceText, isPublished } from '../demo/pack-items.ts';

/** Ids by the keys of the pack. */
export type Ids = Record<string, string>;
/** `skills` are those of its parent, for a question without its own. */
type QuestionLocation = Pick<QuestionDraft, 'parent' | 'position' | 'test'> & {
  path: string;
  skills: readonly string[];
};
type LinkTargets = { branches: DemoLinks; questionIds: Ids; setIds: Ids };

/** Converts a question of the pack to its stored form. Its id and those of its answers are derived from its path. */
export function demoQuestion(
  question: DemoQuestion,
  questionLocation: QuestionLocation,
  links?: LinkTargets,
): CheckedQuestion {
  const { stem, explain, help, helpExplain, rank, calculator, hidden, explainFirst } = question;
  const right = links && linkTo(links.branches.onRight, links);
  const wrong = links && linkTo(links.branches.onWrong, links);
  return checkQuestion({
    id: nameId(questionLocation.path),
    parent: questionLocation.parent,
    position: questionLocation.position,
    ...(questionLocation.test && { test: questionLocation.test }),
    question: fromMarkup(stem),
    question_exp: fromMarkup(explain),
    help: optional(help),
    help_exp: optional(helpExplain),
    rank,
    chosen: 'typed' in question ? question.typed.kind : undefined,
    skill_codes: question.skills ?? questionLocation.skills,
    is_calc: calculator ?? null,
    is_hidden: hidden === true,
    exp_position_before_answer: explainFirst === true,
    link_right_question_id: right?.question ?? null,
    link_right_problemset_id: right?.set ?? null,
    link_wrong_question_id: wrong?.question ?? null,
    link_wrong_problemset_id: wrong?.set ?? null,
    answers:
      'choices' in question
        ? question.choices.map((choice, at) => choiceAnswer(choice, `${questionLocation.path}/answer/${at + 1}`))
        : typedAnswers(question.typed, questionLocation.path),
  });
}

function linkTo(next: DemoNext, { questionIds, setIds }: LinkTargets): { question: string | null; set: string | null } {
  if (next === 'end') return { question: null, set: null };
  if ('to' in next) return { question: requireId(questionIds, next.to), set: null };
  return {
    question: next.then === undefined ? null : requireId(questionIds, next.then),
    set: requireId(setIds, next.set),
  };
}

function choiceAnswer(choice: DemoChoice, path: string): AnswerDraft {
  return {
    id: nameId(path),
    answer: fromMarkup(choiceText(choice)),
    explanation: optional(choice.why),
    correct: 'right' in choice,
  };
}

function typedAnswers(typed: DemoTyped, path: string): AnswerDraft[] {
  const shown = { symbol: typed.symbol ?? '', symbolLeft: typed.symbolLeft === true };
  const entries = [
    ...(typed.accept ?? []).map((text) => ({ text, exact: false })),
    ...(typed.exact ?? []).map((text) => ({ text, exact: true })),
  ];
  return entries.map((entry, at) => ({ id: nameId(`${path}/answer/${at + 1}`), accepted: entry, ...shown }));
}

/** A document; empty if the pack does not have it. */
function optional(text: string | undefined): RichDocument {
  return text === undefined ? [] : fromMarkup(text);
}

function requireId(ids: Ids, key: string): string {
  const id = ids[key];
  if (id === undefined) throw new Error(`the pack has a link to "${key}", which is not there`);
  return id;
}

type Row = Insertable<Database['exam_questions']>;

/** The row of an exam's question number; a number without a topic in the pack is inactive (Q47). */
export function demoExamQuestion(
  question: DemoExamQuestion | undefined,
  numberKeys: Pick<Row, 'id' | 'exam_id' | 'section' | 'position'>,
): Row {
  const { documents, formulas, formulas_version } = checkDocuments({
    video_explanation: optional(question?.explained),
    video_mock_explanation: optional(question?.explainedInMock),
  });
  return {
    ...numberKeys,
    title: question?.title ?? null,
    is_publish: question !== undefined && isPublished(question),
    video_explanation: JSON.stringify(documents.video_explanation),
    video_mock_explanation: JSON.stringify(documents.video_mock_explanation),
    formulas: JSON.stringify(formulas),
    formulas_version,
  };
}

/** The row of a problem set of the pack. */
export function demoSet(set: DemoSet, id: string): Insertable<Database['problem_sets']> {
  const { documents, formulas, formulas_version } = checkDocuments({ notes: fromMarkup(set.notes ?? '') });
  return {
    id,
    title: set.title,
    notes: JSON.stringify(documents.notes),
    notes_formulas: JSON.stringify(formulas),
    notes_formulas_version: formulas_version,
    is_publish: isPublished(set),
  };
}
