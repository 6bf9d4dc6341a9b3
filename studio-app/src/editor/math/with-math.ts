import { isPressed, type Shortcut } from '@fourfold/ui-kit/shortcut';
import type { KeyboardEvent } from 'react';
import type { Editor } from 'slate';
import { leaveFormula, selectedFormula } from './formula-node.ts';
import { insertBlockFormula, insertInlineFormula } from './insert-formula.ts';
import { openFormulaOf } from './open-formula-state.ts';
import { pastedLatex } from './pasted-latex.ts';
import { type EndReason, endFormula, isSecondClosing, openFormula, typeEarly } from './write-formula.ts';

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
  const leaveSelected = () => {
    const formulaEntry = selectedFormula(editor);
    if (formulaEntry) leaveFormula(editor, formulaEntry[1], 'forward');
  };
  editor.insertText = (text, options) => {
    if (options?.at) return insertText(text, options);
    if (openFormulaOf(editor)) return typeEarly(editor, text);
    if (isSecondClosing(editor, text)) return;
    leaveSelected();
    if (text !== '$' || !insertInlineFormula(editor, 'line')) insertText(text, options);
  };
  editor.insertData = (data) => {
    const text = openFormulaOf(editor) ? pastedLatex(data.getData('text/plain')) : '';
    if (text !== '') return typeEarly(editor, text);
    leaveSelected();
    insertData(data);
  };
  return editor;
}

/**
 * Handles the keys of formulas: the shortcut of a block, and Enter or a character on a selected
 * formula. Returns whether it handled the key.
 */
export function onMathKey(editor: Editor, event: KeyboardEvent): boolean {
  if (openFormulaOf(editor)) return onEarlyKey(editor, event);
  if (isPressed(mathShortcuts.block, event)) {
    event.preventDefault();
    return insertBlockFormula(editor, 'line') || true;
  }
  const formulaEntry = selectedFormula(editor);
  if (!formulaEntry || event.ctrlKey || event.metaKey || event.altKey) return false;
  // The browser types nothing where no caret can be.
  const isCharacter = event.key.length === 1;
  if (!isCharacter && (event.key !== 'Enter' || event.shiftKey)) return false;
  event.preventDefault();
  if (isCharacter) editor.insertText(event.key);
  else openFormula(editor, formulaEntry[1], 'line', formulaEntry[0].latex);
  return true;
}

const endReasons: Readonly<Record<string, EndReason>> = {
  Enter: 'forward',
  Tab: 'forward',
  Escape: 'escape',
  ArrowRight: 'forward',
  ArrowLeft: 'backward',
  Backspace: 'backward',
};

/** While MathLive is loading, the LaTeX line takes the keys, so that none is lost. */
function onEarlyKey(editor: Editor, event: KeyboardEvent): boolean {
  const open = openFormulaOf(editor);
  if (!open || event.nativeEvent.isComposing) return false;
  const withModifier = event.ctrlKey || event.metaKey;
  const reason = endReasons[event.key];
  if (reason && withModifier) {
    endFormula(editor, open, reason);
    return false;
  }
  if (withModifier || !(reason || event.key.length === 1)) return false;
  event.preventDefault();
  event.stopPropagation();
  if (reason) endFormula(editor, open, reason);
  else typeEarly(editor, event.key);
  return true;
}
