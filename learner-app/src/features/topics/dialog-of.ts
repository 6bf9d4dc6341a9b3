import type { TopicKind } from '@fourfold/core/contract/content';
import type { SequenceReference } from '@fourfold/core/contract/practice';
import {
  type Branch,
  type ListedSubsubtopic,
  type ListedSubtopic,
  type ListedTopic,
  subsubtopicSequence,
  subtopicSequence,
} from './addresses.ts';
import type { SetsParent } from './dialog-calls.ts';

/** What a dialog is about: a title, perhaps a sequence, perhaps problem sets. */
export type Opened = {
  title: string;
  branch: Branch;
  /** Absent where there is none to start. */
  sequence?: { reference_type: SequenceReference; reference_id: string; address: string };
  sets?: SetsParent;
};

/** Of a sub-sub-topic: its sequence and its sets (Q108). */
export function ofSubsubtopic(
  kind: TopicKind,
  branch: { topic: ListedTopic; subtopic: ListedSubtopic; subsubtopic: ListedSubsubtopic },
): Opened {
  const { id, title, isSequencePublish } = branch.subsubtopic;
  return {
    title,
    branch,
    ...(isSequencePublish && {
      sequence: { reference_type: 'HomeSubsubTopic', reference_id: id, address: subsubtopicSequence(kind, branch) },
    }),
    sets: { subsubtopic_id: id },
  };
}

/** Of a sub-topic's own questions. */
export function ofSubtopic(kind: TopicKind, branch: { topic: ListedTopic; subtopic: ListedSubtopic }): Opened {
  const { id, title } = branch.subtopic;
  return {
    title,
    branch,
    sequence: { reference_type: 'HomeSubTopic', reference_id: id, address: subtopicSequence(kind, branch.subtopic) },
  };
}

/** Of a SAT topic: its sets. */
export function ofSatTopic(topic: ListedTopic): Opened {
  return { title: topic.title, branch: { topic }, sets: { sattopic_id: topic.id } };
}
