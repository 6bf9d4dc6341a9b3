import type { KeyboardEvent } from 'react';
import { Editor, Path, Range, Transforms } from 'slate';
import type { FieldKeys } from './field-shortcuts.ts';
import { elementAround, isElementOfType, isEmptyTextBlock } from './find-element.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The action of a pressed key of a form's field, if it has one. */
export function fieldActionOf(
  editor: Editor,
  { key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed,
  { isLine, onEnter, onMark, onLink, onErase }: FieldKeys & { isLine: boolean },
): (() => void) | undefined {
  // The code, because with Alt some keyboards type another sign.
  if (altKey && !ctrlKey && !metaKey && !shiftKey) return { KeyR: onMark, KeyL: onLink }[code];
  if (ctrlKey || metaKey || altKey || shiftKey) return undefined;
  if (key === 'Backspace') return isEmpty(editor) ? onErase : undefined;
  if (key !== 'Enter' || !onEnter) return undefined;
  if (isLine) return isInPlainText(editor) ? onEnter : undefined;
  return isOnEmptyLastLine(editor) ? () => leaveLastLine(editor, onEnter) : undefined;
}

/** Not in a list or table, where Enter leads to the next item or row, and not on a picture or formula. */
function isInPlainText(editor: Editor): boolean {
  return !elementAround(editor, ['list-item', 'table-cell']) && !Editor.void(editor, { mode: 'highest' });
}

function isOnEmptyLastLine(editor: Editor): boolean {
  const { selection, children } = editor;
  const last = children.at(-1);
  if (!selection || Range.isExpanded(selection) || !last || !isElementOfType('paragraph')(last)) return false;
  return isEmptyTextBlock(last) && Path.equals(selection.anchor.path.slice(0, 1), [children.length - 1]);
}

function leaveLastLine(editor: Editor, onEnter: () => void): void {
  if (editor.children.length > 1) Transforms.removeNodes(editor, { at: [editor.children.length - 1] });
  onEnter();
}

function isEmpty({ children: [first, ...others] }: Editor): boolean {
  return first !== undefined && others.length === 0 && isElementOfType('paragraph')(first) && isEmptyTextBlock(first);
}
