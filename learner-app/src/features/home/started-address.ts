import type { Beginning, Progress } from '@fourfold/core/contract/practice';

/** What a sequence or a set is linked by. */
type Linked = Omit<Beginning, 'reference_type' | 'reference_id' | 'title'> & {
  progress: Pick<Progress, 'reference_type' | 'reference_id' | 'next_problemset_id'>;
};

/** Where a sequence or a set is begun. */
export function addressOfFirst({ reference_type, reference_id, ...place }: Beginning): string | null {
  return addressOf({ ...place, progress: { reference_type, reference_id, next_problemset_id: null } });
}

/**
 * Where something begun is gone on with; null for what has no page. A sequence that stands at a set is gone on with in
 * that set, so that its page need not be asked for first.
 */
export function addressOf(started: Linked): string | null {
  return started.topic_type === null ? inExam(started) : inTopic(started);
}

function inTopic(started: Linked): string | null {
  const { topic_type: kind, topic_id: topic, subtopic_id: subtopic, subsubtopic_id: subsubtopic } = started;
  const { reference_type, reference_id } = started.progress;
  if (kind === null || topic === null) return null;
  const query = new URLSearchParams({ topic, ...(subtopic && { subtopic }), ...(subsubtopic && { subsubtopic }) });
  const set = setOf(started);
  if (set) {
    query.set('page', kind === 'sat' ? 'sat-topics' : kind);
    if (set.within) query.set('from', 'sequence');
    return `/home/problemset/${set.id}/${set.within ? reference_id : (subsubtopic ?? topic)}?${query}`;
  }
  return reference_type === 'HomeSubTopic'
    ? `/home/${kind}/${reference_id}/${topic}?topic=${topic}`
    : `/home/${kind}/subsubtopic/${reference_id}/${subtopic}?${query}`;
}

function inExam(started: Linked): string | null {
  const { exam_id, sat_question_id, act_question_id } = started;
  const question = sat_question_id ?? act_question_id;
  if (question === null || exam_id === null) return null;
  const family = sat_question_id ? 'sat' : 'act';
  const set = setOf(started);
  if (!set) return `/home/${family}/${question}`;
  const query = { page: `${family}s`, [family]: exam_id, [`${family}_question`]: question };
  return `/home/problemset/${set.id}/${question}?${new URLSearchParams({ ...query, ...(set.within && { from: 'sequence' }) })}`;
}

/** The set, or the one that the sequence stands at. */
function setOf({ progress }: Linked): { id: string; within: boolean } | null {
  if (progress.reference_type === 'HomeProblemSetQuestions') return { id: progress.reference_id, within: false };
  return progress.next_problemset_id === null ? null : { id: progress.next_problemset_id, within: true };
}
