import type { Started } from '@fourfold/core/contract/practice';

/** Where something begun is gone on with; null for what has no page. */
export function addressOf(started: Started): string | null {
  return started.topic_type === null ? inExam(started) : inTopic(started);
}

function inTopic(started: Started): string | null {
  const { topic_type: kind, topic_id: topic, subtopic_id: subtopic, subsubtopic_id: subsubtopic } = started;
  const { reference_type, reference_id } = started.progress;
  if (kind === null || topic === null) return null;
  const query = new URLSearchParams({ topic, ...(subtopic && { subtopic }), ...(subsubtopic && { subsubtopic }) });
  switch (reference_type) {
    case 'HomeSubTopic':
      return `/home/${kind}/${reference_id}/${topic}?topic=${topic}`;
    case 'HomeSubsubTopic':
      return `/home/${kind}/subsubtopic/${reference_id}/${subtopic}?${query}`;
    case 'HomeProblemSetQuestions':
      query.set('page', kind === 'sat' ? 'sat-topics' : kind);
      return `/home/problemset/${reference_id}/${subsubtopic ?? topic}?${query}`;
    default:
      return null;
  }
}

function inExam({ progress, exam_id, sat_question_id, act_question_id }: Started): string | null {
  const question = sat_question_id ?? act_question_id;
  if (question === null || exam_id === null) return null;
  const family = sat_question_id ? 'sat' : 'act';
  if (progress.reference_type !== 'HomeProblemSetQuestions') return `/home/${family}/${question}`;
  const back = new URLSearchParams({ page: `${family}s`, [family]: exam_id, [`${family}_question`]: question });
  return `/home/problemset/${progress.reference_id}/${question}?${back}`;
}
