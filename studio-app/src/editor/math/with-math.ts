import type { KeyboardEvent } from 'react';
import type { Editor } from 'slate';
import { isPressed, type Shortcut } from '../shortcut.ts';
import { formulaAt, leaveFormula } from './formula-node.ts';
import { insertBlock, insertInline } from './formulas.ts';
import { openedIn } from './open-formula.ts';
import { pastedLatex } from './pasted-latex.ts';
import { type Ending, endFormula, openFormula, typeEarly } from './write-formula.ts';

export const mathShortcuts = {
  inline: { key: '$', mod: false },
  block: { key: 'm' },
} satisfies Record<'inline' | 'block', Shortcut>;

/**
 * Slate plugin. A typed dollar sign opens an inline formula; a pasted one, or one in a link, is
 * text. Input while a formula is open goes to the formula; while one is selected, after it.
 */
export function withMath<E extends Editor>(editor: E): E {
  const { insertText, insertData } = editor;
  const leave = () => {
    const own = formulaAt(editor);
    if (own) leaveFormula(editor, own[1], 'forward');
  };
  editor.insertText = (text, options) => {
    if (options?.at) return insertText(text, options);
    if (openedIn(editor)) return typeEarly(editor, text);
    leave();
    if (text !== '$' || !insertInline(editor, 'line')) insertText(text, options);
  };
  editor.insertData = (data) => {
    const text = openedIn(editor) ? pastedLatex(data.getData('text/plain')) : '';
    if (text !== '') return typeEarly(editor, text);
    leave();
    insertData(data);
  };
  return editor;
}

/**
 * Handles the keys of formulas: the shortcut of a block, and Enter or a character on a selected
 * formula. Returns whether it handled the key.
 */
export function onMathKey(editor: Editor, event: KeyboardEvent): boolean {
  if (openedIn(editor)) return onEarlyKey(editor, event);
  if (isPressed(mathShortcuts.block, event)) {
    event.preventDefault();
    return insertBlock(editor, 'line') || true;
  }
  const own = formulaAt(editor);
  if (!own || event.ctrlKey || event.metaKey || event.altKey) return false;
  // The browser types nothing where no caret can be.
  const isCharacter = event.key.length === 1;
  if (!isCharacter && (event.key !== 'Enter' || event.shiftKey)) return false;
  event.preventDefault();
  if (isCharacter) editor.insertText(event.key);
  else openFormula(editor, own[1], 'line', own[0].latex);
  return true;
}

const endings: Readonly<Record<string, Ending>> = {
  Enter: 'forward',
  Tab: 'forward',
  Escape: 'escape',
  ArrowRight: 'forward',
  ArrowLeft: 'backward',
  Backspace: 'backward',
};

/** While MathLive is loading, the LaTeX line takes the keys, so that none is lost. */
function onEarlyKey(editor: Editor, event: KeyboardEvent): boolean {
  const open = openedIn(editor);
  if (!open || event.nativeEvent.isComposing) return false;
  const withModifier = event.ctrlKey || event.metaKey;
  const ending = endings[event.key];
  if (ending && withModifier) {
    endFormula(editor, open, ending);
    return false;
  }
  if (withModifier || !(ending || event.key.length === 1)) return false;
  event.preventDefault();
  event.stopPropagation();
  if (ending) endFormula(editor, open, ending);
  else typeEarly(editor, event.key);
  return true;
}
