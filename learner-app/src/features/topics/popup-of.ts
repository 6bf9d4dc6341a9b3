import type { TopicKind } from '@fourfold/core/contract/content';
import type { SequencePopupProps } from '../../sequence-popup/sequence-popup.tsx';
import {
  type Branch,
  type ListedSubsubtopic,
  type ListedSubtopic,
  type ListedTopic,
  problemSet,
  subsubtopicSequence,
  subtopicSequence,
} from './addresses.ts';

/** Props of a row's popup. */
export type Opened = Pick<SequencePopupProps, 'title' | 'topic_type' | 'sequence' | 'sets'>;

/** Popup of a sub-sub-topic: its sequence with the number of questions, and its sets (Q108). */
export function ofSubsubtopic(
  kind: TopicKind,
  branch: { topic: ListedTopic; subtopic: ListedSubtopic; subsubtopic: ListedSubsubtopic },
  questions: number,
): Opened {
  const { id, title, isSequencePublish } = branch.subsubtopic;
  const address = subsubtopicSequence(kind, branch);
  const none = isSequencePublish ? undefined : null;
  return {
    title,
    topic_type: kind,
    sequence: questions > 0 ? { reference_type: 'HomeSubsubTopic', reference_id: id, address, questions } : none,
    sets: { parent: { subsubtopic_id: id }, addressOf: setIn(kind, branch) },
  };
}

/** Popup of a sub-topic: the sequence of its own questions. */
export function ofSubtopic(kind: TopicKind, { id, test_id, title }: ListedSubtopic, questions: number): Opened {
  const address = subtopicSequence(kind, { id, test_id });
  return {
    title,
    topic_type: kind,
    sequence: { reference_type: 'HomeSubTopic', reference_id: id, address, questions },
  };
}

/** Popup of a SAT topic: its sets. */
export function ofSatTopic(topic: ListedTopic): Opened {
  const sets = { parent: { sattopic_id: topic.id }, addressOf: setIn('sat', { topic }) };
  return { title: topic.title, topic_type: 'sat', sets };
}

function setIn(kind: TopicKind, branch: Branch) {
  return (set: { id: string }) => problemSet(kind, set, branch);
}
