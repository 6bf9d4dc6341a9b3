import type { AssignmentTopic } from '@fourfold/core/contract/assignable';
import { Dialog } from '@fourfold/ui-kit/dialog';
import type { ReactNode } from 'react';
import { MasterSection } from './master-section.tsx';
import css from './sequence-popup.module.css';
import type { PopupSequence } from './sequence-section.tsx';
import { type PopupSets, SetList } from './set-list.tsx';

export type SequencePopupProps = {
  title: string;
  /** Topic type of what is assigned here. */
  topic_type: AssignmentTopic;
  /** One line under the title, such as its location. */
  note?: ReactNode;
  /** null: there is one that cannot be started; absent: there is none. */
  sequence?: PopupSequence | null | undefined;
  sets?: PopupSets | undefined;
  /** Video explanations, under the sequence. */
  videos?: ReactNode;
  onClose: () => void;
};

/** The popup of a question or a topic: its sequence on the left, its problem sets on the right (SEQ-022, Q108). */
export function SequencePopup({ title, topic_type, note, sequence, sets, videos, onClose }: SequencePopupProps) {
  const hasMaster = sequence !== undefined;
  return (
    <Dialog title={title} onClose={onClose} wide={sets !== undefined}>
      {note && <p className="small">{note}</p>}
      <div className={css.popup} data-two={(hasMaster && sets !== undefined) || undefined}>
        {hasMaster && <MasterSection sequence={sequence} assigning={{ title, topic_type }} />}
        {sets && <SetList sets={sets} topic_type={topic_type} />}
        {/* Under the sequence on wide screens, after the sets on a phone. */}
        {videos}
      </div>
    </Dialog>
  );
}
