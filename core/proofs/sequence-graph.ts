import type { AuthoredQuestion } from './authored.ts';
import { canBeRight } from './can-be-right.ts';
import { componentsOf, type Graph } from './components.ts';
import { canBeWrong, openWay, type Way, waysOf } from './ways.ts';

/** The visible questions of a sequence by their index in order, with all links between them. */
export type SequenceGraph = {
  goes: Graph;
  /** The target of a right answer; null: the end. */
  afterRight: readonly (number | null)[];
  /** The targets of wrong answers; if no wrong answer is possible, the target of the right one. */
  afterWrong: readonly (readonly (number | null)[])[];
  /** Whether some answer ends the sequence. */
  ends: readonly boolean[];
  /**
   * The strongly connected groups of questions, in order; a question without a loop is a group of
   * its own.
   */
  rounds: readonly Round[];
};
/**
 * `entered`: a question outside links into it. `left`: it links to a question outside or to the
 * end.
 */
type Round = { questions: readonly number[]; entered: boolean; left: boolean };

/**
 * Assumes that every question can be answered right and wrong, and that every set ends. Violations
 * are findings of their own, and what only follows from them is not reported.
 */
export function sequenceGraph(questions: readonly AuthoredQuestion[]): SequenceGraph {
  const places = new Map(questions.map(({ id }, at) => [id, at]));
  const placeOf = ({ question }: Way) => (question === null ? null : (places.get(question) ?? null));
  const ways = questions.map((question) => {
    const { right, wrong } = waysOf(question);
    return [
      placeOf(right ?? openWay(question.right)),
      ...(wrong.length > 0 ? wrong : [openWay(question.wrong)]).map(placeOf),
    ];
  });
  const goes = ways.map((to) => [...new Set(to)].filter((next) => next !== null));
  const ends = ways.map((to) => to.includes(null));
  const afterWrong = questions.map((question, at) =>
    canBeRight(question) && !canBeWrong(question) ? (ways[at]?.slice(0, 1) ?? []) : (ways[at]?.slice(1) ?? []),
  );
  return { goes, ends, afterRight: ways.map(([right = null]) => right), afterWrong, rounds: roundsOf(goes, ends) };
}

/** The strongly connected groups of a graph. `ends` marks the nodes that also lead to the end. */
export function roundsOf(goes: Graph, ends: readonly boolean[]): Round[] {
  const component = componentsOf(goes);
  const rounds = component.map((): { questions: number[]; entered: boolean; left: boolean } => ({
    questions: [],
    entered: false,
    left: false,
  }));
  for (const [at, nexts] of goes.entries()) {
    const own = rounds[component[at] ?? -1];
    own?.questions.push(at);
    if (own && ends[at]) own.left = true;
    for (const next of nexts) {
      const other = rounds[component[next] ?? -1];
      if (!own || !other || own === other) continue;
      own.left = true;
      other.entered = true;
    }
  }
  return rounds.filter(({ questions }) => questions.length > 0);
}
