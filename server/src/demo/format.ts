import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { EditionName } from '@fourfold/core/exams/exam-editions';
import type { StoredKind } from '@fourfold/core/kinds/stored-kinds';
import type { Rank } from '@fourfold/core/ranks/ranks';
import type { StartingSkillCode } from '@fourfold/core/skills/starting-list';

/**
 * The demo content as plain data. A link to a missing question or set is a type error. What types
 * cannot check, such as sequences without loops, is tested in demo.test.ts.
 */
export type DemoPack = {
  topics: readonly DemoTopic[];
  sats: readonly DemoExam<SatSection>[];
  acts: readonly DemoExam<ActSection>[];
  /** Tests on screen. */
  forms: readonly DemoForm[];
};

/** A test on screen, with the questions of each of its modules in order. */
export type DemoForm = Titled & {
  edition: EditionName;
  modules: Readonly<Record<string, readonly DemoFormQuestion[]>>;
};
/** `fieldTest`: it is tried out and counts for no score. */
export type DemoFormQuestion = DemoTestQuestion & { fieldTest?: true };

/** Text in the light markup of `core/rich-text/from-markup`; `md` writes it. */
export type Markup = string;
export type SatSection = 'Reading' | 'Writing' | 'MathNoCalc' | 'MathCalc';
export type ActSection = 'English' | 'Mathematics' | 'Reading' | 'Science';

/** Published unless `published` is false. */
type Titled = { title: string; published?: boolean };

export type DemoTopic = Titled &
  ({ kind: 'math' | 'grammar' | 'reading'; subtopics: readonly DemoSubtopic[] } | { kind: 'sat'; sets: DemoSets });

export type DemoSubtopic = Titled & {
  /** Its own sequence. It may use the sets of its sub-sub-topics, whose keys are unique within a sub-topic. */
  sequence?: DemoSequence;
  subsubtopics: readonly DemoSubsubtopic[];
};

/** Codes of skills. Those of a sub-sub-topic or a number are those of its questions that have none of their own. */
type DemoSkills = readonly [StartingSkillCode, ...StartingSkillCode[]];

export type DemoSubsubtopic = Titled & {
  skills: DemoSkills;
  /** Whether the sequence can be opened (isSequencePublish); true by default. */
  sequencePublished?: boolean;
  sequence: DemoSequence;
  sets: DemoSets;
};

/** `sections`: the question topics from the first number on; the numbers after the last are inactive. */
export type DemoExam<Section extends string> = Titled & {
  sections: Readonly<Record<Section, readonly DemoExamQuestion[]>>;
  /** The questions of the test sections, in order of their numbers. */
  tests?: Readonly<Partial<Record<Section, DemoTest>>>;
  /** The conversion table of the paper test. */
  score?: DemoSheet;
  /** Answers of the paper test in order. A section with a complete mock test uses the answers of that instead. */
  bubbleAnswers?: Readonly<Partial<Record<Section, readonly string[]>>>;
};
/** A table as in a spreadsheet, with its header row first. */
export type DemoSheet = readonly (readonly string[])[];
export type DemoTest = { mock: readonly DemoTestQuestion[]; real: readonly DemoTestQuestion[] };

/**
 * A question of a test section. Its key is given twice: as the marked choice or accepted form, and
 * computed from the question's numbers (`check`) or, if it cannot be computed, explained by an
 * `argument`. test-keys.test.ts compares the two.
 */
export type DemoTestQuestion = {
  stem: Markup;
  rank: Rank;
  skills: DemoSkills;
  explain: Markup;
} & ({ choices: DemoTestChoices } | { typed: DemoTyped }) &
  ({ check: () => Computed } | { argument: string });
/** Four choices in a SAT, five in an ACT. */
type DemoTestChoices = readonly [C, C, C, C] | readonly [C, C, C, C, C];

/**
 * The computed answer: a number; a function of the variables if the key is an expression; otherwise
 * the text of the key.
 */
