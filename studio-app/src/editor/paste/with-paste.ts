import type { Block } from '@fourfold/core/rich-text/document';
import type { Editor, PathRef } from 'slate';
import { readClipboard } from './clipboard.ts';
import { disableActiveHtml } from './disable-active-html.ts';
import type { Picture } from './flow.ts';
import { fromHtml, onlyPicture, type PasteResult } from './from-html.ts';
import { fromText } from './from-text.ts';
import { insertBlocks } from './insert-blocks.ts';
import type { Parse } from './markup.ts';
import { pictureFiles } from './picture-files.ts';
import { placeholder } from './placeholder.ts';

/**
 * A pasted picture; a placeholder text is at its location until it is uploaded. `file` is null if
 * the clipboard does not contain it.
 */
export type PastedPicture = Picture & { file: Blob | null; at: PathRef | null };

export type PasteOptions = {
  parse: Parse;
  /** Base URL of this site's own pictures. */
  mediaBase: string;
  /** Whether this text can contain pictures and videos; otherwise their texts are pasted. */
  pictures: boolean;
  /** Shows an error to the author. */
  showError(sentence: string): void;
  /** Uploads files and inserts their pictures at the caret. */
  addFiles(editor: Editor, files: readonly File[], alt: string): void;
  addPictures(editor: Editor, pictures: readonly PastedPicture[]): void;
  /** May take over what would be inserted, and insert it later. Returns whether it does. */
  takeBlocks?: TakeBlocks | undefined;
};
export type TakeBlocks = (blocks: readonly Block[], insert: (blocks: readonly Block[]) => void) => boolean;

/**
 * Slate plugin for paste and drop: a fragment of the studio's own editor unchanged, files as pictures, HTML with its
 * structure, plain text with its lines. Nothing is ever set as HTML, and everything passes the document's checks.
 */
export function withPaste<E extends Editor>(editor: E, options: PasteOptions): E {
  editor.insertData = (data: DataTransfer) => {
    const { fragment, html, text, rtf, files } = readClipboard(data);
    if (fragment) {
      insertBlocks(editor, fragment);
      return;
    }
    // A browser copies a picture with HTML of it, and Excel copies a table with a picture of it.
    const singlePicture = files.length > 0 && html !== '' ? onlyPicture(html, options.parse) : null;
    if (files.length > 0 && (html === '' || singlePicture))
      return options.addFiles(editor, files, singlePicture?.alt ?? '');
    const result = html ? fromHtml(html, options) : fromText(text, options.parse);
    const isEmptyPaste = result.ok && result.blocks.length === 0;
    insertPasted(editor, isEmptyPaste ? fromText(text, options.parse) : result, rtf, options);
  };
  return editor;
}

function insertPasted(
  editor: Editor,
  result: PasteResult,
  rtf: string,
  { showError, addPictures, pictures, takeBlocks }: PasteOptions,
): void {
  if (!result.ok) {
    showError(result.message);
    return;
  }
  const { blocks, pending } = result;
  if (blocks.length === 0) return;
  if (pending.length === 0 && takeBlocks?.(blocks, (own) => insertBlocks(editor, own))) return;
  const follow = pending.map(({ block }) => block);
  const refs = insertBlocks(editor, pictures ? blocks : blocks.map((block) => asText(block)), follow);
  if (pending.length === 0) return;
  const files = pictureFiles(pending, rtf);
  addPictures(
    editor,
    pending.map(({ picture }, at) => ({ ...picture, file: files[at] ?? null, at: refs[at] ?? null })),
  );
}

function asText(block: Block): Block {
  if (block.type !== 'image' && block.type !== 'video') return block;
  const words = block.type === 'image' ? block.alt : block.title;
  return { type: 'paragraph', children: [placeholder('Picture', words)] };
}

/** Parses HTML with the browser: the result is attached to no page, runs nothing and loads nothing. */
export function parseInBrowser(html: string) {
  return new DOMParser().parseFromString(disableActiveHtml(html), 'text/html');
}
