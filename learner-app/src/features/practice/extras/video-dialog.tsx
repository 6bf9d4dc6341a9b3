import type { ExamQuestion } from '@fourfold/core/contract/content';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { RichField } from '../../../question/rich-field.tsx';

export type VideoProps = { videoDocument: string; formulas: ExamQuestion['formulas']; onClose(): void };

/** Loaded when a video is first opened. */
export function VideoDialog({ videoDocument, formulas, onClose }: VideoProps) {
  return (
    <Dialog title="Video explanation" wide onClose={onClose}>
      <RichField field={videoDocument} formulas={formulas} />
    </Dialog>
  );
}
