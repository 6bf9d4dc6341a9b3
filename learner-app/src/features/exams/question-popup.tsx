import type { ExamQuestion } from '@fourfold/core/contract/content';
import type { Exam } from '@fourfold/core/contract/exams';
import type { ExamFamily } from '@fourfold/core/exams/families';
import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '../../data/query-client.ts';
import { queryOf } from '../../data/query-of.ts';
import { SequencePopup } from '../../sequence-popup/sequence-popup.tsx';
import { VideoExplanations } from '../../sequence-popup/video-explanations.tsx';
import { sequenceAddress, setAddress } from './addresses.ts';
import type { ExamList } from './exam-lists.ts';

type QuestionPopupProps = {
  list: ExamList;
  exam: Exam;
  sections: ExamFamily['sections'];
  topic: ExamQuestion;
  mock: boolean;
  onClose: () => void;
};

/** What there is to practise and to watch for one number of a SAT or ACT. */
export function QuestionPopup({ list, exam, sections, topic, mock, onClose }: QuestionPopupProps) {
  const { id, position, type } = topic;
  // The list may be older than the question's publishing; gone is not published either.
  const record = useQuery({ ...queryOf(list.question(id)), throwOnError: false });
  const { isPublish, topic_published } = record.data ?? topic;
  const isOpen = isPublish && topic_published && !isNotFound(record.error);
  const section = sections.find((one) => one.type === type)?.title ?? type;
  return (
    <SequencePopup
      title={topic.topic?.title ?? ''}
      topic_type={list.family}
      note={`${exam.title}, ${section}, number ${position + 1}`}
      sequence={
        isOpen ? { reference_type: list.reference, reference_id: id, address: sequenceAddress(list, id, mock) } : null
      }
      sets={{
        parent: list.setsOf(id),
        addressOf: (set) => setAddress(list, { set: set.id, exam: exam.id, question: id, mock }),
      }}
      videos={record.data && <VideoExplanations of={record.data} mock={mock} />}
      onClose={onClose}
    />
  );
}
