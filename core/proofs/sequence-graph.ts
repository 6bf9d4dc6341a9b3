import type { AuthoredQuestion } from './authored.ts';
import { canBeRight } from './can-be-right.ts';
import { componentsOf, type Graph } from './components.ts';
import { canBeWrong, openWay, type Way, waysOf } from './ways.ts';

/** The visible questions of a sequence by their place in its order, with all ways between them. */
export type SequenceGraph = {
  goes: Graph;
  /** Where a right answer leads; null: to the end. */
  afterRight: readonly (number | null)[];
  /** Where wrong answers lead; where nothing wrong can be given, where the right one does. */
  afterWrong: readonly (readonly (number | null)[])[];
  /** Whether some answer ends the sequence. */
  ends: readonly boolean[];
  /** The questions that lead to one another round and round, in order; alone where none does. */
  rounds: readonly Round[];
};
/** `entered`: from a question outside of it; `left`: to one, or to the end. */
type Round = { questions: readonly number[]; entered: boolean; left: boolean };

/**
 * Every question counts as one that can be answered rightly and wrongly, and every set as one that comes to its end:
 * where that is not so, a finding says it, and what only follows from it has none.
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

/** The rounds of a graph, and which of its nodes also lead to the end. */
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
