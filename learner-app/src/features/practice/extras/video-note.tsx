import { alertLoadFailure } from '@fourfold/app-shell/alert-load-failure';
import { Button } from '@fourfold/ui-kit/button';
import { type ComponentType, useState } from 'react';
import { hasContent } from '../../../question/rich-field.tsx';
import type { SequenceRecord } from '../first/sequence-calls.ts';
import css from './practice-extras.module.css';
import type { VideoProps } from './video-dialog.tsx';

/**
 * The button for the video explanation of a SAT or ACT question; a mock test has its own video
 * (Q26). Renders nothing if there is none.
 */
export function VideoNote({ record, mock }: { record: SequenceRecord; mock: boolean }) {
  const [opened, setOpened] = useState<{ Dialog: ComponentType<VideoProps> } | null>(null);
  if (!('video_explanation' in record)) return null;
  const { video_explanation, video_mock_explanation, formulas } = record;
  const videoDocument = mock ? video_mock_explanation : video_explanation;
  if (!hasContent(videoDocument)) return null;
  const open = () => {
    import('./video-dialog.tsx').then(
      ({ VideoDialog: Dialog }) => setOpened({ Dialog }),
      () => alertLoadFailure('The video could not be loaded. Check the connection and try again.'),
    );
  };
  return (
    <div className={css.video}>
      <Button kind="quiet" onClick={open}>
        Video explanation
      </Button>
      {opened && <opened.Dialog {...{ videoDocument, formulas }} onClose={() => setOpened(null)} />}
    </div>
  );
}
