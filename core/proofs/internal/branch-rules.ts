import type { AuthoredQuestion } from '../authored.ts';
import { formatRanges } from '../ranges.ts';
import { reachableFrom } from './components.ts';
import { findLoops, type SequenceGraph, sequenceGraph } from './sequence-graph.ts';

type Id = string;

/** Problems of a sequence's branches as a whole: for a question, the predicate that follows its name. */
export type BranchProblems = Readonly<Record<'unreachable' | 'endless' | 'endlessWhenWrong', ReadonlyMap<Id, string>>>;

/**
 * `questions` are the visible ones in order; a sequence begins with the first. There is one finding for each cause: at
 * the question that leads to the others with the same problem, or at the first of a loop.
 */
export function findBranchProblems(questions: readonly AuthoredQuestion[]): BranchProblems {
  if (questions.length === 0) return { unreachable: new Map(), endless: new Map(), endlessWhenWrong: new Map() };
  const graph = sequenceGraph(questions);
  const visited: boolean[] = [];
  const reached = reachableFrom(graph.edges, 0, visited);
  const toProblems = (found: readonly BranchProblem[]) =>
    new Map(found.map(({ at, predicate }) => [questions[at]?.id ?? '', predicate(questionNamer(questions))]));
  return {
    unreachable: toProblems(unreachableProblems(graph, visited)),
    endless: toProblems(endlessProblems(graph, reached)),
    endlessWhenWrong: toProblems(endlessWhenWrongProblems(graph, reached)),
  };
}

/** `predicate` gets a function that names other questions: "question 4", "questions 4 to 6, 9". */
type BranchProblem = { at: number; predicate(nameQuestions: QuestionNamer): string };
type QuestionNamer = (places: readonly number[]) => { label: string; isPlural: boolean };

/** Unreachable questions that no other unreachable question leads to. */
function unreachableProblems({ edges, loops }: SequenceGraph, visited: boolean[]): BranchProblem[] {
  const first = loops.flatMap(({ questions: [at], isEntered }) =>
    at === undefined || isEntered || visited[at] ? [] : [at],
  );
  return first
    .sort((a, b) => a - b)
    .map((at) => {
      const [, ...successors] = reachableFrom(edges, at, visited);
      return {
        at,
        predicate(nameQuestions) {
          const { label, isPlural } = nameQuestions(successors);
          const others = successors.length === 0 ? '' : `, nor ${isPlural ? 'are' : 'is'} ${label} behind it`;
          return `is reached by no way${others}: link to it or hide it`;
        },
      };
    });
}

/** Loops that no answer leaves, and loops that only wrong answers leave. */
function endlessProblems({ loops, afterRight }: SequenceGraph, reached: readonly number[]): BranchProblem[] {
  const closedLoops = closedLoopsAmong(loops, reached);
  const inClosedLoop = new Set(closedLoops.flatMap(({ questions }) => questions));
  const right = alwaysRightLoops(afterRight, reached).filter(([at = -1]) => !inClosedLoop.has(at));
  const alwaysRight = alwaysRightPath(afterRight);
  const never = (questions: readonly number[]) =>
    questions.some((at) => alwaysRight.has(at))
      ? 'whoever is always right never finishes'
      : 'whoever comes there by a wrong answer and is right from then on never finishes';
  return [
    ...closedLoops.map(({ questions }) =>
      loopProblem(questions, ['whatever is answered', 'nobody who comes there finishes']),
    ),
    ...right.map((questions) => loopProblem(questions, ['after right answers', never(questions)])),
  ];
}

/** Loops that only right answers leave. */
function endlessWhenWrongProblems({ loops, afterWrong }: SequenceGraph, reached: readonly number[]): BranchProblem[] {
  const inClosedLoop = new Set(closedLoopsAmong(loops, reached).flatMap(({ questions }) => questions));
  const edges = afterWrong.map((to) => [...new Set(to)].filter((next) => next !== null));
  const alwaysWrong = new Set(reachableFrom(edges, 0, []));
  const never = (questions: readonly number[]) =>
    questions.some((at) => alwaysWrong.has(at))
      ? 'whoever is always wrong never finishes'
      : 'whoever comes there by a right answer and is wrong from then on never finishes';
  return closedLoopsAmong(
    findLoops(
      edges,
      afterWrong.map((to) => to.includes(null)),
    ),
    reached,
  )
    .filter(({ questions }) => !questions.some((at) => inClosedLoop.has(at)))
    .map(({ questions }) => loopProblem(questions, ['after wrong answers', never(questions)]));
}

function closedLoopsAmong(rounds: SequenceGraph['loops'], reached: readonly number[]): SequenceGraph['loops'] {
  const isReached = new Set(reached);
  return rounds.filter(({ hasExit, questions: [at = -1] }) => !hasExit && isReached.has(at));
}

function loopProblem([at = 0, ...others]: readonly number[], [when, so]: [when: string, so: string]): BranchProblem {
  return {
    at,
    predicate(nameQuestions) {
      const loop =
        others.length === 0 ? 'leads back to itself' : `and ${nameQuestions(others).label} lead round and round`;
      return `${loop} ${when}: ${so}`;
    },
  };
}

/** The questions of a student who is always right, from the first one. */
function alwaysRightPath(afterRight: readonly (number | null)[]): ReadonlySet<number> {
  const visited = new Set<number>();
  for (let at: number | null = 0; at !== null && !visited.has(at); at = afterRight[at] ?? null) visited.add(at);
  return visited;
}

/** A question has one target after a right answer, so it is in at most one loop of right answers. */
function alwaysRightLoops(afterRight: readonly (number | null)[], reached: readonly number[]): number[][] {
  const walkOf = new Map<number, number>();
  return reached.flatMap((from) => {
    let at: number | null = from;
    while (at !== null && !walkOf.has(at)) {
      walkOf.set(at, from);
      at = afterRight[at] ?? null;
    }
    if (at === null || walkOf.get(at) !== from) return [];
    const loop = [at];
    for (let next = afterRight[at] ?? null; next !== null && next !== at; next = afterRight[next] ?? null) {
      loop.push(next);
    }
    return [loop.sort((a, b) => a - b)];
  });
}

function questionNamer(questions: readonly AuthoredQuestion[]): QuestionNamer {
  return (places) => {
    const isPlural = places.length > 1;
    const numbers = places.map((at) => (questions[at]?.position ?? at) + 1);
    return { label: `question${isPlural ? 's' : ''} ${formatRanges(numbers)}`, isPlural };
  };
}
