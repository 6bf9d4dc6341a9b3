import css from './assign.module.css';
import { shortDay } from './assignment-words.ts';
import type { Offer } from './offer.ts';
import { today } from './today.ts';

/** Why something cannot be assigned now. */
export function NotOffered({ offer }: { offer: Exclude<Offer, { at: 'may' }> }) {
  const words = offer.at === 'assigned' ? `Assigned, due ${shortDay(offer.until, today())}` : 'Assigned before';
  return <span className={css.not}>{words}</span>;
}
