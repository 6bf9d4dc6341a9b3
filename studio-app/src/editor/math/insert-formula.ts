import { Editor, Node, type NodeEntry, Path, Range, Transforms } from 'slate';
import { HistoryEditor } from 'slate-history';
import { elementAround, textBlockAround } from '../find-element.ts';
import type { ElementOf } from '../slate-types.ts';
import { type Formula, isFormula, selectedFormula } from './formula-node.ts';
import type { FormulaInput } from './open-formula-state.ts';
import { openFormula } from './write-formula.ts';

/**
 * Inserts an inline formula and opens it; selected text becomes its LaTeX. Returns false where only text is allowed.
 */
export function insertInlineFormula(editor: Editor, inputKind: FormulaInput): boolean {
  const textBlock = textBlockAround(editor);
  if (!textBlock || elementAround(editor, ['link', 'tooltip'])) return false;
  const latex = selectedText(editor, textBlock[1]);
  if (latex === null) return false;
  const node: Formula = { type: 'inline-math', latex, children: [{ text: '' }] };
  HistoryEditor.withNewBatch(editor as HistoryEditor & Editor, () => {
    Editor.withoutNormalizing(editor, () => {
      if (latex) Transforms.delete(editor);
      Transforms.insertNodes(editor, node, { select: true });
    });
  });
  return openInserted(editor, inputKind);
}

/** Inserts a formula as a block after the block of the selection; an empty paragraph is replaced. */
export function insertBlockFormula(editor: Editor, inputKind: FormulaInput): boolean {
  if (elementAround(editor, ['table-cell', 'link', 'tooltip'])) return insertInlineFormula(editor, inputKind);
  const existing = selectedFormula(editor);
  if (existing)
    return (
      existing[0].type === 'inline-math' && toBlockFormula(editor, existing as NodeEntry<ElementOf<'inline-math'>>)
    );
  const textBlock = textBlockAround(editor);
  const latex = textBlock ? selectedText(editor, textBlock[1]) : '';
  const node: Formula = { type: 'math', latex: latex ?? '', children: [{ text: '' }] };
  HistoryEditor.withNewBatch(editor as HistoryEditor & Editor, () => {
    Editor.withoutNormalizing(editor, () => {
      if (latex) Transforms.delete(editor);
      Transforms.insertNodes(editor, node, { at: insertionPath(editor), select: true });
    });
  });
  return openInserted(editor, inputKind);
}

/** The path for a new block: after the paragraph within a list item, otherwise after the top-level block. */
function insertionPath(editor: Editor): Path {
  const textBlock = textBlockAround(editor);
  const top = editor.selection?.anchor.path.slice(0, 1) ?? [editor.children.length - 1];
  const path = textBlock && elementAround(editor, 'list-item', textBlock[1]) ? textBlock[1] : top;
  const isBlank = textBlock && Node.string(textBlock[0]) === '' && textBlock[0].children.length === 1;
  if (!isBlank || textBlock[0].type !== 'paragraph' || !Path.equals(path, textBlock[1])) return Path.next(path);
  Transforms.removeNodes(editor, { at: path });
  return path;
}

function openInserted(editor: Editor, inputKind: FormulaInput): boolean {
  const inserted = selectedFormula(editor);
  if (!inserted) return false;
  openFormula(editor, inserted[1], inputKind, null);
  return true;
}

/** Turns an inline formula into a block; the text before and after it becomes separate paragraphs. */
function toBlockFormula(editor: Editor, [formula, path]: NodeEntry<ElementOf<'inline-math'>>): boolean {
  HistoryEditor.withNewBatch(editor as HistoryEditor & Editor, () => {
    Editor.withoutNormalizing(editor, () => {
      const after = Editor.start(editor, Path.next(path));
      Transforms.splitNodes(editor, { at: after, always: true });
      Transforms.removeNodes(editor, { at: path });
      const at = Path.next(Path.parent(path));
      Transforms.insertNodes(editor, { ...formula, type: 'math' }, { at, select: true });
    });
  });
  return true;
}

/** The selected text within one block; null if more than plain text is selected. */
function selectedText(editor: Editor, block: Path): string | null {
  const { selection } = editor;
  if (!selection || Range.isCollapsed(selection)) return '';
  const [start, end] = Range.edges(selection);
  const isInBlock = Path.isDescendant(start.path, block) && Path.isDescendant(end.path, block);
  return isInBlock && Path.equals(Path.parent(start.path), Path.parent(end.path)) && !hasFormula(editor)
    ? Editor.string(editor, selection).trim()
    : null;
}

function hasFormula(editor: Editor): boolean {
  const [found] = Editor.nodes(editor, { match: isFormula, voids: true });
  return found !== undefined;
}
