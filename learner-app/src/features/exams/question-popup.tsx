import { callQuery } from '@fourfold/app-shell/call-query';
import { isNotFound } from '@fourfold/app-shell/query-client';
import type { ExamQuestion } from '@fourfold/core/contract/content';
import type { Exam } from '@fourfold/core/contract/exams';
import type { ExamSection } from '@fourfold/core/exams/section';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { SequencePopup } from '../../sequence-popup/sequence-popup.tsx';
import { VideoExplanations } from '../../sequence-popup/video-explanations.tsx';
import { sequenceAddress, setAddress, topicAddress } from './addresses.ts';
import type { ExamList } from './exam-lists.ts';
import type { Grade } from './grading/grade.ts';
import css from './question-popup.module.css';
import { questionTarget, topicTitle } from './question-target.ts';

type QuestionPopupProps = {
  list: ExamList;
  exam: Exam;
  sections: readonly ExamSection[];
  grade: Grade;
  topic: ExamQuestion;
  mock: boolean;
  onClose: () => void;
};

/** The popup of one question number of a SAT or ACT: its sequence, sets and videos, and how it was marked on paper. */
export function QuestionPopup({ list, exam, sections, grade, topic, mock, onClose }: QuestionPopupProps) {
  const { id, position, type } = topic;
  // The list may be older than the question: it may have been unpublished or deleted since.
  const record = useQuery({ ...callQuery(list.question(id)), throwOnError: false });
  const now = record.data ?? topic;
  const isOpen = now.isPublish && now.topic_published && !isNotFound(record.error);
  const sequence = {
    reference_type: list.reference,
    reference_id: id,
    address: sequenceAddress(list, id, mock),
    questions: now.question_count,
  };
  const section = sections.find((one) => one.type === type)?.title ?? type;
  const number = position + 1;
  const marks = (['wrong', 'uncertain'] as const).filter((mark) => grade[mark][type]?.includes(number));
  const noteParts = [exam.title, section, `number ${number}`, ...marks.map((mark) => `marked ${mark}`)];
  const addressOf = (set: { id: string }) => setAddress(list, { set: set.id, exam: exam.id, question: id, mock });
  return (
    <SequencePopup
      title={topicTitle(topic) ?? ''}
      topic_type={list.family}
      note={noteParts.join(', ')}
      sequence={now.question_count > 0 ? (isOpen ? sequence : null) : undefined}
      sets={now.set_count > 0 ? { parent: list.setsOf(id), addressOf } : undefined}
      videos={
        <>
          {questionTarget(now) !== 'practice' && <SimilarTopicLink topic={now.same_topic} />}
          {record.data && <VideoExplanations question={record.data} mock={mock} />}
        </>
      }
      onClose={onClose}
    />
  );
}

/** Shown if a number has nothing to practise: says so, and links to a similar topic. */
function SimilarTopicLink({ topic }: { topic: ExamQuestion['same_topic'] }) {
  return (
    <div className={css.elsewhere}>
      <p>There is nothing to practise for this number yet.</p>
      {topic && (
        <LinkButton as={Link} to={topicAddress(topic)} kind="primary">
          {`Practise ${topic.title}`}
        </LinkButton>
      )}
    </div>
  );
}
