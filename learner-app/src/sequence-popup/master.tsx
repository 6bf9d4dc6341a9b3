import type { AssignmentTopic } from '@fourfold/core/contract/assignments';
import type { SequenceReference } from '@fourfold/core/contract/practice';
import { useAccount } from '../session/session.ts';
import { SequencePart } from './sequence-part.tsx';
import css from './sequence-popup.module.css';

/** A sequence that can be started, the address of its page, and how many questions it has. */
export type PopupSequence = {
  reference_type: SequenceReference;
  reference_id: string;
  address: string;
  questions: number;
};

/** What assigning it says of it. */
export type Assigning = { title: string; topic_type: AssignmentTopic };

/** "Master it all:" the sequence, and how far one is in it. */
export function Master({ sequence, assigning }: { sequence: PopupSequence | null; assigning: Assigning }) {
  const account = useAccount();
  return (
    <section className={css.master}>
      <h3>Master it all:</h3>
      {sequence && account && <SequencePart {...{ sequence, account, assigning }} />}
      {/* A student is not told of what cannot be started (Q108). */}
      {!sequence && account?.is_admin && <p className="small">Its sequence is not published.</p>}
    </section>
  );
}
