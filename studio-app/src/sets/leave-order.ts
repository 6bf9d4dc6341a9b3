import { confirm } from '../confirm/confirm.tsx';
import { leaveOrderQuestion } from '../order/leave-question.tsx';
import { setPartIds } from './set-part-ids.ts';

/** Closes a popup with a set desk; asks first if its sets are being reordered (ORD-005). */
export async function leaveOrder(close: () => void): Promise<void> {
  if (document.getElementById(setPartIds.ordering) === null || (await confirm(leaveOrderQuestion))) close();
}
