import { Editor, Node, Path, Range } from 'slate';
import { ReactEditor, useSlateSelector } from 'slate-react';
import type { RichElement } from './slate-types.ts';

/**
 * Whether the selection touches this element. Slate's own hook looks for the element's path with every key, which a
 * text with a hundred formulas feels; while something is typed the caret says it at once.
 */
export function useSelected(element: RichElement): boolean {
  return useSlateSelector(
    (editor) => {
      const { selection } = editor;
      if (!selection) return false;
      if (Range.isCollapsed(selection)) return Node.getIf(editor, Path.parent(selection.anchor.path)) === element;
      const own = Editor.range(editor, ReactEditor.findPath(editor, element));
      return Range.intersection(own, selection) !== null;
    },
    undefined,
    { deferred: true },
  );
}
