import type { Media } from '@fourfold/core/contract/desk';
import { Editor, Node, Path, type PathRef, Transforms } from 'slate';
import { HistoryEditor } from 'slate-history';
import { insertBlocks } from '../paste/insert-blocks.ts';
import { placeholder } from '../paste/placeholder.ts';
import type { PastedPicture } from '../paste/with-paste.ts';
import type { ElementOf } from '../slate-types.ts';
import { ask } from './media-asked.ts';
import { sendImage } from './send-image.ts';
import { endUpload, newUpload, setUpload } from './uploads.ts';

/**
 * Uploads files and inserts their pictures at the caret; asks for the alternative text of a single
 * one.
 */
export function addFiles(editor: Editor, files: readonly File[], alt: string): void {
  const blocks = files.map(({ name }) => ({
    type: 'paragraph' as const,
    children: [placeholder('Picture', alt || name)],
  }));
  const refs = insertBlocks(editor, blocks, [...blocks.keys()]);
  for (const [at, file] of files.entries()) {
    const asks = files.length === 1;
    void store(editor, { file, name: file.name || 'Picture', alt, at: refs[at] ?? null, asks });
  }
}

/**
 * Uploads the pictures of a paste that the clipboard contains, and lists those that it does not.
 */
export function addPictures(editor: Editor, pictures: readonly PastedPicture[]): void {
  for (const { file, src, alt, width, at } of pictures) {
    const name = alt || 'Picture';
    if (file) void store(editor, { file, name, alt, at, asks: false, ...(width && { width }) });
    else
      setUpload(editor, newUpload(editor, name), {
        is: 'refused',
        reason: /^https?:/i.test(src) ? elsewhere : missing,
        again: null,
      });
  }
}

const elsewhere = 'It is on another site. Copy the picture by itself, or save it and drop the file here.';
const missing = 'It is not in the clipboard. Copy the picture by itself, or save it and drop the file here.';

type Sent = { file: Blob; name: string; alt: string; width?: number; at: PathRef | null; asks: boolean };

async function store(editor: Editor, sent: Sent, id = newUpload(editor, sent.name)): Promise<void> {
  setUpload(editor, id, { is: 'sending' });
  try {
    const media = await sendImage(sent.file, sent.name);
    endUpload(editor, id);
    putPicture(editor, sent, media);
  } catch (error) {
    const again = () => void store(editor, sent, id);
    setUpload(editor, id, { is: 'refused', reason: error instanceof Error ? error.message : String(error), again });
  }
}

/**
 * Replaces the placeholder text by the picture; the author may have deleted or extended the text
 * meanwhile.
 */
function putPicture(editor: Editor, { at, alt, width, asks }: Sent, { src, width: own }: Media): void {
  const path = at?.unref();
  if (!path || !Node.has(editor, path)) return;
  const image: ElementOf<'image'> = {
    type: 'image',
    src,
    alt,
    width: Math.min(width ?? own, widest),
    children: [{ text: '' }],
  };
  const stands = Node.get(editor, path);
  const isOnlyPlace = !Node.isText(stands) && /^\[Picture[^\]]*\]$/.test(Node.string(stands));
  const to = isOnlyPlace ? path : Path.next(path.slice(0, 1));
  HistoryEditor.withMerging(editor as Editor & HistoryEditor, () => {
    Editor.withoutNormalizing(editor, () => {
      if (isOnlyPlace) Transforms.removeNodes(editor, { at: path });
      Transforms.insertNodes(editor, image, { at: to });
      const behind = Path.next(to);
      if (!Node.has(editor, behind))
        Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: behind });
    });
  });
  if (asks && alt === '') ask(editor, { kind: 'image', at: Editor.pathRef(editor, to) });
}

/** Pixels: the width of the text; larger photographs are scaled down to it. */
const widest = 640;
