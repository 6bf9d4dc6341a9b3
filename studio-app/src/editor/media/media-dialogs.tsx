import { Node } from 'slate';
import { useSlateStatic } from 'slate-react';
import { late } from '../../late/late.tsx';
import type { ElementOf } from '../slate-types.ts';
import { takeFocus } from '../take-focus.ts';
import { changeMedia, insertMedia, type Standing } from './insert-media.ts';
import { endAsking, useAsked } from './media-asked.ts';

const ImageDialog = late({
  name: 'The dialog for images',
  load: () => import('./image-dialog.tsx').then((part) => part.ImageDialog),
});
const VideoDialog = late({
  name: 'The dialog for videos',
  load: () => import('./video-dialog.tsx').then((part) => part.VideoDialog),
});

/** Renders the open picture or video dialog of an editor. */
export function MediaDialogs() {
  const editor = useSlateStatic();
  const asked = useAsked(editor);
  if (!asked) return null;
  const path = asked.at?.current ?? null;
  const node = path && Node.has(editor, path) ? Node.get(editor, path) : null;
  const close = () => {
    endAsking(editor);
    takeFocus(editor);
  };
  const done = (made: Standing) => {
    if (path && node) changeMedia(editor, path, made);
    else insertMedia(editor, made);
    close();
  };
  const own = { onDone: done, onClose: close };
  return asked.kind === 'image' ? (
    <ImageDialog image={node as ElementOf<'image'> | null} {...own} />
  ) : (
    <VideoDialog video={node as ElementOf<'video'> | null} {...own} />
  );
}
