import type { TopicKind } from '@fourfold/core/topics/topic-kinds';
import type { SequencePopupProps } from '../../sequence-popup/sequence-popup.tsx';
import {
  type Branch,
  type ListedSubsubtopic,
  type ListedSubtopic,
  type ListedTopic,
  problemSetAddress,
  subsubtopicSequenceAddress,
  subtopicSequenceAddress,
} from './topic-addresses.ts';

/** Props of a row's popup. */
export type TopicPopup = Pick<SequencePopupProps, 'title' | 'topic_type' | 'sequence' | 'sets'>;

/** Popup of a sub-sub-topic: its sequence with the number of questions, and its sets (Q108). */
export function subsubtopicPopup(
  kind: TopicKind,
  branch: { topic: ListedTopic; subtopic: ListedSubtopic; subsubtopic: ListedSubsubtopic },
  questions: number,
): TopicPopup {
  const { id, title, isSequencePublish } = branch.subsubtopic;
  const address = subsubtopicSequenceAddress(kind, branch);
  const noSequence = isSequencePublish ? undefined : null;
  return {
    title,
    topic_type: kind,
    sequence: questions > 0 ? { reference_type: 'HomeSubsubTopic', reference_id: id, address, questions } : noSequence,
    sets: { parent: { subsubtopic_id: id }, addressOf: setAddressIn(kind, branch) },
  };
}

/** Popup of a sub-topic: the sequence of its own questions. */
export function subtopicPopup(kind: TopicKind, { id, test_id, title }: ListedSubtopic, questions: number): TopicPopup {
  const address = subtopicSequenceAddress(kind, { id, test_id });
  return {
    title,
    topic_type: kind,
    sequence: { reference_type: 'HomeSubTopic', reference_id: id, address, questions },
  };
}

/** Popup of a SAT topic: its sets. */
export function satTopicPopup(topic: ListedTopic): TopicPopup {
  const sets = { parent: { sattopic_id: topic.id }, addressOf: setAddressIn('sat', { topic }) };
  return { title: topic.title, topic_type: 'sat', sets };
}

function setAddressIn(kind: TopicKind, branch: Branch) {
  return (set: { id: string }) => problemSetAddress(kind, set, branch);
}