export type Computed = number | string | ((at: Readonly<Record<string, number>>) => number);
export type DemoExamQuestion = Titled & {
  skills?: DemoSkills;
  sequence?: DemoSequence;
  sets?: DemoSets;
  /** The content of its video explanation: text, because the demo must work without a network. */
  explained?: Markup;
  /** The same for the mock test. */
  explainedInMock?: Markup;
};

/** Problem sets by key, in order of their positions. */
export type DemoSets = Readonly<Record<string, DemoSet>>;
export type DemoSet = Titled & { notes?: Markup; questions: readonly DemoQuestion[] };

/** Questions by key, in order of their positions; the sequence starts with the first key. */
export type DemoSequence<Key extends string = string, SetKey extends string = string> = Readonly<
  Record<Key, DemoQuestion & DemoLinks<Key, SetKey>>
>;
export type DemoLinks<Key extends string = string, SetKey extends string = string> = {
  onRight: DemoNext<Key, SetKey>;
  onWrong: DemoNext<Key, SetKey>;
};
/** `set`: continues with the set and then with the question `then`; without `then` the sequence ends after the set. */
export type DemoNext<Key extends string = string, SetKey extends string = string> =
  | { to: Key }
  | { set: SetKey; then?: Key }
  | 'end';

export type DemoQuestion = {
  stem: Markup;
  /** 0 to 4, displayed as 1 to 5. */
  rank: Rank;
  skills?: DemoSkills;
  /** Undefined if a calculator is irrelevant to the question. */
  calculator?: boolean;
  /** Hidden from students; only allowed in sets, which skip it. */
  hidden?: boolean;
  /** Shows the explanation above the answers instead of below (exp_position_before_answer). */
  explainFirst?: boolean;
  explain: Markup;
  /** A hint that can be opened before Check; `helpExplain` is shown in addition after Check. */
  help?: Markup;
  helpExplain?: Markup;
} & ({ choices: DemoChoices } | { typed: DemoTyped });

/** `why` explains why the choice is right or wrong. */
export type DemoChoice = { right: Markup; why?: Markup } | { wrong: Markup; why: Markup };
type C = DemoChoice;
type DemoChoices =
  | readonly [C, C]
  | readonly [C, C, C]
  | readonly [C, C, C, C]
  | readonly [C, C, C, C, C]
  | readonly [C, C, C, C, C, C];

export type DemoTyped = {
  /** Matched as numbers: fractions and products evaluated, commas ignored, compared to 2 decimals. */
  accept?: readonly string[];
  /** Matched exactly. */
  exact?: readonly string[];
  symbol?: string;
  symbolLeft?: boolean;
  /** A kind that the question names; then it has only `accept`. */
  kind?: StoredKind;
} & ({ accept: readonly [string, ...string[]] } | { exact: readonly [string, ...string[]] });

/** Creates a sequence; a link to another question or set than these is a type error. */
export function sequence<const SetKey extends string, const Key extends string>(
  _sets: Readonly<Record<SetKey, DemoSet>>,
  questions: Readonly<Record<Key, DemoQuestion & DemoLinks<NoInfer<Key>, NoInfer<SetKey>>>>,
): DemoSequence<Key, SetKey> {
  return questions;
}

/** Raw text with its backslashes, without the indentation of the source. */
export function md(strings: TemplateStringsArray, ...parts: readonly string[]): Markup {
  return String.raw(strings, ...parts)
    .replace(/^[ \t]+/gm, '')
    .trim();
}

/** The folder of the pictures: each as an SVG and, drawn from it by `npm run figures`, as a PNG. */
export const figuresFolder = new URL('figures/', import.meta.url);

/** A picture of `figures/`, on a line of its own in a text. `alt` says what is to be read from it. */
export function figure(name: string, alt: string): Markup {
  const bytes = readFileSync(new URL(`${name}.png`, figuresFolder));
  return `![${alt}](/media/${createHash('sha256').update(bytes).digest('hex')}.png)`;
}

/** The stem of a question about a passage: the passage, then the question. */
export function about(passage: Markup, question: Markup): Markup {
  return `${passage}\n\n${question}`;
}
