import { Editor, Node, type NodeEntry, Path, Range, Transforms } from 'slate';
import { HistoryEditor } from 'slate-history';
import { around, isA, wordsAround } from '../find.ts';
import type { ElementOf } from '../slate-types.ts';
import { openFormula } from './open-formula.ts';

export type Formula = ElementOf<'math' | 'inline-math'>;
export const isFormula = isA('math', 'inline-math');

/** The formula that the selection lies in. */
export function formulaAt(editor: Editor): NodeEntry<Formula> | undefined {
  return around(editor, ['math', 'inline-math']);
}

/** A formula in the line, open for writing; words that are selected are its LaTeX. Not where only text may stand. */
export function insertInline(editor: Editor): boolean {
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
  return openNew(editor);
}

/** A formula on a line of its own, behind the block of the selection; an empty paragraph gives way to it. */
export function insertBlock(editor: Editor): boolean {
  if (around(editor, ['table-cell', 'link', 'tooltip'])) return insertInline(editor);
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
  return openNew(editor);
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

function openNew(editor: Editor): boolean {
  const made = formulaAt(editor);
  if (!made) return false;
  openFormula(editor, made[1], null);
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

/** What is being written goes into one step of Undo, with what opened it. */
export function writeLatex(editor: Editor, path: Path, latex: string, first: boolean): void {
  const write = () => Transforms.setNodes<Formula>(editor, { latex }, { at: path, voids: true });
  const history = editor as HistoryEditor & Editor;
  if (first) HistoryEditor.withNewBatch(history, write);
  else HistoryEditor.withMerging(history, write);
}

/** Takes a formula with nothing in it away; words may stand in its place. */
export function dropFormula(editor: Editor, path: Path, instead = ''): void {
  const isBlock = isA('math')(Node.get(editor, path));
  HistoryEditor.withMerging(editor as HistoryEditor & Editor, () => {
    Editor.withoutNormalizing(editor, () => {
      leaveFormula(editor, path, 'forward');
      Transforms.removeNodes(editor, { at: path, voids: true });
      if (isBlock) {
        Transforms.insertNodes(
          editor,
          { type: 'paragraph', children: [{ text: instead }] },
          { at: path, select: true },
        );
        return;
      }
      if (instead) Transforms.insertText(editor, instead);
    });
  });
}

/** Sets the caret beside a formula; behind a block that is the last one there will be room for words. */
export function leaveFormula(editor: Editor, path: Path, direction: 'forward' | 'backward'): void {
  if (!Node.has(editor, path)) return;
  const isBlock = isA('math')(Node.get(editor, path));
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
