import type { KindName } from '../../kinds/registry.ts';
import type { Rank } from '../../ranks/ranks.ts';

/** The four texts of a question. */
export const versionTexts = ['question', 'question_exp', 'help', 'help_exp'] as const;
/** The links of a question by the outcome of its answer: to a question, or to a problem set. */
export const versionQuestionLinks = ['link_right_question_id', 'link_wrong_question_id'] as const;
export const versionSetLinks = ['link_right_problemset_id', 'link_wrong_problemset_id'] as const;

type LinkName = (typeof versionQuestionLinks)[number] | (typeof versionSetLinks)[number];

/**
 * What a question says and how it is judged, at one time (Q360): not its position, and not whether students see it.
 * `Text`: a rich document, on the wire its JSON string.
 */
export type VersionContent<Text> = Record<(typeof versionTexts)[number], Text> &
  Record<LinkName, string | null> & {
    rank: Rank;
    is_calc: boolean | null;
    /** The kind that its author chose; with choices the first such kind, since the answers decide between them. */
    kind: KindName;
    exp_position_before_answer: boolean;
    skill_codes: string[];
    /** In order. */
    answers: VersionAnswer<Text>[];
  };

export type VersionAnswer<Text> = {
  id: string;
  /** Empty for a typed answer, as `explanation` is. */
  answer: Text;
  explanation: Text;
  correct: boolean;
  /** The text that a typed answer accepts; null for a choice. */
  typed: { text: string; exact: boolean; symbol: string; symbol_left: boolean } | null;
  next_question_id: string | null;
  link_problemset_id: string | null;
};

/** The content with its texts converted, such as from documents to strings. */
export function mapTexts<From, To>(content: VersionContent<From>, convert: (text: From) => To): VersionContent<To> {
  const { question, question_exp, help, help_exp, answers, ...others } = content;
  return {
    ...others,
    question: convert(question),
    question_exp: convert(question_exp),
    help: convert(help),
    help_exp: convert(help_exp),
    answers: answers.map((one) => ({
      ...one,
      answer: convert(one.answer),
      explanation: convert(one.explanation),
    })),
  };
}
