import { Editor, Node, Path, Range } from 'slate';
import { ReactEditor, useSlateSelector } from 'slate-react';
import type { RichElement } from './slate-types.ts';

/**
 * Whether the selection touches this element. Slate's own hook searches the element's path on each key press, which is
 * slow in a text with a hundred formulas; a collapsed selection needs no search here.
 */
export function useSelected(element: RichElement): boolean {
  return useSlateSelector(
    (editor) => {
      const { selection } = editor;
      if (!selection) return false;
      if (Range.isCollapsed(selection)) return Node.getIf(editor, Path.parent(selection.anchor.path)) === element;
      const elementRange = Editor.range(editor, ReactEditor.findPath(editor, element));
      return Range.intersection(elementRange, selection) !== null;
    },
    undefined,
    { deferred: true },
  );
}
