import { Editor, type Node, Transforms } from 'slate';
import { elementAround, isElementOfType } from './find-element.ts';
import { leaveLists } from './lists.ts';
import type { ElementOf, RichElement } from './slate-types.ts';

/** The style of the block where the selection starts, named as for authors. */
export type BlockStyle = 'text' | 'heading' | 'small-heading' | 'bullets' | 'numbers' | 'quote' | 'passage' | 'table';

export function blockStyle(editor: Editor): BlockStyle {
  const list = elementAround(editor, 'list');
  if (list) return list[0].ordered ? 'numbers' : 'bullets';
  const heading = elementAround(editor, 'heading');
  if (heading) return heading[0].level === 2 ? 'heading' : 'small-heading';
  if (elementAround(editor, 'quote')) return 'quote';
  if (elementAround(editor, 'passage')) return 'passage';
  return elementAround(editor, 'table') ? 'table' : 'text';
}

/** Makes plain paragraphs, outside of lists, quotes and passages. */
export function makeText(editor: Editor): void {
  Editor.withoutNormalizing(editor, () => {
    leaveLists(editor);
    Transforms.unwrapNodes(editor, { match: isElementOfType('quote', 'passage'), split: true });
    setHeading(editor, null);
  });
}

/** Turns the paragraphs of the selection into headings, or headings into paragraphs; those in a passage stay in it. */
export function setHeading(editor: Editor, level: 2 | 3 | null): void {
  Editor.withoutNormalizing(editor, () => {
    if (level) {
      leaveLists(editor);
      Transforms.unwrapNodes(editor, { match: isElementOfType('quote'), split: true });
      Transforms.setNodes<ElementOf<'heading'>>(
        editor,
        { type: 'heading', level },
        { match: isElementOfType('paragraph', 'heading') },
      );
    } else {
      Transforms.setNodes<RichElement>(editor, { type: 'paragraph' }, { match: isElementOfType('heading') });
    }
  });
}

/** Wraps the blocks of the selection in a quote or passage, or unwraps them. */
export function toggleFrame(editor: Editor, frame: 'quote' | 'passage'): void {
  Editor.withoutNormalizing(editor, () => {
    const existing = elementAround(editor, frame);
    leaveLists(editor);
    Transforms.unwrapNodes(editor, { match: isElementOfType('quote', 'passage'), split: true });
    if (existing) return;
    if (frame === 'quote') setHeading(editor, null);
    const canBeFramed = isElementOfType('paragraph', 'heading');
    const match = (node: Node, path: readonly number[]) => path.length === 1 && canBeFramed(node);
    Transforms.wrapNodes(editor, { type: frame, children: [] }, { match });
  });
}
