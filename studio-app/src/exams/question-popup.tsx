import type { ExamQuestion } from '@fourfold/core/contract/content';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { focusWhenThere } from '../desk/focus-when-there.ts';
import { PublishSwitch } from '../publishing/publish-switch.tsx';
import { leaveOrder } from '../sets/leave-order.ts';
import { PlaceDesk } from '../sets/place-desk.tsx';
import { branchOf, type Exam, type ExamList, questionAddress } from './exam-lists.ts';
import css from './question-popup.module.css';
import { TopicDialog } from './topic-dialog.tsx';
import { VideoExplanations } from './video-explanations.tsx';

type QuestionPopupProps = {
  list: ExamList;
  exam: Exam;
  question: ExamQuestion;
  /** Its location: "SAT 1, Reading, number 12". */
  place: string;
  onClose: () => void;
};

/** The popup of one number of a SAT or ACT: its sequence, its video explanations and its problem sets (ASA-012). */
export function QuestionPopup({ list, exam, question, place, onClose }: QuestionPopupProps) {
  const [naming, setNaming] = useState(false);
  const { id, topic, isPublish } = question;
  const title = topic?.title ?? '';
  const endNaming = () => {
    setNaming(false);
    focusWhenThere(`name-${id}`);
  };
  return (
    <Dialog title={title} full onClose={() => leaveOrder(onClose)}>
      <p className="small">{place}</p>
      <div className={css.ways}>
        <LinkButton as={Link} kind="primary" to={questionAddress(list, id)}>
          Sequence
        </LinkButton>
        <Button id={`name-${id}`} kind="quiet" onClick={() => setNaming(true)}>
          Edit topic
        </Button>
        <PublishSwitch kind={list.setPlace} {...{ id, title, isPublish }} />
      </div>
      <VideoExplanations list={list} question={question} />
      <PlaceDesk place={{ kind: list.setPlace, id }} branch={branchOf(list, exam.id, id)} />
      {naming && <TopicDialog {...{ list, question, place }} onNamed={endNaming} onClose={endNaming} />}
    </Dialog>
  );
}
