import { Dialog } from '@fourfold/ui-kit/dialog';
import { leaveOrder } from './leave-order.ts';
import { PlaceDesk } from './place-desk.tsx';
import type { SetPlace } from './set-places.ts';

type PlacePopupProps = {
  place: SetPlace;
  title: string;
  branch: Readonly<Record<string, string>>;
  onClose: () => void;
};

/** The problem sets of a location, in a popup over the list that contains the location. */
export function PlacePopup({ place, title, branch, onClose }: PlacePopupProps) {
  return (
    <Dialog title={title} full onClose={() => leaveOrder(onClose)}>
      <PlaceDesk place={place} branch={branch} />
    </Dialog>
  );
}
