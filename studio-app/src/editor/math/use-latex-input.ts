import { isPressed } from '@fourfold/ui-kit/shortcut';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { isClosing, type LatexSource, typeChar } from './latex-source.ts';
import { pastedLatex } from './pasted-latex.ts';
import type { EndReason } from './write-formula.ts';

type TextAreaRef = RefObject<HTMLTextAreaElement | null>;
type LatexInputCallbacks = {
  write: (latex: string) => void;
  end: (reason: EndReason) => void;
  undo: () => void;
  /** Called when the text is about to be needed. */
  report: () => void;
};

/**
 * Makes a text area an input of LaTeX (`latex-source.ts`). Text, caret and undo are the browser's
 * own; `undo` is called if the browser has nothing to undo.
 */
export function useLatexInput(input: TextAreaRef, callbacks: LatexInputCallbacks) {
  const isInAddedBraces = useRef(false);
  const initialText = useRef('');

  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    const area = input.current;
    const { data, inputType, isComposing } = event;
    if (!area || inputType !== 'insertText' || isComposing || !data) return;
    const before = area.value.slice(0, area.selectionStart);
    const after = area.value.slice(area.selectionEnd);
    const now = { latex: before + after, caret: before.length, isInAddedBraces: isInAddedBraces.current };
    if (data === '$' && isClosing(now)) {
      event.preventDefault();
      callbacks.end('dollar');
      return;
    }
    const next = Array.from(data).reduce(typeChar, now);
    isInAddedBraces.current = next.isInAddedBraces;
    if (next.latex === before + data + after) return;
    event.preventDefault();
    applySource(area, next);
    callbacks.write(area.value);
  });
  // Attached before the layout effect that focuses the line.
  useLayoutEffect(() => {
    const area = input.current;
    area?.addEventListener('beforeinput', onBeforeInput);
    return () => area?.removeEventListener('beforeinput', onBeforeInput);
  }, [input]);

  const resetBraces = () => {
    isInAddedBraces.current = false;
  };
  return {
    /** Takes the focus and sets the caret of a source. */
    begin({ caret, isInAddedBraces: isGrouped }: LatexSource) {
      const area = input.current;
      area?.focus({ preventScroll: true });
      area?.setSelectionRange(caret, caret);
      isInAddedBraces.current = isGrouped;
    },
    props: {
      onFocusCapture: () => {
        initialText.current = input.current?.value ?? '';
        resetBraces();
      },
      onPointerDown: resetBraces,
      onChange: () => callbacks.write(input.current?.value.replace(/[\r\n]+/g, ' ') ?? ''),
      onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
        if (event.nativeEvent.isComposing) return;
        if (event.key.length > 1 && event.key !== 'Backspace' && event.key !== 'Shift') resetBraces();
        // Reports on the modifier key, before Enter, so that the form has rendered the text by
        // then.
        if (event.ctrlKey || event.metaKey) callbacks.report();
        if (isPressed({ key: 'z' }, event) && event.currentTarget.value === initialText.current) {
          event.preventDefault();
          callbacks.undo();
          return;
        }
        const reason = endReasonOf(event);
        if (!reason) return;
        // Keys with a modifier also reach the form.
        if (!event.ctrlKey && !event.metaKey) {
          event.preventDefault();
          event.stopPropagation();
        }
        callbacks.end(reason);
      },
      onPaste(event: ClipboardEvent) {
        const text = event.clipboardData.getData('text/plain');
        const latex = pastedLatex(text);
        if (latex === text || !input.current) return;
        event.preventDefault();
        insert(input.current, latex);
        callbacks.write(input.current.value);
      },
    },
  };
}

function endReasonOf(event: KeyboardEvent<HTMLTextAreaElement>): EndReason | null {
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const caret = selectionStart === selectionEnd ? selectionStart : null;
  if (event.key === 'Enter') return 'forward';
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === 'Tab') return event.shiftKey ? 'backward' : 'forward';
  if (event.key === 'Escape') return 'escape';
  if (event.shiftKey) return null;
  if (event.key === 'ArrowRight' && caret === value.length) return 'forward';
  if (event.key === 'ArrowLeft' && caret === 0) return 'backward';
  return event.key === 'Backspace' && value === '' ? 'backward' : null;
}

/** Changes only the part that differs, so that the browser can undo it. */
function applySource(area: HTMLTextAreaElement, { latex, caret }: LatexSource): void {
  const { value } = area;
  const shorter = Math.min(value.length, latex.length);
  let head = 0;
  while (head < shorter && value[head] === latex[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && value.at(-1 - tail) === latex.at(-1 - tail)) tail += 1;
  area.setSelectionRange(head, value.length - tail);
  insert(area, latex.slice(head, latex.length - tail));
  area.setSelectionRange(caret, caret);
}

/** Inserts text as if typed over the selection: the only method that keeps the browser's undo history. */
function insert(area: HTMLTextAreaElement, text: string): void {
  if (!document.execCommand('insertText', false, text)) {
    area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  }
}
