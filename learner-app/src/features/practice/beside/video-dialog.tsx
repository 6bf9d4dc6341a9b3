import { Dialog } from '@fourfold/ui-kit/dialog';
import { Rich } from '../../../question/rich.tsx';
import type { VideoProps } from './video-note.tsx';

/** Loaded when a video is first opened. */
export function VideoDialog({ film, formulas, onClose }: VideoProps) {
  return (
    <Dialog title="Video explanation" wide onClose={onClose}>
      <Rich field={film} formulas={formulas} />
    </Dialog>
  );
}
