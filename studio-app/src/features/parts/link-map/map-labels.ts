import type { MapFinding, MapQuestion, MapSet } from '@fourfold/core/contract/proofs';
import { end } from '@fourfold/core/simulation/link-ids';
import type { MapEdge, MapNode, OutgoingLink } from './sequence-graph.ts';

/** "Question 3" */
export function questionTitle({ position }: Pick<MapQuestion, 'position'>): string {
  return `Question ${position + 1}`;
}

/** Why students do not see a set, or cannot finish it; null if there is no problem. */
export function setNote({ state, is_published }: Pick<MapSet, 'state' | 'is_published'>): string | null {
  return is_published ? setStates[state] : setStates[state === 'deleted' ? state : 'unpublished'];
}

const setStates: Readonly<Record<MapSet['state'], string | null>> = {
  shown: null,
  unpublished: 'Not published',
  deleted: 'Deleted',
  empty: 'Empty',
  endless: 'Without an end',
};

/** "After a right answer: through Lines, then to question 4" */
export function outgoingLinkText({ kind, letter, set, next }: OutgoingLink): string {
  const after = letter === null ? `After a ${kind} answer` : `After answer ${letter}`;
  const to = next ? `to question ${next.position + 1}` : 'to the end';
  return `${after}: ${set ? `through ${set.title}, then ${to}` : to}`;
}

/** The label of a line: a sign and letters, so that it does not depend on colour. */
export function edgeLabel({ kind, letters }: MapEdge): string {
  return `${signs[kind]} ${letters.join(', ')}`.trim();
}

const signs = { right: '✓', wrong: '✗', both: '✓ ✗', out: '' } as const satisfies Record<MapEdge['kind'], string>;

/** A link shown as text at its node: "✗ B End", "✓ to 14". */
export function textLinkLabel(edge: MapEdge, nodes: ReadonlyMap<string, MapNode>): string {
  return `${edgeLabel(edge)} ${edge.to === end ? 'End' : `to ${shortTitle(nodes.get(edge.to))}`}`.trim();
}

function shortTitle(node: MapNode | undefined): string {
  return node?.kind === 'question' ? `${node.question.position + 1}` : (node?.set.title ?? '');
}

/** "2 broken, 1 unchecked, 1 could be better"; empty if there are no findings. */
export function findingCountText(findings: readonly MapFinding[]): string {
  return (['broken', 'unchecked', 'poor'] as const)
    .flatMap((level) => {
      const { length } = ofLevel(findings, level);
      return length === 0 ? [] : [`${length} ${level === 'poor' ? 'could be better' : level}`];
    })
    .join(', ');
}

export function ofLevel(findings: readonly MapFinding[], level: MapFinding['level']): MapFinding[] {
  return findings.filter((finding) => finding.level === level);
}
