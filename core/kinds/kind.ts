/** The data of a kind of questions. All of it is plain data, so that it can be stored and compared as JSON. */
export type KindData = {
  /** What the question shows after its text. */
  spec: object;
  /** What of the spec and the key may be seen before the key is opened. */
  sealed: object;
  /** What a student gave. */
  given: object;
  /** What decides whether it is right. */
  key: object;
};

/** `matched`: the accepted answer that a typed answer matched, as its author wrote it; otherwise null. */
export type Verdict = { right: boolean; matched: string | null };

/** The part of a kind that a page needs to show a question and to record what is given. */
export type QuestionKind<Data extends KindData> = {
  /** What is given before the student has done anything. */
  empty: Data['given'];
  /** Whether a value is something given to a question of this kind. */
  isGiven(value: object): value is Data['given'];
  /** Whether nothing is given, so that Check is disabled and a question of a test is open. */
  isEmpty(given: Data['given']): boolean;
  /** Returns what is given after the letter of an answer was pressed. Without choices it is unchanged. */
  choose(given: Data['given'], answerId: string): Data['given'];
  /** The chosen answers, whose links a sequence follows; none if the answer is typed. */
  chosenIds(given: Data['given']): readonly string[];
  /** For results, spreadsheets and lists; `textOf` returns the text of an answer of the question. */
  asText(given: Data['given'], textOf: (answerId: string) => string): string;
};

/** The part of a kind that works with the key; a page may load it after the question. */
export type Judging<Data extends KindData> = {
  /** Never throws. */
  judge(key: Data['key'], given: Data['given']): Verdict;
  /**
   * Returns the format error to show before an answer is recorded; null if there is none (Q112). If the student checks
   * the same again, it is judged all the same.
   */
  slip(key: Data['key'], given: Data['given']): string | null;
  /** As `slip`, for a test: without the key, so only for what no key can accept. It blocks nothing (Q112). */
  hint(given: Data['given']): string | null;
  /** Returns what may be seen before the key is opened (Q105). */
  seal(question: QuestionOf<Data>): Data['sealed'];
};

/** The part of a kind that checks content and explains results; only the server and the studio use it. */
export type Checks<Data extends KindData> = {
  /** Whether any answer that a student can give is right. */
  canBeRight(question: QuestionOf<Data>): boolean;
  /** The answers that a student can give, as far as links distinguish them. */
  outcomes(question: QuestionOf<Data>): Outcomes;
  /** The ids of the answers that students can choose, in order of display; empty if the answer is typed. */
  choices(question: QuestionOf<Data>): readonly string[];
  /**
   * The accepted answers as a key on paper has them. `letters`: those of the question on paper; null if it is typed
   * there. Empty if the question on screen is typed and that on paper is not, or the reverse.
   */
  accepted(question: QuestionOf<Data>, letters: readonly string[] | null): readonly string[];
  /** Whether two keys accept the same, so that statistics of both may be added up. */
  isSameKey(one: Data['key'], other: Data['key']): boolean;
  /** Accepted answers that no student can give: predicates that follow the name of the question. */
  refused(question: QuestionOf<Data>): readonly string[];
};

export type QuestionOf<Data extends KindData> = { spec: Data['spec']; key: Data['key'] };

/** `right`: null if no possible answer is right; `wrong`: each possible wrong answer. */
export type Outcomes = { right: Outcome | null; wrong: readonly Outcome[] };
/** `only`: the only chosen answer, whose link may be followed (Q32); null if several are chosen or none is. */
type Outcome = { only: string | null };
