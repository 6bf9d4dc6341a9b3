import { drawNodes } from '@fourfold/ui-kit/rich-text/nodes';
import type { ReactNode } from 'react';
import { Editor } from 'slate';
import { ReactEditor, type RenderElementProps, useSlateStatic } from 'slate-react';
import { apiBase } from '../../session/installation.ts';
import type { ElementOf } from '../slate-types.ts';
import { useSelected } from '../use-selected.ts';
import css from './media.module.css';
import { ask } from './media-asked.ts';

type Props<Type extends 'image' | 'video'> = Omit<RenderElementProps, 'element'> & { element: ElementOf<Type> };

/** A picture in the editor, as learners see it, with its alternative text below. */
export function ImageElement({ element, ...slate }: Props<'image'>) {
  const note = element.alt.trim() ? `Alternative text: ${element.alt}` : 'Decorative: nothing is read out for it';
  return <Media {...slate} element={element} note={note} drawn={draw(element)} />;
}

/** A video in the editor, as learners see it before it plays; it cannot be played here. */
export function VideoElement({ element, ...slate }: Props<'video'>) {
  return <Media {...slate} element={element} note={element.url} drawn={<div inert>{draw(element)}</div>} />;
}

function draw(element: ElementOf<'image' | 'video'>): ReactNode {
  return drawNodes([element], { formulas: {}, mediaBase: apiBase, depth: 0 });
}

type MediaProps = Props<'image' | 'video'> & { note: string; drawn: ReactNode };

function Media({ attributes, children, element, note, drawn }: MediaProps) {
  const editor = useSlateStatic();
  const selected = useSelected(element);
  const change = () => {
    const path = ReactEditor.findPath(editor, element);
    ask(editor, { kind: element.type, at: Editor.pathRef(editor, path) });
  };
  return (
    <div {...attributes}>
      {children}
      <div contentEditable={false} className={css.media} data-selected={selected || undefined}>
        {drawn}
        <p className={css.note} data-none={(element.type === 'image' && !element.alt.trim()) || undefined}>
          <span>{note}</span>
          {/* Keyboard users open the same dialog with the toolbar button. */}
          <button type="button" tabIndex={-1} onClick={change}>
            Change
          </button>
        </p>
      </div>
    </div>
  );
}
