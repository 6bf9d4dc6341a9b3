import type { ExamQuestion } from '@fourfold/core/contract/content';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { focusWhenRendered } from '../desk/focus-when-rendered.ts';
import { confirmLeaveOrder } from '../problem-sets/confirm-leave-order.ts';
import { SetDeskLoader } from '../problem-sets/set-desk-loader.tsx';
import { PublishSwitch } from '../publishing/publish-switch.tsx';
import { branchQuery, type Exam, type ExamList, questionAddress } from './exam-lists.ts';
import css from './question-popup.module.css';
import { TopicDialog } from './topic-dialog.tsx';
import { VideoExplanations } from './video-explanations.tsx';

type QuestionPopupProps = {
  list: ExamList;
  exam: Exam;
  question: ExamQuestion;
  /** Its location: "SAT 1, Reading, number 12". */
  positionText: string;
  onClose: () => void;
};

/** The popup of one number of a SAT or ACT: its sequence, its video explanations and its problem sets (ASA-012). */
export function QuestionPopup({ list, exam, question, positionText, onClose }: QuestionPopupProps) {
  const [isEditingTopic, setIsEditingTopic] = useState(false);
  const { id, topic, isPublish } = question;
  const title = topic?.title ?? '';
  const closeTopic = () => {
    setIsEditingTopic(false);
    focusWhenRendered(`name-${id}`);
  };
  return (
    <Dialog title={title} full onClose={() => confirmLeaveOrder(onClose)}>
      <p className="small">{positionText}</p>
      <div className={css.ways}>
        <LinkButton as={Link} kind="primary" to={questionAddress(list, id)}>
          Sequence
        </LinkButton>
        <Button id={`name-${id}`} kind="quiet" onClick={() => setIsEditingTopic(true)}>
          Edit topic
        </Button>
        <PublishSwitch kind={list.setLocationKind} {...{ id, title, isPublish }} />
      </div>
      <VideoExplanations list={list} question={question} />
      <SetDeskLoader setLocation={{ kind: list.setLocationKind, id }} branch={branchQuery(list, exam.id, id)} />
      {isEditingTopic && (
        <TopicDialog {...{ list, question, positionText }} onSaved={closeTopic} onClose={closeTopic} />
      )}
    </Dialog>
  );
}
