import type { Answer, Question } from '@fourfold/core/contract/content';
import type { MapSet } from '@fourfold/core/contract/proofs';
import { isOpenSet } from '@fourfold/core/sequence/way-after';
import { useSequenceMap } from '../../map/map-query.ts';
import { useDesk } from '../desk-state.ts';
import { answerWay } from './answer-way.ts';

export type Leads = {
  /** "3", "set Powers", "set Powers, then 3" or "End". */
  to: string;
  own: boolean;
  alone: boolean;
  /** The texts of the findings about the links that it depends on. */
  faults: readonly string[];
};

/** Where an answer leads, as a short text, with the errors of its links. */
export function useLeads(question: Question, answer: Answer): Leads {
  const { place, questions, sets } = useDesk();
  const map = useSequenceMap(place);
  const mapSet = (id: string) => map?.sets.find((one) => one.id === id);
  const ownSet = (id: string) => sets.find((one) => one.id === id);
  const way = answerWay(question, answer.id, {
    question: (id) => questions.some((one) => one.id === id && !one.is_hidden),
    set: (id) => isOpen(ownSet(id), mapSet(id)),
  });
  const set = way.set !== null && (ownSet(way.set) ?? mapSet(way.set) ?? answer.link_problemset);
  const number = questions.findIndex(({ id }) => id === way.question) + 1;
  const to = [...(set === false ? [] : [`set ${set?.title ?? ''}`.trim()]), ...(number === 0 ? [] : [`${number}`])];
  const faults = map?.findings.flatMap(({ node, link, level, text }) =>
    level !== 'unpublished' && node === question.id && link !== null && way.links.includes(link) ? [text] : [],
  );
  return { to: to.join(', then ') || 'End', own: way.own, alone: way.alone, faults: faults ?? [] };
}

/**
 * Whether students can open a set. A draft's links count as published with it, as in the map. The
 * page's list of sets may be newer than the map.
 */
function isOpen(own: { isPublish: boolean } | undefined, seen: MapSet | undefined): boolean {
  if (own?.isPublish) return true;
  return seen ? isOpenSet(seen.state) : own === undefined;
}
