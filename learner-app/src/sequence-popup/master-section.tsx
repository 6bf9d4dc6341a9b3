import { useAccount } from '@fourfold/app-shell/session';
import type { AssignmentTopic } from '@fourfold/core/contract/assignments';
import type { SequenceReference } from '@fourfold/core/contract/practice';
import css from './sequence-popup.module.css';
import { SequenceSection } from './sequence-section.tsx';

/** A published sequence: the URL of its page and its number of questions. */
export type PopupSequence = {
  reference_type: SequenceReference;
  reference_id: string;
  address: string;
  questions: number;
};

/** Title and topic type for assigning it. */
export type AssigningInfo = { title: string; topic_type: AssignmentTopic };

/** "Master it all:": the sequence of the popup and its progress. */
export function MasterSection({ sequence, assigning }: { sequence: PopupSequence | null; assigning: AssigningInfo }) {
  const account = useAccount();
  return (
    <section className={css.master}>
      <h3>Master it all:</h3>
      {sequence && account && <SequenceSection {...{ sequence, account, assigning }} />}
      {/* Students do not see what they cannot start (Q108). */}
      {!sequence && account?.is_admin && <p className="small">Its sequence is not published.</p>}
    </section>
  );
}
