import { letterAt } from '@fourfold/core/answers/letters';
import type { MapQuestion, MapSet, SequenceMap } from '@fourfold/core/contract/proofs';
import { visibleInOrder } from '@fourfold/core/mastery/next-in-set';
import { isOpenSet } from '@fourfold/core/sequence/way-after';

type Id = string;

/** A node of the map. A set has one node for each question that it leads to, so that paths stay apart (Q226). */
export type MapNode = { id: string; of: 'question'; question: MapQuestion } | { id: string; of: 'set'; set: MapSet };

/** Target of an edge that leads to no node. */
export const end = 'end';
/** `both`: after right and wrong answers. `out`: from a set, after either. */
export type MapEdge = {
  id: string;
  from: string;
  to: string;
  kind: 'right' | 'wrong' | 'both' | 'out';
  letters: readonly string[];
};
export type SequenceGraph = {
  nodes: readonly MapNode[];
  edges: readonly MapEdge[];
  /** The question that students begin with; undefined if none is visible. */
  start: Id | undefined;
};

/** One stored link of a question; `letter` if it is an answer's own link. */
export type WayOut = { kind: 'right' | 'wrong'; letter: string | null; set: MapSet | null; next: MapQuestion | null };

/** Builds the graph of a sequence. A link to a hidden or closed target is drawn; a link to a deleted one is an end. */
export function graphOf(map: SequenceMap): SequenceGraph {
  const nodes = new Map<string, MapNode>(
    map.questions.map((question) => [question.id, { id: question.id, of: 'question', question }]),
  );
  const edges = new Map<string, MapEdge>();
  const join = (from: string, to: string, kind: MapEdge['kind'], letters: readonly string[]) => {
    const id = `${from} > ${to}`;
    const known = edges.get(id);
    const edge = { id, from, to, kind, letters };
    edges.set(id, known ? joined(known, edge) : edge);
  };
  const waysOut = waysOutOf(map);
  for (const question of map.questions) {
    for (const { kind, letter, set, next } of waysOut(question)) {
      const last = next?.id ?? end;
      const letters = letter === null ? [] : [letter];
      if (!set) {
        join(question.id, last, kind, letters);
        continue;
      }
      const through = `${set.id} ${last}`;
      nodes.set(through, { id: through, of: 'set', set });
      join(question.id, through, kind, letters);
      join(through, last, 'out', []);
    }
  }
  return { nodes: [...nodes.values()], edges: [...edges.values()], start: visibleInOrder(map.questions)[0]?.id };
}

/** Returns a function that lists the links of a question, those after right answers first. */
export function waysOutOf(map: SequenceMap): (question: MapQuestion) => WayOut[] {
  const questions = new Map(map.questions.map((question) => [question.id, question]));
  const sets = new Map(map.sets.map((set) => [set.id, set]));
  const way = (kind: WayOut['kind'], letter: string | null, { question, set }: Leads): WayOut => ({
    kind,
    letter,
    set: sets.get(set ?? '') ?? null,
    next: questions.get(question ?? '') ?? null,
  });
  const isOpen = ({ question, set }: Leads) =>
    questions.get(question ?? '')?.is_hidden === false || isOpenSet(sets.get(set ?? '')?.state);
  return (question) => [
    ...outcome(question, 'right', isOpen).map(({ letter, leads }) => way('right', letter, leads)),
    ...outcome(question, 'wrong', isOpen).map(({ letter, leads }) => way('wrong', letter, leads)),
  ];
}

type Leads = { question: Id | null; set: Id | null };
type Stored = { letter: string | null; leads: Leads };

/**
 * The question's own link comes before those of its answers, each of which counts separately (Q32). If its target is
 * closed, it is drawn with the links of the answers, which students follow instead.
 */
function outcome(question: MapQuestion, kind: 'right' | 'wrong', isOpen: (leads: Leads) => boolean): Stored[] {
  const { answers, is_free_response: typed, can_be_right } = question;
  const several = answers.filter(({ correct }) => correct).length > 1;
  const choices = answers.flatMap(({ correct, leads }, at) => {
    const alone = correct && !several;
    return (kind === 'right') === alone ? [{ letter: letterAt(at) ?? null, leads }] : [];
  });
  const isPossible = kind === 'right' ? can_be_right : typed || answers.length === 0 || choices.length > 0;
  if (!isPossible) return [];
  const leads = question[kind];
  const own = { letter: null, leads };
  if (isOpen(leads) || choices.every((choice) => leadsNowhere(choice.leads))) return [own];
  return leadsNowhere(leads) ? choices : [own, ...choices];
}

function leadsNowhere({ question, set }: Leads): boolean {
  return question === null && set === null;
}

function joined(one: MapEdge, other: MapEdge): MapEdge {
  const letters = [...new Set([...one.letters, ...other.letters])].sort();
  return { ...one, kind: one.kind === other.kind ? one.kind : 'both', letters };
}
