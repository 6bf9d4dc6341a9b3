import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useShortcutLines } from '../view/shortcut-table.ts';
import type { AnnotationStore } from './annotation-store.ts';
import { NotesPanel } from './notes-panel.tsx';
import { SelectionToolbar } from './selection-toolbar.tsx';
import { chooserKeys, TextChooser } from './text-chooser.tsx';
import { useAnnotating } from './use-annotating.ts';
import { selectedIn } from './use-selected-text.ts';

type AnnotatingProps = {
  /** The element of the tools; the question is in the same dialog or page. */
  tools: RefObject<HTMLElement | null>;
  question: string;
  store: AnnotationStore;
  open: 'choose' | 'notes' | null;
  onClose(): void;
};

/** Highlights and notes: at the selected text, by keyboard, and as a list. */
export function Annotating({ tools, question, store, open, onClose }: AnnotatingProps) {
  const annotating = useAnnotating(tools, question, store);
  const { texts, shown, target, current, setTarget, setChosen } = annotating;
  const isChoosing = open === 'choose';
  const latest = useRef({ target, texts, setTarget, onClose });
  latest.current = { target, texts, setTarget, onClose };
  // With selected text, the key goes to its buttons.
  useLayoutEffect(() => {
    const selection = latest.current.target ?? selectedIn(latest.current.texts);
    if (!isChoosing || !selection) return;
    latest.current.setTarget({ id: null, ...selection, focused: true });
    latest.current.onClose();
  }, [isChoosing]);
  useShortcutLines({ title: 'Highlighting words', lines: store.change ? chooserKeys : [] });
  return (
    <>
      {isChoosing && (
        <TextChooser
          key={question}
          texts={texts}
          active={!target}
          onChange={setChosen}
          onChosen={(selection) => setTarget({ ...selection, id: null, focused: true })}
          onClose={onClose}
        />
      )}
      {target && store.change && (
        <SelectionToolbar
          key={`${target.part} ${target.span.from} ${target.span.to}`}
          ranges={annotating.ranges}
          length={annotating.length}
          style={current?.style ?? null}
          note={current?.note ?? ''}
          removable={annotating.removable.length}
          focused={target.focused}
          isNoting={annotating.isNoting}
          onStyle={annotating.style}
          onNote={annotating.note}
          onRemove={() => annotating.remove(annotating.removable)}
          onClose={annotating.close}
        />
      )}
      {open === 'notes' && (
        <NotesPanel
          annotations={shown}
          onRemove={store.change && ((id) => annotating.remove([id]))}
          onOpen={annotating.show}
          onClose={onClose}
        />
      )}
    </>
  );
}
