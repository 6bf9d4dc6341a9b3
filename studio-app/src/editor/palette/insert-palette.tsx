import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { type Editor, Transforms } from 'slate';
import { HistoryEditor } from 'slate-history';
import { ReactEditor, useSlateSelector, useSlateStatic } from 'slate-react';
import type { EditorSchema } from '../element-kinds.ts';
import type { OpenDialog } from '../insert-tools.tsx';
import css from './insert-palette.module.css';
import { type PaletteOption, paletteOptions } from './palette-options.ts';
import { closePalette, setChoices, slashQuery, slashRange, useSlash } from './slash-state.ts';

type InsertPaletteProps = { scheme: EditorSchema; onOpen: (opened: OpenDialog) => void };

/** After a typed slash: what can be inserted there, filtered by what is typed next. The focus stays in the text. */
export function InsertPalette(props: InsertPaletteProps) {
  const editor = useSlateStatic();
  const slash = useSlash();
  const query = useSlateSelector(slashQuery);
  const options = slash && query !== null ? paletteOptions(props.scheme, query) : [];
  const isOpen = options.length > 0;
  useEffect(() => {
    if (slash && !isOpen) closePalette(editor);
  }, [editor, slash, isOpen]);
  return slash && isOpen ? (
    <OpenPalette {...props} options={options} active={Math.min(slash.active, options.length - 1)} />
  ) : null;
}

type OpenPaletteProps = InsertPaletteProps & { options: readonly PaletteOption[]; active: number };

function OpenPalette({ options, active, onOpen }: OpenPaletteProps) {
  const editor = useSlateStatic();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const choose = ({ insert }: PaletteOption) => {
    const range = slashRange(editor);
    closePalette(editor);
    // Undo restores the slash and what was typed after it.
    HistoryEditor.withNewBatch(editor, () => {
      if (range) Transforms.delete(editor, { at: range });
    });
    if (insert === 'link') onOpen('link');
    else insert(editor);
  };
  useLayoutEffect(() => {
    setChoices(
      editor,
      options.map((option) => ({ label: option.label, choose: () => choose(option) })),
    );
    return () => setChoices(editor, []);
  });
  useLayoutEffect(() => {
    const move = () => box.current && moveToSlash(editor, box.current);
    move();
    // In the capture phase, because scrolling of an inner box does not bubble.
    addEventListener('scroll', move, { passive: true, capture: true });
    return () => removeEventListener('scroll', move, { capture: true });
  });
  useEffect(() => {
    const text = ReactEditor.toDOMNode(editor, editor);
    text.setAttribute('aria-controls', id);
    text.setAttribute('aria-activedescendant', `${id}-${active}`);
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [editor, id, active]);
  useEffect(() => {
    const text = ReactEditor.toDOMNode(editor, editor);
    const close = () => closePalette(editor);
    text.addEventListener('blur', close);
    return () => {
      text.removeAttribute('aria-controls');
      text.removeAttribute('aria-activedescendant');
      text.removeEventListener('blur', close);
    };
  }, [editor]);
  return (
    <div ref={box} popover="manual" id={id} className={css.palette} role="listbox" aria-label="Insert">
      {options.map((option, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the keys are those of the text, which keeps the focus
        <div
          key={option.label}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          className={css.option}
          // The caret stays in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(option)}
        >
          {option.label}
        </div>
      ))}
    </div>
  );
}

/** Below the slash, or above it where there is no room. */
function moveToSlash(editor: Editor, element: HTMLElement): void {
  const range = slashRange(editor);
  if (!range) return;
  element.showPopover();
  const { left, top, bottom } = ReactEditor.toDOMRange(editor, range).getBoundingClientRect();
  const { offsetHeight: height, offsetWidth: width } = element;
  const isBelow = bottom + height + 8 <= innerHeight || top < height + 8;
  element.style.top = `${isBelow ? bottom + 4 : top - height - 4}px`;
  element.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
}
