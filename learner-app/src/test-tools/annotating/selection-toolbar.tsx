import { type AnnotationStyle, annotationStyles, maxNote, maxQuote } from '@fourfold/core/annotations/limits';
import { followAnchor } from '@fourfold/ui-kit/anchored-panel';
import { Button } from '@fourfold/ui-kit/button';
import { TextArea } from '@fourfold/ui-kit/text-area';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import css from './selection-toolbar.module.css';
import { styleTitles } from './style-titles.ts';

export type SelectionToolbarProps = {
  /** Where the text is on the page. */
  ranges: readonly Range[];
  /** Characters of the text. */
  length: number;
  /** The style that the text has; null if it is not highlighted. */
  style: AnnotationStyle | null;
  note: string;
  /** Annotations that Remove would remove. */
  removable: number;
  /** Takes the focus: it was opened with the keyboard. */
  focused: boolean;
  /** Set while a note is written. */
  isNoting: RefObject<boolean>;
  onStyle(style: AnnotationStyle): void;
  /** Stores the note; of text that is not highlighted, with a highlight. */
  onNote(note: string): void;
  onRemove(): void;
  onClose(): void;
};

/** Buttons at selected or highlighted text: its style, its note, and Remove. */
export function SelectionToolbar(props: SelectionToolbarProps) {
  const { ranges, length, note, focused, onClose, onNote } = props;
  const panel = useRef<HTMLDivElement>(null);
  const [isNoting, setIsNoting] = useState(false);
  const last = ranges.at(-1);
  const { isNoting: noting } = props;
  useLayoutEffect(() => {
    noting.current = isNoting;
    return () => {
      noting.current = false;
    };
  }, [noting, isNoting]);

  useLayoutEffect(() => {
    const shown = panel.current;
    if (!shown || !last) return;
    shown.showPopover();
    const lastLine = () => [...last.getClientRects()].at(-1) ?? last.getBoundingClientRect();
    const anchor = { getClientRects: () => [lastLine()] as unknown as DOMRectList, getBoundingClientRect: lastLine };
    return followAnchor(shown, anchor, { isAbove: (at, { height }) => at.bottom + height + 12 > innerHeight });
  }, [last]);
  useLayoutEffect(() => {
    if (focused) panel.current?.querySelector<HTMLElement>('button')?.focus();
  }, [focused]);

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
    if (isNoting || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return;
    const buttons = [...(panel.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const { length: count } = buttons;
    buttons[(at + (event.key === 'ArrowRight' ? 1 : count - 1)) % count]?.focus();
    event.preventDefault();
  };
  return (
    <div
      ref={panel}
      popover="manual"
      role="dialog"
      aria-label="Highlight"
      className={css.toolbar}
      onKeyDown={onKeyDown}
      // The text stays selected while a button is pressed.
      onPointerDown={(event) => !isNoting && event.preventDefault()}
    >
      {length > maxQuote ? (
        <p className={css.note}>Select at most {maxQuote.toLocaleString('en')} characters.</p>
      ) : isNoting ? (
        <NoteForm note={note} onSave={onNote} onCancel={() => setIsNoting(false)} />
      ) : (
        <Styles {...props} onNoting={() => setIsNoting(true)} />
      )}
    </div>
  );
}

function Styles({ style, note, removable, onStyle, onRemove, onNoting }: SelectionToolbarProps & { onNoting(): void }) {
  return (
    <>
      {annotationStyles.map((one) => (
        <button
          key={one}
          type="button"
          className={css.style}
          data-style={one}
          aria-pressed={style === one}
          aria-label={styleTitles[one]}
          title={styleTitles[one]}
          onClick={() => onStyle(one)}
        >
          <span aria-hidden="true">A</span>
        </button>
      ))}
      <Button kind="quiet" onClick={onNoting}>
        {note ? 'Edit note' : 'Note'}
      </Button>
      {removable > 0 && (
        <Button kind="quiet" onClick={onRemove}>
          Remove
        </Button>
      )}
    </>
  );
}

function NoteForm({ note, onSave, onCancel }: { note: string; onSave(note: string): void; onCancel(): void }) {
  const [text, setText] = useState(note);
  return (
    <div className={css.form}>
      <TextArea
        label="Note"
        rows={3}
        maxLength={maxNote}
        value={text}
        autoFocus
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave(text.trim());
        }}
      />
      <div className={css.actions}>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button kind="primary" onClick={() => onSave(text.trim())}>
          Save note
        </Button>
      </div>
    </div>
  );
}
