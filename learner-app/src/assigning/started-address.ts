import type { Progress, StartableWork } from '@fourfold/core/contract/practice';
import { topicKinds } from '@fourfold/core/topics/topic-kinds';

/** The fields that the URL of a sequence or set is made of. */
type LinkableWork = Omit<StartableWork, 'reference_type' | 'reference_id' | 'title'> & {
  progress: Pick<Progress, 'reference_type' | 'reference_id' | 'next_problemset_id'>;
};

/** URL of a sequence or set that is not begun. */
export function beginningAddress({ reference_type, reference_id, ...location }: StartableWork): string | null {
  return startedAddress({ ...location, progress: { reference_type, reference_id, next_problemset_id: null } });
}

/**
 * URL where started work continues; null if it has no page. A sequence that is at a set continues
 * in that set, without loading its own page first.
 */
export function startedAddress(started: LinkableWork): string | null {
  return started.topic_type === null ? examAddress(started) : topicAddress(started);
}

function topicAddress(started: LinkableWork): string | null {
  const { topic_type: kind, topic_id: topic, subtopic_id: subtopic, subsubtopic_id: subsubtopic } = started;
  const { reference_type, reference_id } = started.progress;
  if (kind === null || topic === null) return null;
  const query = new URLSearchParams({ topic, ...(subtopic && { subtopic }), ...(subsubtopic && { subsubtopic }) });
  const set = linkedSet(started);
  if (set) {
    query.set('page', topicKinds[kind].page);
    if (set.isInSequence) query.set('from', 'sequence');
    return `/home/problemset/${set.id}/${set.isInSequence ? reference_id : (subsubtopic ?? topic)}?${query}`;
  }
  return reference_type === 'HomeSubTopic'
    ? `/home/${kind}/${reference_id}/${topic}?topic=${topic}`
    : `/home/${kind}/subsubtopic/${reference_id}/${subtopic}?${query}`;
}

function examAddress(started: LinkableWork): string | null {
  const { exam_id, sat_question_id, act_question_id } = started;
  const question = sat_question_id ?? act_question_id;
  if (question === null || exam_id === null) return null;
  const family = sat_question_id ? 'sat' : 'act';
  const set = linkedSet(started);
  if (!set) return `/home/${family}/${question}`;
  const query = { page: `${family}s`, [family]: exam_id, [`${family}_question`]: question };
  return `/home/problemset/${set.id}/${question}?${new URLSearchParams({ ...query, ...(set.isInSequence && { from: 'sequence' }) })}`;
}

/** The set itself, or the set that the sequence is at. */
function linkedSet({ progress }: LinkableWork): { id: string; isInSequence: boolean } | null {
  if (progress.reference_type === 'HomeProblemSetQuestions') return { id: progress.reference_id, isInSequence: false };
  return progress.next_problemset_id === null ? null : { id: progress.next_problemset_id, isInSequence: true };
}
