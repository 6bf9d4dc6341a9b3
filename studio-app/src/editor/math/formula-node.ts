import { Editor, Node, type NodeEntry, Path, Transforms } from 'slate';
import { HistoryEditor } from 'slate-history';
import { elementAround, isElementOfType } from '../find-element.ts';
import type { ElementOf } from '../slate-types.ts';

export type Formula = ElementOf<'math' | 'inline-math'>;
export const isFormula = isElementOfType('math', 'inline-math');

/** The formula that the selection is in. */
export function selectedFormula(editor: Editor): NodeEntry<Formula> | undefined {
  return elementAround(editor, ['math', 'inline-math']);
}

/** The LaTeX of the formula at a path; null if there is none. */
export function latexAt(editor: Editor, path: Path | null): string | null {
  const node = path && Node.has(editor, path) ? Node.get(editor, path) : null;
  return node && isFormula(node) ? node.latex : null;
}

/** Sets the LaTeX of a formula. All changes form one undo step, which the call with `first` starts. */
export function writeLatex(editor: Editor, path: Path, latex: string, first: boolean): void {
  const withHistory = first ? HistoryEditor.withNewBatch : HistoryEditor.withMerging;
  withHistory(editor as HistoryEditor & Editor, () =>
    Transforms.setNodes<Formula>(editor, { latex }, { at: path, voids: true }),
  );
}

/** Removes a formula and inserts `replacement` as text. `first` as in `writeLatex`. */
export function removeFormula(editor: Editor, path: Path, replacement: string, first: boolean): void {
  const isBlock = isElementOfType('math')(Node.get(editor, path));
  const withHistory = first ? HistoryEditor.withNewBatch : HistoryEditor.withMerging;
  withHistory(editor as HistoryEditor & Editor, () => {
    Editor.withoutNormalizing(editor, () => {
      leaveFormula(editor, path, 'forward');
      Transforms.removeNodes(editor, { at: path, voids: true });
      if (isBlock) {
        Transforms.insertNodes(
          editor,
          { type: 'paragraph', children: [{ text: replacement }] },
          { at: path, select: true },
        );
        return;
      }
      if (replacement) Transforms.insertText(editor, replacement);
    });
  });
}

/** Moves the caret beside a formula; after a block at the end of the text, adds a paragraph. */
export function leaveFormula(editor: Editor, path: Path, direction: 'forward' | 'backward'): void {
  if (!Node.has(editor, path)) return;
  const isBlock = isElementOfType('math')(Node.get(editor, path));
  if (direction === 'backward' && (Path.hasPrevious(path) || !isBlock)) {
    const before = Editor.before(editor, path);
    if (before) {
      Transforms.select(editor, before);
      return;
    }
  }
  const next = Path.next(path);
  if (isBlock && !Node.has(editor, next)) {
    Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: '' }] }, { at: next });
  }
  if (Node.has(editor, next)) Transforms.select(editor, Editor.start(editor, next));
}
