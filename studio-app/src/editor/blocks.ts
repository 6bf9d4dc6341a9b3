import { Editor, type Node, Transforms } from 'slate';
import { around, isA } from './find.ts';
import { leaveLists } from './lists.ts';
import type { ElementOf, RichElement } from './slate-types.ts';

/** The style of the block where the selection starts, named as for authors. */
export type BlockStyle = 'text' | 'heading' | 'small-heading' | 'bullets' | 'numbers' | 'quote' | 'passage' | 'table';

export function blockStyle(editor: Editor): BlockStyle {
  const list = around(editor, 'list');
  if (list) return list[0].ordered ? 'numbers' : 'bullets';
  const heading = around(editor, 'heading');
  if (heading) return heading[0].level === 2 ? 'heading' : 'small-heading';
  if (around(editor, 'quote')) return 'quote';
  if (around(editor, 'passage')) return 'passage';
  return around(editor, 'table') ? 'table' : 'text';
}

/** Makes plain paragraphs, outside of lists, quotes and passages. */
export function makeText(editor: Editor): void {
  Editor.withoutNormalizing(editor, () => {
    leaveLists(editor);
    Transforms.unwrapNodes(editor, { match: isA('quote', 'passage'), split: true });
    setHeading(editor, null);
  });
}

/**
 * Turns the paragraphs of the selection into headings, or headings into paragraphs; those in a
 * passage stay in it.
 */
export function setHeading(editor: Editor, level: 2 | 3 | null): void {
  Editor.withoutNormalizing(editor, () => {
    if (level) {
      leaveLists(editor);
      Transforms.unwrapNodes(editor, { match: isA('quote'), split: true });
      Transforms.setNodes<ElementOf<'heading'>>(
        editor,
        { type: 'heading', level },
        { match: isA('paragraph', 'heading') },
      );
    } else {
      Transforms.setNodes<RichElement>(editor, { type: 'paragraph' }, { match: isA('heading') });
    }
  });
}

/** Wraps the blocks of the selection in a quote or passage, or unwraps them. */
export function toggleFrame(editor: Editor, frame: 'quote' | 'passage'): void {
  Editor.withoutNormalizing(editor, () => {
    const inside = around(editor, frame);
    leaveLists(editor);
    Transforms.unwrapNodes(editor, { match: isA('quote', 'passage'), split: true });
    if (inside) return;
    if (frame === 'quote') setHeading(editor, null);
    const holds = isA('paragraph', 'heading');
    const match = (node: Node, path: readonly number[]) => path.length === 1 && holds(node);
    Transforms.wrapNodes(editor, { type: frame, children: [] }, { match });
  });
}
