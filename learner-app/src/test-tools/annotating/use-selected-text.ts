import { type Span, trimmed } from '@fourfold/core/annotations/anchor';
import { type AnnotatedPart, annotatedParts } from '@fourfold/core/annotations/limits';
import { useEffect, useRef } from 'react';
import { offsetOf, spanOf } from './part-text.ts';
import type { PartTexts } from './use-part-texts.ts';

/** Part of a text of the question. */
export type TextSelection = { part: AnnotatedPart; span: Span };

type SelectionEvents = {
  texts: PartTexts;
  /** Text was selected with the pointer or the keyboard; null when nothing is selected any more. */
  onSelect(selection: TextSelection | null): void;
  /** The text at this offset was clicked. */
  onClick(part: AnnotatedPart, offset: number): void;
};

/** Milliseconds without a change of the selection, after which it counts as made. */
const settledMs = 150;

/** Reports text of the question that is selected or clicked. */
export function useSelectedText(events: SelectionEvents): void {
  const latest = useRef(events);
  latest.current = events;
  useEffect(() => {
    let timer = 0;
    let isPressed = false;
    const settle = () => {
      clearTimeout(timer);
      timer = window.setTimeout(
        () => !isPressed && latest.current.onSelect(selectedIn(latest.current.texts)),
        settledMs,
      );
    };
    const press = () => {
      isPressed = true;
    };
    const release = () => {
      isPressed = false;
      settle();
    };
    const click = (event: MouseEvent) => {
      if (!getSelection()?.isCollapsed || (event.target instanceof Element && event.target.closest('a, button')))
        return;
      const at = caretAt(event.clientX, event.clientY);
      for (const part of annotatedParts) {
        const text = latest.current.texts[part];
        const offset = at && text && offsetOf(text, at.node, at.offset);
        if (typeof offset === 'number') latest.current.onClick(part, offset);
      }
    };
    const options = { capture: true };
    document.addEventListener('selectionchange', settle);
    document.addEventListener('pointerdown', press, options);
    document.addEventListener('pointerup', release, options);
    document.addEventListener('pointercancel', release, options);
    document.addEventListener('click', click);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', settle);
      document.removeEventListener('pointerdown', press, options);
      document.removeEventListener('pointerup', release, options);
      document.removeEventListener('pointercancel', release, options);
      document.removeEventListener('click', click);
    };
  }, []);
}

/** What is selected of a text of the question; null if nothing is, or only other text. */
export function selectedIn(texts: PartTexts): TextSelection | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  for (const part of annotatedParts) {
    const text = texts[part];
    const span = text && spanOf(text, range);
    const selected = text && span && trimmed(text.blocks, span);
    if (selected) return { part, span: selected };
  }
  return null;
}

/** The character at a position of the window, in CSS pixels. */
function caretAt(x: number, y: number): { node: Node; offset: number } | null {
  if ('caretPositionFromPoint' in document) {
    const caret = document.caretPositionFromPoint(x, y);
    return caret && { node: caret.offsetNode, offset: caret.offset };
  }
  const range = (document as Document).caretRangeFromPoint(x, y);
  return range && { node: range.startContainer, offset: range.startOffset };
}
