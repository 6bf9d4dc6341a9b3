import type { AssignmentTopic } from '@fourfold/core/contract/assignments';
import { Dialog } from '@fourfold/ui-kit/dialog';
import type { ReactNode } from 'react';
import { Master, type PopupSequence } from './master.tsx';
import css from './sequence-popup.module.css';
import { type PopupSets, SetList } from './set-list.tsx';

export type SequencePopupProps = {
  title: string;
  /** Where what is assigned here lies. */
  topic_type: AssignmentTopic;
  /** One line under the title: where it stands. */
  note?: ReactNode;
  /** null where there is one that cannot be started, absent where there is none. */
  sequence?: PopupSequence | null | undefined;
  sets?: PopupSets | undefined;
  /** Video explanations, under the sequence. */
  videos?: ReactNode;
  onClose: () => void;
};

/** What there is to practise under one title: its sequence left, its problem sets right (2§2, Q108). */
export function SequencePopup({ title, topic_type, note, sequence, sets, videos, onClose }: SequencePopupProps) {
  const hasMaster = sequence !== undefined;
  return (
    <Dialog title={title} onClose={onClose} wide={sets !== undefined}>
      {note && <p className="small">{note}</p>}
      <div className={css.popup} data-two={(hasMaster && sets !== undefined) || undefined}>
        {hasMaster && <Master sequence={sequence} assigning={{ title, topic_type }} />}
        {sets && <SetList sets={sets} topic_type={topic_type} />}
        {/* Under the sequence on wide screens; on a phone what is practised comes first. */}
        {videos}
      </div>
    </Dialog>
  );
}
