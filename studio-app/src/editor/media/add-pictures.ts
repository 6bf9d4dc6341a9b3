import type { Media } from '@fourfold/core/contract/desk';
import { Editor, Node, Path, type PathRef, Transforms } from 'slate';
import { HistoryEditor } from 'slate-history';
import { insertBlocks } from '../paste/insert-blocks.ts';
import { placeholder } from '../paste/placeholder.ts';
import type { PastedPicture } from '../paste/with-paste.ts';
import type { ElementOf } from '../slate-types.ts';
import { openMediaDialog } from './media-dialog-state.ts';
import { uploadImage } from './upload-image.ts';
import { endUpload, newUpload, setUpload } from './uploads.ts';

/** Uploads files and inserts their pictures at the caret; asks for the alternative text of a single one. */
export function addFiles(editor: Editor, files: readonly File[], alt: string): void {
  const blocks = files.map(({ name }) => ({
    type: 'paragraph' as const,
    children: [placeholder('Picture', alt || name)],
  }));
  const refs = insertBlocks(editor, blocks, [...blocks.keys()]);
  for (const [at, file] of files.entries()) {
    const asksAlt = files.length === 1;
    void uploadPicture(editor, { file, name: file.name || 'Picture', alt, at: refs[at] ?? null, asksAlt });
  }
}

/** Uploads the pictures of a paste that the clipboard contains, and lists those that it does not. */
export function addPictures(editor: Editor, pictures: readonly PastedPicture[]): void {
  for (const { file, src, alt, width, at } of pictures) {
    const name = alt || 'Picture';
    if (file) void uploadPicture(editor, { file, name, alt, at, asksAlt: false, ...(width && { width }) });
    else
      setUpload(editor, newUpload(editor, name), {
        kind: 'refused',
        reason: /^https?:/i.test(src) ? otherSiteText : missingText,
        retry: null,
      });
  }
}

const otherSiteText = 'It is on another site. Copy the picture by itself, or save it and drop the file here.';
const missingText = 'It is not in the clipboard. Copy the picture by itself, or save it and drop the file here.';

type ImageUpload = { file: Blob; name: string; alt: string; width?: number; at: PathRef | null; asksAlt: boolean };

async function uploadPicture(editor: Editor, upload: ImageUpload, id = newUpload(editor, upload.name)): Promise<void> {
  setUpload(editor, id, { kind: 'sending' });
  try {
    const media = await uploadImage(upload.file, upload.name);
    endUpload(editor, id);
    insertPicture(editor, upload, media);
  } catch (error) {
    const retry = () => void uploadPicture(editor, upload, id);
    setUpload(editor, id, { kind: 'refused', reason: error instanceof Error ? error.message : String(error), retry });
  }
}

/** Replaces the placeholder text by the picture; the author may have deleted or extended the text meanwhile. */
function insertPicture(
  editor: Editor,
  { at, alt, width, asksAlt }: ImageUpload,
  { src, width: naturalWidth }: Media,
): void {
  const path = at?.unref();
  if (!path || !Node.has(editor, path)) return;
  const image: ElementOf<'image'> = {
    type: 'image',
    src,
    alt,
    width: Math.min(width ?? naturalWidth, maxWidth),
    children: [{ text: '' }],
  };
  const placeholderNode = Node.get(editor, path);
  const isOnlyPlaceholder = !Node.isText(placeholderNode) && /^\[Picture[^\]]*\]$/.test(Node.string(placeholderNode));
  const to = isOnlyPlaceholder ? path : Path.next(path.slice(0, 1));
  HistoryEditor.withMerging(editor as Editor & HistoryEditor, () => {
    Editor.withoutNormalizing(editor, () => {
      if (isOnlyPlaceholder) Transforms.removeNodes(editor, { at: path });
      Transforms.insertNodes(editor, image, { at: to });
      const nextPath = Path.next(to);
      if (!Node.has(editor, nextPath))
        Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: nextPath });
    });
  });
  if (asksAlt && alt === '') openMediaDialog(editor, { kind: 'image', at: Editor.pathRef(editor, to) });
}

/** Pixels: the width of the text; larger photographs are scaled down to it. */
const maxWidth = 640;
