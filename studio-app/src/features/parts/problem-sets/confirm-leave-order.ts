import { confirm } from '@fourfold/app-shell/confirm';
import { leaveOrderQuestion } from '../../../shared/leave-order-guard.tsx';
import { setElementIds } from './set-element-ids.ts';

/** Closes a popup with a set desk; asks first if its sets are being reordered (ORD-005). */
export async function confirmLeaveOrder(close: () => void): Promise<void> {
  if (document.getElementById(setElementIds.ordering) === null || (await confirm(leaveOrderQuestion))) close();
}
