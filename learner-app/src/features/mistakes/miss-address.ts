import type { Mistake, MistakeLocation } from '@fourfold/core/contract/mistakes';
import type { Variant } from '@fourfold/core/exams/section';
import { topicKinds } from '@fourfold/core/topics/topic-kinds';
import { testAddress } from '../../exam-links/addresses.ts';

type MissedAt = { location: MistakeLocation; question_id: string | null };

/** URL of where a question was missed; null if there is no page, or students cannot open it now. */
export function missAddress({ location, question_id }: MissedAt | Mistake): string | null {
  if (!location.open) return null;
  const { reference_type, reference_id: id } = location;
  switch (reference_type) {
    case 'HomeSubTopic':
    case 'HomeSubsubTopic':
      return sequenceAddress(location);
    case 'HomeSatQuestionTopic':
      return `/home/sat/${id}`;
    case 'HomeActQuestionTopic':
      return `/home/act/${id}`;
    case 'HomeSatMockTestQuestion':
    case 'HomeActMockTestQuestion':
      return testQuestionAddress(location, 'mock', question_id);
    case 'HomeSatRealTestQuestion':
    case 'HomeActRealTestQuestion':
      return testQuestionAddress(location, 'real', question_id);
    case 'HomeProblemSetQuestions':
      return setAddress(location);
    default:
      return examAddress(location);
  }
}

function testQuestionAddress(
  { family, exam_id, section }: MistakeLocation,
  variant: Variant,
  question: string | null,
): string | null {
  if (family === null || exam_id === null || section === null) return null;
  return `${testAddress({ family, exam: exam_id, variant, section })}#${question}`;
}

function sequenceAddress(location: MistakeLocation): string | null {
  const { reference_type, reference_id, topic_type, topic_id, subtopic_id } = location;
  if (topic_type === null || topic_id === null) return null;
  return reference_type === 'HomeSubTopic'
    ? `/home/${topic_type}/${reference_id}/${topic_id}?${branchQuery(location)}`
    : `/home/${topic_type}/subsubtopic/${reference_id}/${subtopic_id}?${branchQuery(location)}`;
}

function setAddress(location: MistakeLocation): string | null {
  const { reference_id, family, exam_id, exam_question_id, topic_type, topic_id, subsubtopic_id } = location;
  if (family !== null && exam_id !== null && exam_question_id !== null) {
    const query = { page: `${family}s`, [family]: exam_id, [`${family}_question`]: exam_question_id };
    return `/home/problemset/${reference_id}/${exam_question_id}?${new URLSearchParams(query)}`;
  }
  if (topic_type === null || topic_id === null) return null;
  const query = branchQuery(location);
  query.set('page', topicKinds[topic_type].page);
  return `/home/problemset/${reference_id}/${subsubtopic_id ?? topic_id}?${query}`;
}

function examAddress({ family, exam_id }: MistakeLocation): string | null {
  return family === null || exam_id === null ? null : `/home/${family}s?${family}=${exam_id}`;
}

function branchQuery({ topic_id, subtopic_id, subsubtopic_id }: MistakeLocation): URLSearchParams {
  return new URLSearchParams({
    ...(topic_id && { topic: topic_id }),
    ...(subtopic_id && { subtopic: subtopic_id }),
    ...(subsubtopic_id && { subsubtopic: subsubtopic_id }),
  });
}
