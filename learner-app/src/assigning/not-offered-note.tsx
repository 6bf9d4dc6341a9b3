import { formatDay } from '@fourfold/core/day/format-day';
import css from './assign.module.css';
import type { AssignmentOffer } from './assignment-offer.ts';
import { today } from './today.ts';

/** Says why something cannot be assigned now. */
export function NotOfferedNote({ offer }: { offer: Exclude<AssignmentOffer, { kind: 'may' }> }) {
  const reason = offer.kind === 'assigned' ? `Assigned, due ${formatDay(offer.until, today())}` : 'Assigned before';
  return <span className={css.not}>{reason}</span>;
}
