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

/** What the popup of a row says; it is open while there is one. */
export type Opened = Pick<SequencePopupProps, 'title' | 'topic_type' | 'sequence' | 'sets'>;

/** Of a sub-sub-topic: its sequence, with so many questions, and its sets (Q108). */
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

/** Of a sub-topic's own questions. */
export function ofSubtopic(kind: TopicKind, { id, test_id, title }: ListedSubtopic, questions: number): Opened {
  const address = subtopicSequence(kind, { id, test_id });
  return {
    title,
    topic_type: kind,
    sequence: { reference_type: 'HomeSubTopic', reference_id: id, address, questions },
  };
}

/** Of a SAT topic: its sets. */
export function ofSatTopic(topic: ListedTopic): Opened {
  const sets = { parent: { sattopic_id: topic.id }, addressOf: setIn('sat', { topic }) };
  return { title: topic.title, topic_type: 'sat', sets };
}

function setIn(kind: TopicKind, branch: Branch) {
  return (set: { id: string }) => problemSet(kind, set, branch);
}
