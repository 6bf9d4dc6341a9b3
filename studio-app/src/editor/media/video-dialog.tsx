import { limits } from '@fourfold/core/rich-text/limits';
import { videoPlayer } from '@fourfold/core/rich-text/video/video-address';
import { Button } from '@fourfold/ui-kit/button';
import { Field } from '@fourfold/ui-kit/field';
import { type KeyboardEvent, useRef, useState } from 'react';
import { EditorDialog } from '../editor-dialog.tsx';
import type { ElementOf } from '../slate-types.ts';
import css from './media.module.css';

type VideoNode = ElementOf<'video'>;
type VideoDialogProps = { video: VideoNode | null; onDone: (video: VideoNode) => void; onClose: () => void };

/** Asks for a video's URL, which must be of an allowed site, and its title. */
export function VideoDialog({ video, onDone, onClose }: VideoDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const [url, setUrl] = useState(video?.url ?? '');
  const [title, setTitle] = useState(video?.title ?? '');
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const errors = {
    url: videoPlayer(url.trim()) && url.trim().length <= limits.address ? undefined : notAllowed,
    title: title.trim() === '' ? 'Say what the video is about.' : title.length > limits.caption ? tooLong : undefined,
  };
  const submit = () => {
    setWasSubmitted(true);
    const invalidField = errors.url ? 'url' : errors.title ? 'title' : null;
    if (invalidField) body.current?.querySelector<HTMLElement>(`[name="${invalidField}"]`)?.focus();
    else onDone({ type: 'video', url: url.trim(), title: title.trim(), children: [{ text: '' }] });
  };
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    submit();
  };
  return (
    <EditorDialog
      title={video ? 'Change video' : 'Insert video'}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="primary" onClick={submit}>
            {video ? 'Save' : 'Insert'}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter submits, as in a form; a form here would be nested in the question's form */}
      <div ref={body} className={css.fields} onKeyDown={onEnter}>
        <Field
          label="Address"
          name="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          note="A video of YouTube or Vimeo, or an MP4 or WebM file."
          value={url}
          message={wasSubmitted ? errors.url : undefined}
          onChange={(event) => setUrl(event.target.value)}
        />
        <Field
          label="Title"
          name="title"
          autoComplete="off"
          value={title}
          message={wasSubmitted ? errors.title : undefined}
          onChange={(event) => setTitle(event.target.value)}
        />
      </div>
    </EditorDialog>
  );
}

const notAllowed = 'This is not an address of YouTube or Vimeo, nor an https address of an MP4 or WebM file.';
const tooLong = `At most ${limits.caption.toLocaleString('en-US')} characters.`;
