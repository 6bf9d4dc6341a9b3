import { Node } from 'slate';
import { useSlateStatic } from 'slate-react';
import { lazyPart } from '../../shared/lazy-part.tsx';
import type { ElementOf } from '../slate-types.ts';
import { takeFocus } from '../take-focus.ts';
import { changeMedia, insertMedia, type MediaNode } from './insert-media.ts';
import { closeMediaDialog, useMediaDialogRequest } from './media-dialog-state.ts';

const ImageDialog = lazyPart({
  name: 'The dialog for images',
  load: () => import('./image-dialog.tsx').then((part) => part.ImageDialog),
});
const VideoDialog = lazyPart({
  name: 'The dialog for videos',
  load: () => import('./video-dialog.tsx').then((part) => part.VideoDialog),
});

/** Renders the open picture or video dialog of an editor. */
export function MediaDialogs() {
  const editor = useSlateStatic();
  const request = useMediaDialogRequest(editor);
  if (!request) return null;
  const path = request.at?.current ?? null;
  const node = path && Node.has(editor, path) ? Node.get(editor, path) : null;
  const close = () => {
    closeMediaDialog(editor);
    takeFocus(editor);
  };
  const save = (newNode: MediaNode) => {
    if (path && node) changeMedia(editor, path, newNode);
    else insertMedia(editor, newNode);
    close();
  };
  const dialogProps = { onDone: save, onClose: close };
  return request.kind === 'image' ? (
    <ImageDialog image={node as ElementOf<'image'> | null} {...dialogProps} />
  ) : (
    <VideoDialog video={node as ElementOf<'video'> | null} {...dialogProps} />
  );
}
