import { Editor, Node, type NodeEntry, Path, Range, Transforms } from 'slate';
import { HistoryEditor } from 'slate-history';
import { around, wordsAround } from '../find.ts';
import type { ElementOf } from '../slate-types.ts';
import { type Formula, formulaAt, isFormula } from './formula-node.ts';
import type { WrittenIn } from './open-formula.ts';
import { openFormula } from './write-formula.ts';

/** A formula in the line, open for writing; words that are selected are its LaTeX. Not where only text may stand. */
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

/** A formula on a line of its own, behind the block of the selection; an empty paragraph gives way to it. */
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

/** Where a block comes to stand: behind the paragraph in an item, behind the whole block elsewhere. */
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

/** A formula of a line gets a line of its own, with the words before and behind it in paragraphs of theirs. */
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

/** Plain words within one block; null where more is selected than words. */
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
