import { dayWords } from '@fourfold/core/day/words';
import css from './assign.module.css';
import type { Offer } from './offer.ts';
import { today } from './today.ts';

/** Says why something cannot be assigned now. */
export function NotOffered({ offer }: { offer: Exclude<Offer, { at: 'may' }> }) {
  const words = offer.at === 'assigned' ? `Assigned, due ${dayWords(offer.until, today())}` : 'Assigned before';
  return <span className={css.not}>{words}</span>;
}
