import { Dialog } from '@fourfold/ui-kit/dialog';
import { confirmLeaveOrder } from './confirm-leave-order.ts';
import { SetDeskLoader } from './set-desk-loader.tsx';
import type { SetLocation } from './set-locations.ts';

type SetDeskPopupProps = {
  setLocation: SetLocation;
  title: string;
  branch: Readonly<Record<string, string>>;
  onClose: () => void;
};

/** The problem sets of a location, in a popup over the list that contains the location. */
export function SetDeskPopup({ setLocation, title, branch, onClose }: SetDeskPopupProps) {
  return (
    <Dialog title={title} full onClose={() => confirmLeaveOrder(onClose)}>
      <SetDeskLoader setLocation={setLocation} branch={branch} />
    </Dialog>
  );
}
