import type { Question } from '@fourfold/core/contract/content';
import { Dialog } from '@fourfold/ui-kit/dialog';
import css from './preview.module.css';
import type { Screen } from './preview-question.tsx';
import { PreviewWalk } from './preview-walk.tsx';

type PreviewDialogProps = { question: Question; onClose: () => void };

const screens: readonly Screen[] = ['laptop', 'phone'];

/** Shows a question as students see it, on a laptop and on a phone, which shows the answer that is given on the laptop. */
export function PreviewDialog({ question, onClose }: PreviewDialogProps) {
  return (
    <Dialog full title="Preview question" onClose={onClose}>
      <p className="small">As a student sees it. Nothing that you do here is recorded.</p>
      <div className={css.preview}>
        <PreviewWalk {...{ question, screens, onClose }} />
      </div>
    </Dialog>
  );
}
