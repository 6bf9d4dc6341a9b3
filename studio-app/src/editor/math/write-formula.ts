import { trimLatex } from '@fourfold/core/rich-text/normalise-latex';
import { Editor, Node, Path, Range, Transforms } from 'slate';
import { HistoryEditor } from 'slate-history';
import { ReactEditor } from 'slate-react';
import { isElementOfType } from '../find-element.ts';
import { takeFocus } from '../take-focus.ts';
import { reportNow } from '../use-change-report.ts';
import { latexAt, leaveFormula, removeFormula, selectedFormula, writeLatex } from './formula-node.ts';
import { isClosing, sourceOf, typeChar } from './latex-source.ts';
import { type FormulaInput, type OpenFormula, openFormulaOf, setOpenFormula } from './open-formula-state.ts';

/** How the editing of a formula ended. */
export type EndReason =
  /** By Enter, Tab, or an arrow key that leaves it. */
  | 'forward'
  | 'backward'
  /** By the second dollar sign; an empty formula then becomes a dollar sign. */
  | 'dollar'
  | 'escape'
  /** The focus moved elsewhere. */
  | 'leaving';

/** Opens a formula for editing and ends another open one. `before` is null if this one was just created. */
export function openFormula(editor: Editor, path: Path, inputKind: FormulaInput, before: string | null): void {
  const { id: key } = ReactEditor.findKey(editor, Node.get(editor, path));
  const other = openFormulaOf(editor);
  if (other?.key === key) {
    setOpenFormula(editor, { ...other, inputKind, typedEarly: null });
    return;
  }
  const at = Editor.pathRef(editor, path);
  if (other) endFormula(editor, other, 'leaving');
  setOpenFormula(editor, { key, pathRef: at, initialLatex: before, inputKind, typedEarly: null });
}

/** Sets the LaTeX of the open formula. */
export function writeOpen(editor: Editor, latex: string): void {
  const open = openFormulaOf(editor);
  const at = open?.pathRef.current;
  const currentLatex = at ? latexAt(editor, at) : null;
  if (open && at && currentLatex !== null && latex !== currentLatex)
    writeLatex(editor, at, latex, open.initialLatex === currentLatex);
}

/** Continues the open formula in its LaTeX line, with text that was typed before the line was rendered. */
export function typeEarly(editor: Editor, text: string): void {
  const open = openFormulaOf(editor);
  if (!open) return;
  let source = open.typedEarly ?? sourceOf(latexAt(editor, open.pathRef.current) ?? '');
  const chars = Array.from(text);
  const end = () => {
    writeOpen(editor, source.latex);
    endFormula(editor, open, 'dollar');
    if (chars.length > 0) editor.insertText(chars.join(''));
  };
  for (let char = chars.shift(); char !== undefined; char = chars.shift()) {
    if (char === '$' && isClosing(source)) {
      end();
      return;
    }
    source = typeChar(source, char);
  }
  writeOpen(editor, source.latex);
  // A delayed selectionchange may have moved Slate's selection back to where it was before the
  // click.
  if (open.pathRef.current && !selectedFormula(editor))
    Transforms.select(editor, Editor.start(editor, open.pathRef.current));
  setOpenFormula(editor, { ...open, inputKind: 'line', typedEarly: source });
}

/** Ends the editing of a formula; its changes stay, except after Escape. */
export function endFormula(editor: Editor, open: OpenFormula, reason: EndReason): void {
  if (openFormulaOf(editor) !== open) return;
  const at = open.pathRef.unref();
  setOpenFormula(editor, null);
  if (reason !== 'leaving') takeFocus(editor);
  const latex = latexAt(editor, at);
  if (!at || latex === null) return;
  const finalLatex = reason === 'escape' ? (open.initialLatex ?? '') : trimLatex(latex);
  // Undo restores what Escape discards.
  const first = reason === 'escape' && latex.trim() !== '';
  const isBlock = isElementOfType('math')(Node.get(editor, at));
  if (finalLatex === '' && reason === 'dollar' && isAloneInParagraph(editor, at)) toBlock(editor, at);
  else if (finalLatex === '') removeFormula(editor, at, reason === 'dollar' ? '$' : '', first);
  else {
    if (finalLatex !== latex) writeLatex(editor, at, finalLatex, first);
    if (reason !== 'leaving') leaveFormula(editor, at, reason === 'backward' ? 'backward' : 'forward');
    if (reason === 'dollar' && isBlock) halfClosed.set(editor, editor.selection);
  }
  reportNow(editor);
}

/** Editors in which `$$` on an empty line makes a block formula; elsewhere it is a dollar sign. */
const withBlocks = new WeakSet<Editor>();
export function allowBlockShortcut(editor: Editor): void {
  withBlocks.add(editor);
}

/** Whether an inline formula, which was just opened, is all that its line has. */
function isAloneInParagraph(editor: Editor, at: Path): boolean {
  const line = at.length === 2 && withBlocks.has(editor) ? Node.get(editor, Path.parent(at)) : null;
  return line !== null && isElementOfType('paragraph')(line) && line.children.length <= 3 && Node.string(line) === '';
}

/** Replaces the line by an open block formula. Undo restores the two signs. */
function toBlock(editor: Editor, at: Path): void {
  const path = Path.parent(at);
  removeFormula(editor, at, '$$', false);
  HistoryEditor.withNewBatch(editor as HistoryEditor & Editor, () => {
    Editor.withoutNormalizing(editor, () => {
      Transforms.removeNodes(editor, { at: path });
      Transforms.insertNodes(editor, { type: 'math', latex: '', children: [{ text: '' }] }, { at: path, select: true });
    });
  });
  openFormula(editor, path, 'line', null);
}

/** Where a block formula was just closed by the first of two dollar signs. */
const halfClosed = new WeakMap<Editor, Editor['selection']>();

/** Whether a dollar sign is the second one after a block formula, which types nothing. */
export function isSecondClosing(editor: Editor, text: string): boolean {
  const at = halfClosed.get(editor);
  halfClosed.delete(editor);
  return text === '$' && Boolean(at && editor.selection && Range.equals(at, editor.selection));
}

/** Undoes the last change of the text, which the open formula may be part of. */
export function undoOpen(editor: Editor, open: OpenFormula): void {
  open.pathRef.unref();
  setOpenFormula(editor, null);
  takeFocus(editor);
  if (HistoryEditor.isHistoryEditor(editor)) editor.undo();
  reportNow(editor);
}
