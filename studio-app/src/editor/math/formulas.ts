import { Editor, Node, type NodeEntry, Path, Range, Transforms } from 'slate';
import { HistoryEditor } from 'slate-history';
import { around, wordsAround } from '../find.ts';
import type { ElementOf } from '../slate-types.ts';
import { type Formula, formulaAt, isFormula } from './formula-node.ts';
import type { WrittenIn } from './open-formula.ts';
import { openFormula } from './write-formula.ts';

/**
 * Inserts an inline formula and opens it; selected text becomes its LaTeX. Returns false where only
 * text is allowed.
 */
export function insertInline(editor: Editor, by: WrittenIn): boolean {
  const words = wordsAround(editor);
  if (!words || around(editor, ['link', 'tooltip'])) return false;
  const latex = selectedWords(editor, words[1]);
  if (latex === null) return false;
  const node: Formula = { type: 'inline-math', latex, children: [{ text: '' }] };
  HistoryEditor.withNewBatch(editor as HistoryEditor & Editor, () => {
    Editor.withoutNormalizing(editor, () => {
      if (latex) Transforms.delete(editor);
      Transforms.insertNodes(editor, node, { select: true });
    });
  });
  return openNew(editor, by);
}

/**
 * Inserts a formula as a block after the block of the selection; an empty paragraph is replaced.
 */
export function insertBlock(editor: Editor, by: WrittenIn): boolean {
  if (around(editor, ['table-cell', 'link', 'tooltip'])) return insertInline(editor, by);
  const own = formulaAt(editor);
  if (own) return own[0].type === 'inline-math' && standAlone(editor, own as NodeEntry<ElementOf<'inline-math'>>);
  const words = wordsAround(editor);
  const latex = words ? selectedWords(editor, words[1]) : '';
  const node: Formula = { type: 'math', latex: latex ?? '', children: [{ text: '' }] };
  HistoryEditor.withNewBatch(editor as HistoryEditor & Editor, () => {
    Editor.withoutNormalizing(editor, () => {
      if (latex) Transforms.delete(editor);
      Transforms.insertNodes(editor, node, { at: roomFor(editor), select: true });
    });
  });
  return openNew(editor, by);
}

/**
 * The path for a new block: after the paragraph within a list item, otherwise after the top-level
 * block.
 */
function roomFor(editor: Editor): Path {
  const words = wordsAround(editor);
  const top = editor.selection?.anchor.path.slice(0, 1) ?? [editor.children.length - 1];
  const path = words && around(editor, 'list-item', words[1]) ? words[1] : top;
  const isBlank = words && Node.string(words[0]) === '' && words[0].children.length === 1;
  if (!isBlank || words[0].type !== 'paragraph' || !Path.equals(path, words[1])) return Path.next(path);
  Transforms.removeNodes(editor, { at: path });
  return path;
}

function openNew(editor: Editor, by: WrittenIn): boolean {
  const made = formulaAt(editor);
  if (!made) return false;
  openFormula(editor, made[1], by, null);
  return true;
}

/**
 * Turns an inline formula into a block; the text before and after it becomes separate paragraphs.
 */
function standAlone(editor: Editor, [formula, path]: NodeEntry<ElementOf<'inline-math'>>): boolean {
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
function selectedWords(editor: Editor, block: Path): string | null {
  const { selection } = editor;
  if (!selection || Range.isCollapsed(selection)) return '';
  const [start, end] = Range.edges(selection);
  const inOne = Path.isDescendant(start.path, block) && Path.isDescendant(end.path, block);
  return inOne && Path.equals(Path.parent(start.path), Path.parent(end.path)) && !hasFormula(editor)
    ? Editor.string(editor, selection).trim()
    : null;
}

function hasFormula(editor: Editor): boolean {
  const [found] = Editor.nodes(editor, { match: isFormula, voids: true });
  return found !== undefined;
}
