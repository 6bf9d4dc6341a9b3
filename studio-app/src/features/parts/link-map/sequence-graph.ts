import { letterAt } from '@fourfold/core/answers/answer-letters';
import type { MapQuestion, MapSet, SequenceMap } from '@fourfold/core/contract/proofs';
import { hasTypedAnswers } from '@fourfold/core/kinds/stored-kinds';
import { visibleInOrder } from '@fourfold/core/mastery/next-in-set';
import { isOpenSet } from '@fourfold/core/sequence/link-after';
import { end, linkId, throughSetId } from '@fourfold/core/simulation/link-ids';
import { chosenKind } from '@fourfold/core/wire/chosen-kind';

type Id = string;

/** A node of the map. A set has one node for each question that it leads to, so that paths stay apart (Q226). */
export type MapNode =
  | { id: string; kind: 'question'; question: MapQuestion }
  | { id: string; kind: 'set'; set: MapSet };

/** A line; `end` as its target is no node. `both`: after right and wrong answers. `out`: from a set, after either. */
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
export type OutgoingLink = {
  kind: 'right' | 'wrong';
  letter: string | null;
  set: MapSet | null;
  next: MapQuestion | null;
};

/** Builds the graph of a sequence. A link to a hidden or closed target is drawn; a link to a deleted one is an end. */
export function graphOf(map: SequenceMap): SequenceGraph {
  const nodes = new Map<string, MapNode>(
    map.questions.map((question) => [question.id, { id: question.id, kind: 'question', question }]),
  );
  const edges = new Map<string, MapEdge>();
  const addEdge = (from: string, to: string, kind: MapEdge['kind'], letters: readonly string[]) => {
    const id = linkId(from, to);
    const existing = edges.get(id);
    const edge = { id, from, to, kind, letters };
    edges.set(id, existing ? mergeEdges(existing, edge) : edge);
  };
  const outgoingLinks = outgoingLinksOf(map);
  for (const question of map.questions) {
    for (const { kind, letter, set, next } of outgoingLinks(question)) {
      const nextId = next?.id ?? end;
      const letters = letter === null ? [] : [letter];
      if (!set) {
        addEdge(question.id, nextId, kind, letters);
        continue;
      }
      const setNodeId = throughSetId(set.id, next?.id ?? null);
      nodes.set(setNodeId, { id: setNodeId, kind: 'set', set });
      addEdge(question.id, setNodeId, kind, letters);
      addEdge(setNodeId, nextId, 'out', []);
    }
  }
  return { nodes: [...nodes.values()], edges: [...edges.values()], start: visibleInOrder(map.questions)[0]?.id };
}

/** Returns a function that lists the links of a question, those after right answers first. */
export function outgoingLinksOf(map: SequenceMap): (question: MapQuestion) => OutgoingLink[] {
  const questions = new Map(map.questions.map((question) => [question.id, question]));
  const sets = new Map(map.sets.map((set) => [set.id, set]));
  const toOutgoingLink = (
    kind: OutgoingLink['kind'],
    letter: string | null,
    { question, set }: LinkIds,
  ): OutgoingLink => ({
    kind,
    letter,
    set: sets.get(set ?? '') ?? null,
    next: questions.get(question ?? '') ?? null,
  });
  const isOpen = ({ question, set }: LinkIds) =>
    questions.get(question ?? '')?.is_hidden === false || isOpenSet(sets.get(set ?? '')?.state);
  return (question) => [
    ...linksOfOutcome(question, 'right', isOpen).map(({ letter, leads }) => toOutgoingLink('right', letter, leads)),
    ...linksOfOutcome(question, 'wrong', isOpen).map(({ letter, leads }) => toOutgoingLink('wrong', letter, leads)),
  ];
}

type LinkIds = { question: Id | null; set: Id | null };
type StoredLink = { letter: string | null; leads: LinkIds };

/**
 * The question's own link comes before those of its answers, each of which counts separately (Q32). If its target is
 * closed, it is drawn with the links of the answers, which students follow instead.
 */
function linksOfOutcome(
  question: MapQuestion,
  kind: 'right' | 'wrong',
  isOpen: (leads: LinkIds) => boolean,
): StoredLink[] {
  const { answers, can_be_right } = question;
  const hasChoices = answers.length > 0 && !hasTypedAnswers(chosenKind(question));
  const several = answers.filter(({ correct }) => correct).length > 1;
  const choices = answers.flatMap(({ correct, leads }, at) => {
    const countsAsRight = correct && !several;
    return (kind === 'right') === countsAsRight ? [{ letter: letterAt(at) ?? null, leads }] : [];
  });
  const isPossible = kind === 'right' ? can_be_right : !hasChoices || choices.length > 0;
  if (!isPossible) return [];
  const leads = question[kind];
  const own = { letter: null, leads };
  if (isOpen(leads) || choices.every((choice) => hasNoTarget(choice.leads))) return [own];
  return hasNoTarget(leads) ? choices : [own, ...choices];
}

function hasNoTarget({ question, set }: LinkIds): boolean {
  return question === null && set === null;
}

function mergeEdges(one: MapEdge, other: MapEdge): MapEdge {
  const letters = [...new Set([...one.letters, ...other.letters])].sort();
  return { ...one, kind: one.kind === other.kind ? one.kind : 'both', letters };
}
