import { apiBase } from '@fourfold/app-shell/installation';
import { renderNodes } from '@fourfold/ui-kit/rich-text/render-nodes';
import type { ReactNode } from 'react';
import { Editor } from 'slate';
import { ReactEditor, type RenderElementProps, useSlateStatic } from 'slate-react';
import type { ElementOf } from '../slate-types.ts';
import { useSelected } from '../use-selected.ts';
import css from './media.module.css';
import { openMediaDialog } from './media-dialog-state.ts';

type MediaElementProps<Type extends 'image' | 'video'> = Omit<RenderElementProps, 'element'> & {
  element: ElementOf<Type>;
};

/** A picture in the editor, as learners see it, with its alternative text below. */
export function ImageElement({ element, ...slate }: MediaElementProps<'image'>) {
  const note = element.alt.trim() ? `Alternative text: ${element.alt}` : 'Decorative: nothing is read out for it';
  return <Media {...slate} element={element} note={note} content={renderAsLearner(element)} />;
}

/** A video in the editor, as learners see it before it plays; it cannot be played here. */
export function VideoElement({ element, ...slate }: MediaElementProps<'video'>) {
  return (
    <Media {...slate} element={element} note={element.url} content={<div inert>{renderAsLearner(element)}</div>} />
  );
}

function renderAsLearner(element: ElementOf<'image' | 'video'>): ReactNode {
  return renderNodes([element], { formulas: {}, mediaBase: apiBase, depth: 0 });
}

type MediaProps = MediaElementProps<'image' | 'video'> & { note: string; content: ReactNode };

function Media({ attributes, children, element, note, content }: MediaProps) {
  const editor = useSlateStatic();
  const selected = useSelected(element);
  const openDialog = () => {
    const path = ReactEditor.findPath(editor, element);
    openMediaDialog(editor, { kind: element.type, at: Editor.pathRef(editor, path) });
  };
  return (
    <div {...attributes}>
      {children}
      <div contentEditable={false} className={css.media} data-selected={selected || undefined}>
        {content}
        <p className={css.note} data-none={(element.type === 'image' && !element.alt.trim()) || undefined}>
          <span>{note}</span>
          {/* Keyboard users open the same dialog with the toolbar button. */}
          <button type="button" tabIndex={-1} onClick={openDialog}>
            Change
          </button>
        </p>
      </div>
    </div>
  );
}
