import type { KeyAnswer } from '../answers/question.ts';
import type { Family, Variant } from '../exams/families.ts';
import type { RichDocument } from '../rich-text/document.ts';
import type { KeyDoubt } from './key-doubt.ts';

type Id = string;

/** A question as its author left it, with what its links lead to as students would find it. */
export type AuthoredQuestion = {
  id: Id;
  /** Zero-based, shown plus one. */
  position: number;
  is_hidden: boolean;
  is_free_response: boolean;
  question: RichDocument;
  question_exp: RichDocument;
  help: RichDocument;
  help_exp: RichDocument;
  /** Keys of the formulas of its texts that the compiler could set (`formulaKey`). */
  formula_keys: readonly string[];
  answers: readonly AuthoredAnswer[];
  /** Of an imported question whose key no author has accepted. */
  key_doubt: KeyDoubt | null;
  right: Leads;
  wrong: Leads;
};
/** In the order in which they are shown. */
export type AuthoredAnswer = KeyAnswer & {
  answer: RichDocument;
  explanation: RichDocument;
  /** As those of its question. */
  formula_keys: readonly string[];
  leads: Leads;
};
/** Where an outcome or an answer leads: through a set, to a question, both or neither. */
export type Leads = { question: QuestionTarget | null; set: SetTarget | null };

export type QuestionTarget = { id: Id; position: number; state: 'shown' | 'hidden' | 'deleted' };
/**
 * `empty`: with no question that students see; `endless`: it never gives a full run. `unpublished` is what
 * students pass by. What leads there and is not published itself is judged as though both were (`is_published`: false).
 */
export type SetTarget = {
  id: Id;
  title: string;
  state: 'shown' | 'unpublished' | 'deleted' | 'empty' | 'endless';
  is_published: boolean;
};

/** Which record of the studio a finding is about; of a test its exam, section and variant. */
export type Subject =
  | { kind: 'question' | 'topic' | 'subtopic' | 'subsubtopic' | 'problem_set' | 'sat' | 'act'; id: Id }
  | { kind: 'sat_question' | 'act_question'; id: Id }
  | { kind: 'sat_test' | 'act_test'; id: Id; section: string; variant: Variant };

/** Of a number of an exam: for all, and for those who take the mock. */
export type Explanations = { real: RichDocument; mock: RichDocument };

/** A part of what is about to be published, with what students would find in it. */
export type Part = { subject: Subject; title: string } & (
  | /** `shows`: how many published things stand right below it, its own sequence among them. */
  { of: 'place'; shows: number }
  /**
   * A number of an exam, from 1, in a section as its lists call it; inactive without a topic. `shows`: its sequence and
   * its sets in which students see a question; `explanations`: its video explanations.
   */
  | { of: 'number'; section: string; number: number; active: boolean; shows: number; explanations: Explanations }
  /** The questions that lead to one another. */
  | { of: 'sequence'; questions: readonly AuthoredQuestion[] }
  /** A problem set; students do not read its notes. */
  | { of: 'set'; questions: readonly AuthoredQuestion[]; notes: RichDocument }
  /** The two sheets as they were uploaded. */
  | {
      of: 'exam';
      family: Family;
      score: readonly (readonly string[])[];
      bubble_sheet_answers: readonly (readonly string[])[];
    }
  | { of: 'test'; family: Family; section: string; variant: Variant; questions: readonly AuthoredQuestion[] }
);
export type PartOf<Of extends Part['of']> = Extract<Part, { of: Of }>;
