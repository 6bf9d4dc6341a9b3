import type { KeyboardEvent } from 'react';
import type { Editor } from 'slate';
import { isPressed, type Shortcut } from '../shortcut.ts';
import { formulaAt, insertBlock, insertInline } from './formulas.ts';
import { openedIn, openFormula } from './open-formula.ts';

export const mathShortcuts = {
  inline: { key: '$', mod: false },
  block: { key: 'm' },
} satisfies Record<'inline' | 'block', Shortcut>;

/** A dollar sign that is typed opens a formula in the line. One that is pasted, or typed in a link, is a dollar sign. */
export function withMath<E extends Editor>(editor: E): E {
  const { insertText } = editor;
  editor.insertText = (text, options) => {
    if (text !== '$' || options?.at || !insertInline(editor)) insertText(text, options);
  };
  return editor;
}

/** The keys of formulas: the shortcut of a block, and Enter on a formula that is selected. Whether it was one of them. */
export function onMathKey(editor: Editor, event: KeyboardEvent): boolean {
  const open = openedIn(editor);
  if (open) return keepEarly(open.early, event);
  if (isPressed(mathShortcuts.block, event)) {
    event.preventDefault();
    return insertBlock(editor) || true;
  }
  const own = formulaAt(editor);
  if (!own || event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return false;
  event.preventDefault();
  openFormula(editor, own[1], own[0].latex);
  return true;
}

/** MathLive comes over the network once, and nobody waits for it with the next key: it gets what it missed. */
function keepEarly(early: string[], event: KeyboardEvent): boolean {
  const isCharacter = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
  if (!isCharacter && !['Enter', 'Escape', 'Backspace', 'ArrowLeft', 'ArrowRight'].includes(event.key)) return false;
  event.preventDefault();
  event.stopPropagation();
  early.push(event.key);
  return true;
}
