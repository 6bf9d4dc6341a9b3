import type { ExamQuestion } from '@fourfold/core/contract/content';
import { topicKinds } from '@fourfold/core/topics/topic-kinds';
import type { ExamList } from './exam-lists.ts';

type Family = Pick<ExamList, 'family'>;

/** URL of the sequence of a question, with the mock flag if it is set (SEQ-003, SEQ-004). */
export function sequenceAddress({ family }: Family, question: string, mock: boolean): string {
  return `/home/${family}/${question}${mock ? '?mock=true' : ''}`;
}

/** URL of the topic list with one row open (TOP-005). */
export function topicAddress({ topic_type, ...branch }: NonNullable<ExamQuestion['same_topic']>): string {
  const { topic_id: topic, subtopic_id: subtopic, subsubtopic_id: subsubtopic } = branch;
  const query = new URLSearchParams({ topic, ...(subtopic && { subtopic }), ...(subsubtopic && { subsubtopic }) });
  return `/home/${topicKinds[topic_type].page}?${query}`;
}

type ProblemSetLocation = { set: string; exam: string; question: string; mock: boolean };

/** URL of a problem set of a question; the query names the exam that Back opens (PBS-003). */
export function setAddress({ family }: Family, { set, exam, question, mock }: ProblemSetLocation): string {
  const back = new URLSearchParams({
    page: `${family}s`,
    [family]: exam,
    [`${family}_question`]: question,
    ...(mock && { mock: 'true' }),
  });
  return `/home/problemset/${set}/${question}?${back}`;
}
