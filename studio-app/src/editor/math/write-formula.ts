import { trimLatex } from '@fourfold/core/rich-text/normalise-latex';
import { Editor, Node, type Path, Transforms } from 'slate';
import { HistoryEditor } from 'slate-history';
import { ReactEditor } from 'slate-react';
import { takeFocus } from '../take-focus.ts';
import { reportNow } from '../use-report.ts';
import { dropFormula, formulaAt, latexAt, leaveFormula, writeLatex } from './formula-node.ts';
import { isClosing, sourceOf, typeChar } from './latex-source.ts';
import { type Open, openedIn, setOpen, type WrittenIn } from './open-formula.ts';

/** How the editing of a formula ended. */
export type Ending =
  /** By Enter, Tab, or an arrow key that leaves it. */
  | 'forward'
  | 'backward'
  /** By the second dollar sign; an empty formula then becomes a dollar sign. */
  | 'dollar'
  | 'escape'
  /** The focus moved elsewhere. */
  | 'leaving';

/**
 * Opens a formula for editing and ends another open one. `before` is null if this one was just
 * created.
 */
export function openFormula(editor: Editor, path: Path, by: WrittenIn, before: string | null): void {
  const { id: key } = ReactEditor.findKey(editor, Node.get(editor, path));
  const other = openedIn(editor);
  if (other?.key === key) {
    setOpen(editor, { ...other, by, early: null });
    return;
  }
  const at = Editor.pathRef(editor, path);
  if (other) endFormula(editor, other, 'leaving');
  setOpen(editor, { key, at, before, by, early: null });
}

/** Sets the LaTeX of the open formula. */
export function writeOpen(editor: Editor, latex: string): void {
  const open = openedIn(editor);
  const at = open?.at.current;
  const now = at ? latexAt(editor, at) : null;
  if (open && at && now !== null && latex !== now) writeLatex(editor, at, latex, open.before === now);
}

/**
 * Continues the open formula in its LaTeX line, with text that was typed before the line was
 * rendered.
 */
export function typeEarly(editor: Editor, text: string): void {
  const open = openedIn(editor);
  if (!open) return;
  let source = open.early ?? sourceOf(latexAt(editor, open.at.current) ?? '');
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
  if (open.at.current && !formulaAt(editor)) Transforms.select(editor, Editor.start(editor, open.at.current));
  setOpen(editor, { ...open, by: 'line', early: source });
}

/** Ends the editing of a formula; its changes stay, except after Escape. */
export function endFormula(editor: Editor, open: Open, ending: Ending): void {
  if (openedIn(editor) !== open) return;
  const at = open.at.unref();
  setOpen(editor, null);
  if (ending !== 'leaving') takeFocus(editor);
  const latex = latexAt(editor, at);
  if (!at || latex === null) return;
  const left = ending === 'escape' ? (open.before ?? '') : trimLatex(latex);
  // Undo restores what Escape discards.
  const first = ending === 'escape' && latex.trim() !== '';
  if (left === '') dropFormula(editor, at, ending === 'dollar' ? '$' : '', first);
  else {
    if (left !== latex) writeLatex(editor, at, left, first);
    if (ending !== 'leaving') leaveFormula(editor, at, ending === 'backward' ? 'backward' : 'forward');
  }
  reportNow(editor);
}

/** Undoes the last change of the text, which the open formula may be part of. */
export function undoOpen(editor: Editor, open: Open): void {
  open.at.unref();
  setOpen(editor, null);
  takeFocus(editor);
  if (HistoryEditor.isHistoryEditor(editor)) editor.undo();
  reportNow(editor);
}
