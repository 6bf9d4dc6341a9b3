import { useAccount } from '@fourfold/app-shell/session';
import css from './sequence-popup.module.css';
import { type AssigningInfo, type PopupSequence, SequenceSection } from './sequence-section.tsx';

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
