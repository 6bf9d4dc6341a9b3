import type { Answer, Question } from '@fourfold/core/contract/content';
import type { MapSet } from '@fourfold/core/contract/proofs';
import { isOpenSet } from '@fourfold/core/sequence/link-after';
import { useSequenceMap } from '../../link-map/map-query.ts';
import { useDesk } from '../desk-state.ts';
import { answerTarget } from './answer-target.ts';

export type AnswerTargetText = {
  /** "3", "set Powers", "set Powers, then 3" or "End". */
  targetText: string;
  isOwnLink: boolean;
  isWrongAlone: boolean;
  /** The texts of the findings about the links that it depends on. */
  errors: readonly string[];
};

/** Where an answer leads, as a short text, with the errors of its links. */
export function useAnswerTarget(question: Question, answer: Answer): AnswerTargetText {
  const { questionLocation, questions, sets } = useDesk();
  const map = useSequenceMap(questionLocation);
  const mapSet = (id: string) => map?.sets.find((one) => one.id === id);
  const ownSet = (id: string) => sets.find((one) => one.id === id);
  const target = answerTarget(question, answer.id, {
    question: (id) => questions.some((one) => one.id === id && !one.is_hidden),
    set: (id) => isOpen(ownSet(id), mapSet(id)),
  });
  const set = target.set !== null && (ownSet(target.set) ?? mapSet(target.set) ?? answer.link_problemset);
  const number = questions.findIndex(({ id }) => id === target.question) + 1;
  const targetText = [
    ...(set === false ? [] : [`set ${set?.title ?? ''}`.trim()]),
    ...(number === 0 ? [] : [`${number}`]),
  ];
  const errors = map?.findings.flatMap(({ node, link, level, text }) =>
    level !== 'unpublished' && node === question.id && link !== null && target.links.includes(link) ? [text] : [],
  );
  return {
    targetText: targetText.join(', then ') || 'End',
    isOwnLink: target.isOwnLink,
    isWrongAlone: target.isWrongAlone,
    errors: errors ?? [],
  };
}

/**
 * Whether students can open a set. A draft's links count as published with it, as in the map. The
 * page's list of sets may be newer than the map.
 */
function isOpen(own: { isPublish: boolean } | undefined, onMap: MapSet | undefined): boolean {
  if (own?.isPublish) return true;
  return onMap ? isOpenSet(onMap.state) : own === undefined;
}
