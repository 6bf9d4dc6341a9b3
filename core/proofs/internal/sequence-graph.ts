import type { AuthoredQuestion } from '../authored.ts';
import { type Branch, branchesOf, canBeWrong, openBranch } from '../branches.ts';
import { canBeRight } from '../can-be-right.ts';
import { componentsOf, type Graph } from './components.ts';

/** The visible questions of a sequence by their index in order, with all links between them. */
export type SequenceGraph = {
  edges: Graph;
  /** The target of a right answer; null: the end. */
  afterRight: readonly (number | null)[];
  /** The targets of wrong answers; if no wrong answer is possible, the target of the right one. */
  afterWrong: readonly (readonly (number | null)[])[];
  /** Whether some answer ends the sequence. */
  canEnd: readonly boolean[];
  /** The strongly connected groups of questions, in order; a question without a loop is a group of its own. */
  loops: readonly QuestionLoop[];
};
/** `isEntered`: a question outside links into it. `hasExit`: it links to a question outside or to the end. */
type QuestionLoop = { questions: readonly number[]; isEntered: boolean; hasExit: boolean };

/**
 * Assumes that every question can be answered right and wrong, and that every set ends. Violations
 * are findings of their own, and what only follows from them is not reported.
 */
export function sequenceGraph(questions: readonly AuthoredQuestion[]): SequenceGraph {
  const indexes = new Map(questions.map(({ id }, at) => [id, at]));
  const indexOf = ({ question }: Branch) => (question === null ? null : (indexes.get(question) ?? null));
  const branches = questions.map((question) => {
    const { right, wrong } = branchesOf(question);
    return [
      indexOf(right ?? openBranch(question.right)),
      ...(wrong.length > 0 ? wrong : [openBranch(question.wrong)]).map(indexOf),
    ];
  });
  const edges = branches.map((to) => [...new Set(to)].filter((next) => next !== null));
  const canEnd = branches.map((to) => to.includes(null));
  const afterWrong = questions.map((question, at) =>
    canBeRight(question) && !canBeWrong(question) ? (branches[at]?.slice(0, 1) ?? []) : (branches[at]?.slice(1) ?? []),
  );
  return {
    edges,
    canEnd,
    afterRight: branches.map(([right = null]) => right),
    afterWrong,
    loops: findLoops(edges, canEnd),
  };
}

/** The strongly connected groups of a graph. `canEnd` marks the nodes that also lead to the end. */
export function findLoops(edges: Graph, canEnd: readonly boolean[]): QuestionLoop[] {
  const component = componentsOf(edges);
  const loops = component.map((): { questions: number[]; isEntered: boolean; hasExit: boolean } => ({
    questions: [],
    isEntered: false,
    hasExit: false,
  }));
  for (const [at, successors] of edges.entries()) {
    const own = loops[component[at] ?? -1];
    own?.questions.push(at);
    if (own && canEnd[at]) own.hasExit = true;
    for (const next of successors) {
      const other = loops[component[next] ?? -1];
      if (!own || !other || own === other) continue;
      own.hasExit = true;
      other.isEntered = true;
    }
  }
  return loops.filter(({ questions }) => questions.length > 0);
}
