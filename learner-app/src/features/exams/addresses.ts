import type { ExamQuestion } from '@fourfold/core/contract/content';
import type { ExamList } from './exam-lists.ts';

type Family = Pick<ExamList, 'family'>;

/** Where the sequence of a question is practised; the mock flag goes along (2§2). */
export function sequenceAddress({ family }: Family, question: string, mock: boolean): string {
  return `/home/${family}/${question}${mock ? '?mock=true' : ''}`;
}

/** The topic list, open at one of its rows. */
export function topicAddress({ topic_type, ...branch }: NonNullable<ExamQuestion['same_topic']>): string {
  const { topic_id: topic, subtopic_id: subtopic, subsubtopic_id: subsubtopic } = branch;
  const query = new URLSearchParams({ topic, ...(subtopic && { subtopic }), ...(subsubtopic && { subsubtopic }) });
  return `/home/${topic_type === 'sat' ? 'sat-topics' : topic_type}?${query}`;
}

type SetPlace = { set: string; exam: string; question: string; mock: boolean };

/** Where a problem set of a question is practised, with the way back in the query. */
export function setAddress({ family }: Family, { set, exam, question, mock }: SetPlace): string {
  const back = new URLSearchParams({
    page: `${family}s`,
    [family]: exam,
    [`${family}_question`]: question,
    ...(mock && { mock: 'true' }),
  });
  return `/home/problemset/${set}/${question}?${back}`;
}

type TestPlace = { exam: string; variant: string; section: string };

/** Where a section is taken as a test. */
export function testAddress({ family }: Family, { exam, variant, section }: TestPlace): string {
  return `/home/${family}-test/${exam}/${variant}/${section}`;
}
