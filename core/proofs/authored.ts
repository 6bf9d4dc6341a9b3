import type { EditionName } from '../exams/exam-editions.ts';
import type { Variant } from '../exams/section.ts';
import type { CheckedPart } from '../forms/form-problems.ts';
import type { Rank } from '../ranks/ranks.ts';
import type { RichDocument } from '../rich-text/document.ts';
import type { KindChoice } from '../wire/chosen-kind.ts';
import type { Family } from '../wire/exams/exam-family.ts';
import type { WireAnswer } from '../wire/item-of.ts';
import type { KeyDoubt } from './key-doubt.ts';

type Id = string;

/** A question as authored, with its link targets as students would find them. */
export type AuthoredQuestion = KindChoice & {
  id: Id;
  /** Zero-based, shown plus one. */
  position: number;
  rank: Rank;
  is_hidden: boolean;
  question: RichDocument;
  question_exp: RichDocument;
  help: RichDocument;
  help_exp: RichDocument;
  /** Keys of the formulas in its texts that compile (`formulaKey`). */
  formula_keys: readonly string[];
  answers: readonly AuthoredAnswer[];
  /** Set for an imported question whose key no author has accepted. */
  key_doubt: KeyDoubt | null;
  skill_codes: readonly string[];
  right: AuthoredTarget;
  wrong: AuthoredTarget;
};
/** Answers are in the order of display. */
export type AuthoredAnswer = WireAnswer & {
  answer: RichDocument;
  explanation: RichDocument;
  /** As `formula_keys` of the question. */
  formula_keys: readonly string[];
  leads: AuthoredTarget;
};
/** The target of an outcome or an answer: a set, a question, both, or neither. */
export type AuthoredTarget = { question: QuestionTarget | null; set: SetTarget | null };

export type QuestionTarget = { id: Id; position: number; state: 'shown' | 'hidden' | 'deleted' };
/**
 * `empty`: no question is visible to students. `endless`: a full run is impossible. `unpublished`: students skip it. If
 * the link's own record is not published, both are treated as published (`is_published`: false).
 */
export type SetTarget = {
  id: Id;
  title: string;
  state: 'shown' | 'unpublished' | 'deleted' | 'empty' | 'endless';
  is_published: boolean;
};

/** The studio record that a finding is about; for a test, its exam, section and variant. */
export type FindingSubject =
  | { kind: 'question' | 'topic' | 'subtopic' | 'subsubtopic' | 'problem_set' | 'sat' | 'act'; id: Id }
  | { kind: 'sat_question' | 'act_question'; id: Id }
  | { kind: 'sat_test' | 'act_test'; id: Id; section: string; variant: Variant };

/** Video explanations of an exam's number: for everybody, and for students who take the mock. */
export type Explanations = { real: RichDocument; mock: RichDocument };

/** A part of the content that is about to be published, as students would see it. */
export type ContentPart = { subject: FindingSubject; title: string } & (
  | /** `shows`: the number of published children, including its own sequence. */
  { of: 'place'; shows: number }
  /**
   * A number of an exam, from 1, in a section by its list name; inactive without a topic. `shows`: the number of its
   * sequence and sets with a visible question. `explanations`: its video explanations.
   */
  | { of: 'number'; section: string; number: number; active: boolean; shows: number; explanations: Explanations }
  /** Questions that link to one another. */
  | { of: 'sequence'; questions: readonly AuthoredQuestion[] }
  /** A problem set; students do not see its notes. */
  | { of: 'set'; questions: readonly AuthoredQuestion[]; notes: RichDocument }
  /** The two uploaded sheets. */
  | {
      of: 'exam';
      family: Family;
      edition: EditionName;
      score: readonly (readonly string[])[];
      bubble_sheet_answers: readonly (readonly string[])[];
    }
  /** A part of a test on screen as a whole; its modules are also parts of the kind `test`. */
  | { of: 'form'; family: Family; variant: Variant; form: CheckedPart }
  | { of: 'test'; family: Family; section: string; variant: Variant; questions: readonly AuthoredQuestion[] }
);
export type ContentPartOf<Of extends ContentPart['of']> = Extract<ContentPart, { of: Of }>;
