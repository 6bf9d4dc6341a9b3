import type { AuthoredQuestion } from './authored.ts';
import { reach } from './components.ts';
import { ranges } from './ranges.ts';
import { roundsOf, type SequenceGraph, sequenceGraph } from './sequence-graph.ts';

type Id = string;

/**
 * Problems of a sequence's branches as a whole: for a question, the predicate that follows its
 * name.
 */
export type WayFaults = Readonly<Record<'unreachable' | 'endless' | 'endlessWhenWrong', ReadonlyMap<Id, string>>>;

/**
 * `questions` are the visible ones in order; a sequence begins with the first. There is one finding
 * for each cause: at the question that leads to the others with the same problem, or at the first
 * of a loop.
 */
export function wayFaults(questions: readonly AuthoredQuestion[]): WayFaults {
  if (questions.length === 0) return { unreachable: new Map(), endless: new Map(), endlessWhenWrong: new Map() };
  const graph = sequenceGraph(questions);
  const met: boolean[] = [];
  const reached = reach(graph.goes, 0, met);
  const named = (found: readonly Fault[]) =>
    new Map(found.map(({ at, words }) => [questions[at]?.id ?? '', words(numbered(questions))]));
  return {
    unreachable: named(unreached(graph, met)),
    endless: named(endless(graph, reached)),
    endlessWhenWrong: named(endlessWhenWrong(graph, reached)),
  };
}

/** `words` gets a function that names other questions: "question 4", "questions 4 to 6, 9". */
type Fault = { at: number; words(named: Named): string };
type Named = (places: readonly number[]) => { them: string; many: boolean };

/** Unreachable questions that no other unreachable question leads to. */
function unreached({ goes, rounds }: SequenceGraph, met: boolean[]): Fault[] {
  const first = rounds.flatMap(({ questions: [at], entered }) => (at === undefined || entered || met[at] ? [] : [at]));
  return first
    .sort((a, b) => a - b)
    .map((at) => {
      const [, ...behind] = reach(goes, at, met);
      return {
        at,
        words(named) {
          const { them, many } = named(behind);
          const others = behind.length === 0 ? '' : `, nor ${many ? 'are' : 'is'} ${them} behind it`;
          return `is reached by no way${others}: link to it or hide it`;
        },
      };
    });
}

/** Loops that no answer leaves, and loops that only wrong answers leave. */
function endless({ rounds, afterRight }: SequenceGraph, reached: readonly number[]): Fault[] {
  const closed = closedAmong(rounds, reached);
  const shut = new Set(closed.flatMap(({ questions }) => questions));
  const right = roundsOfRight(afterRight, reached).filter(([at = -1]) => !shut.has(at));
  const alwaysRight = walkOfRight(afterRight);
  const never = (questions: readonly number[]) =>
    questions.some((at) => alwaysRight.has(at))
      ? 'whoever is always right never finishes'
      : 'whoever comes there by a wrong answer and is right from then on never finishes';
  return [
    ...closed.map(({ questions }) => aRound(questions, ['whatever is answered', 'nobody who comes there finishes'])),
    ...right.map((questions) => aRound(questions, ['after right answers', never(questions)])),
  ];
}

/** Loops that only right answers leave. */
function endlessWhenWrong({ rounds, afterWrong }: SequenceGraph, reached: readonly number[]): Fault[] {
  const shut = new Set(closedAmong(rounds, reached).flatMap(({ questions }) => questions));
  const goes = afterWrong.map((to) => [...new Set(to)].filter((next) => next !== null));
  const alwaysWrong = new Set(reach(goes, 0, []));
  const never = (questions: readonly number[]) =>
    questions.some((at) => alwaysWrong.has(at))
      ? 'whoever is always wrong never finishes'
      : 'whoever comes there by a right answer and is wrong from then on never finishes';
  return closedAmong(
    roundsOf(
      goes,
      afterWrong.map((to) => to.includes(null)),
    ),
    reached,
  )
    .filter(({ questions }) => !questions.some((at) => shut.has(at)))
    .map(({ questions }) => aRound(questions, ['after wrong answers', never(questions)]));
}

function closedAmong(rounds: SequenceGraph['rounds'], reached: readonly number[]): SequenceGraph['rounds'] {
  const isReached = new Set(reached);
  return rounds.filter(({ left, questions: [at = -1] }) => !left && isReached.has(at));
}

function aRound([at = 0, ...others]: readonly number[], [when, so]: [when: string, so: string]): Fault {
  return {
    at,
    words(named) {
      const round = others.length === 0 ? 'leads back to itself' : `and ${named(others).them} lead round and round`;
      return `${round} ${when}: ${so}`;
    },
  };
}

/** The questions of a student who is always right, from the first one. */
function walkOfRight(afterRight: readonly (number | null)[]): ReadonlySet<number> {
  const met = new Set<number>();
  for (let at: number | null = 0; at !== null && !met.has(at); at = afterRight[at] ?? null) met.add(at);
  return met;
}

/**
 * A question has one target after a right answer, so it is in at most one loop of right answers.
 */
function roundsOfRight(afterRight: readonly (number | null)[], reached: readonly number[]): number[][] {
  const walkOf = new Map<number, number>();
  return reached.flatMap((from) => {
    let at: number | null = from;
    while (at !== null && !walkOf.has(at)) {
      walkOf.set(at, from);
      at = afterRight[at] ?? null;
    }
    if (at === null || walkOf.get(at) !== from) return [];
    const round = [at];
    for (let next = afterRight[at] ?? null; next !== null && next !== at; next = afterRight[next] ?? null) {
      round.push(next);
    }
    return [round.sort((a, b) => a - b)];
  });
}

function numbered(questions: readonly AuthoredQuestion[]): Named {
  return (places) => {
    const many = places.length > 1;
    const numbers = places.map((at) => (questions[at]?.position ?? at) + 1);
    return { them: `question${many ? 's' : ''} ${ranges(numbers)}`, many };
  };
}
