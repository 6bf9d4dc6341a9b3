import type { Rank } from '@fourfold/core/ranks/ranks';

/**
 * The demo content as plain data. What can be checked by type is: a link to a question or a set that
 * isn't there doesn't compile. The rest (true forms, ways that end) is proven in demo.test.ts.
 */
export type DemoPack = {
  topics: readonly DemoTopic[];
  sats: readonly DemoExam<SatSection>[];
  acts: readonly DemoExam<ActSection>[];
};

/** Text in the light markup of `core/rich-text/from-markup`; `md` writes it. */
export type Markup = string;
export type SatSection = 'Reading' | 'Writing' | 'MathNoCalc' | 'MathCalc';
export type ActSection = 'English' | 'Mathematics' | 'Reading' | 'Science';

/** Published unless it says otherwise. */
type Titled = { title: string; published?: boolean };

export type DemoTopic = Titled &
  ({ kind: 'math' | 'grammar' | 'reading'; subtopics: readonly DemoSubtopic[] } | { kind: 'sat'; sets: DemoSets });

export type DemoSubtopic = Titled & {
  /** Its own sequence; a set in it is one of its sub-sub-topics', whose keys are unique within a sub-topic. */
  sequence?: DemoSequence;
  subsubtopics: readonly DemoSubsubtopic[];
};

export type DemoSubsubtopic = Titled & {
  /** Whether the sequence can be opened (isSequencePublish); yes unless it says otherwise. */
  sequencePublished?: boolean;
  sequence: DemoSequence;
  sets: DemoSets;
};

/** `sections`: the question topics from position 0 on; the numbers after the last are inactive. */
export type DemoExam<Section extends string> = Titled & {
  sections: Readonly<Record<Section, readonly DemoExamQuestion[]>>;
  /** Test sections at the numbers of their questions; a variant is published with the last of its sections. */
  tests?: Readonly<Partial<Record<Section, DemoTest>>>;
  /** The conversion table of its paper. */
  score?: DemoSheet;
  /** Answers of its paper, question by question. A section with a whole mock test has that test's instead. */
  bubbleAnswers?: Readonly<Partial<Record<Section, readonly string[]>>>;
};
/** A table as a spreadsheet has it, its head first. */
export type DemoSheet = readonly (readonly string[])[];
export type DemoTest = { mock: readonly DemoTestQuestion[]; real: readonly DemoTestQuestion[] };

/**
 * A question of a test section, whose key stands twice: once marked, and once computed from the question's own numbers
 * without a look at the choices (`check`), or argued where nothing computes it. test-keys.test.ts compares the two.
 */
export type DemoTestQuestion = {
  stem: Markup;
  rank: Rank;
  explain: Markup;
} & ({ choices: DemoTestChoices } | { typed: DemoTyped }) &
  ({ check: () => Computed } | { argument: string });
/** Four choices in a SAT, five in an ACT. */
type DemoTestChoices = readonly [C, C, C, C] | readonly [C, C, C, C, C];

/**
 * What an answer comes to: a value; a function of the variables in the key, where the key is an expression; or the
 * text of the key, where it is neither.
 */
export type Computed = number | string | ((at: Readonly<Record<string, number>>) => number);
export type DemoExamQuestion = Titled & {
  sequence?: DemoSequence;
  sets?: DemoSets;
  /** What stands as its video explanation: in words, because the demo must show without a network. */
  explained?: Markup;
  /** The same for the mock test. */
  explainedInMock?: Markup;
};

/** Problem sets by key, in the order in which they hang under their parent. */
export type DemoSets = Readonly<Record<string, DemoSet>>;
export type DemoSet = Titled & { notes?: Markup; questions: readonly DemoQuestion[] };

/** Questions by key, in the order of their positions; the first key is where the sequence starts. */
export type DemoSequence<Key extends string = string, SetKey extends string = string> = Readonly<
  Record<Key, DemoQuestion & DemoLinks<Key, SetKey>>
>;
export type DemoLinks<Key extends string = string, SetKey extends string = string> = {
  onRight: DemoNext<Key, SetKey>;
  onWrong: DemoNext<Key, SetKey>;
};
/** `set` comes first, then the question `then`; without `then` the sequence ends with the set. */
export type DemoNext<Key extends string = string, SetKey extends string = string> =
  | { to: Key }
  | { set: SetKey; then?: Key }
  | 'end';

export type DemoQuestion = {
  stem: Markup;
  /** 0 to 4, shown 1 to 5. */
  rank: Rank;
  /** Left out where a calculator has nothing to do with the question. */
  calculator?: boolean;
  /** Kept from students; only in sets, which skip it. */
  hidden?: boolean;
  /** The explanation stands above the answers instead of below (exp_position_before_answer). */
  explainFirst?: boolean;
  explain: Markup;
  /** A hint that can be opened before Check; `helpExplain` joins it after. */
  help?: Markup;
  helpExplain?: Markup;
} & ({ choices: DemoChoices } | { typed: DemoTyped });

/** `why` says why a wrong choice tempts. */
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
  /** Matched to the letter. */
  exact?: readonly string[];
  symbol?: string;
  symbolLeft?: boolean;
} & ({ accept: readonly [string, ...string[]] } | { exact: readonly [string, ...string[]] });

/** A sequence whose links can only name its own questions and the given sets. */
export function sequence<const SetKey extends string, const Key extends string>(
  _sets: Readonly<Record<SetKey, DemoSet>>,
  questions: Readonly<Record<Key, DemoQuestion & DemoLinks<NoInfer<Key>, NoInfer<SetKey>>>>,
): DemoSequence<Key, SetKey> {
  return questions;
}

/** Text as written, backslashes included; the indentation of the source is left out. */
export function md(strings: TemplateStringsArray, ...parts: readonly string[]): Markup {
  return String.raw(strings, ...parts)
    .replace(/^[ \t]+/gm, '')
    .trim();
}

/** A question about a passage: the passage stands above it. */
export function about(passage: Markup, question: Markup): Markup {
  return `${passage}\n\n${question}`;
}
