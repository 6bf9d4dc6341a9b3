import type { SequenceReference } from '@fourfold/core/contract/practice';
import { useAccount } from '../session/session.ts';
import { SequencePart } from './sequence-part.tsx';
import css from './sequence-popup.module.css';

/** A sequence that can be started, and the address of its page. */
export type PopupSequence = { reference_type: SequenceReference; reference_id: string; address: string };

/** "Master it all:" the sequence, and how far one is in it. */
export function Master({ sequence }: { sequence: PopupSequence | null }) {
  const account = useAccount();
  return (
    <section className={css.master}>
      <h3>Master it all:</h3>
      {sequence && account && <SequencePart sequence={sequence} account={account} />}
      {/* A student is not told of what cannot be started (Q108). */}
      {!sequence && account?.is_admin && <p className="small">Its sequence is not published.</p>}
    </section>
  );
}
