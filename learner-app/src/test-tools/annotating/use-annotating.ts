import { anchorOf, textOf } from '@fourfold/core/annotations/anchor';
import type { AnnotationStyle } from '@fourfold/core/annotations/limits';
import { newId } from '@fourfold/core/browser/new-id';
import type { Annotation } from '@fourfold/core/contract/annotation';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { AnnotationStore } from './annotation-store.ts';
import { type DrawnRanges, drawRanges } from './draw-ranges.ts';
import { lostSentence } from './notes-panel.tsx';
import { rangesIn } from './part-text.ts';
import { scrollToToken } from './tokens.ts';
import { type PartTexts, type ShownAnnotation, usePartTexts, useShownAnnotations } from './use-part-texts.ts';
import { type TextSelection, useSelectedText } from './use-selected-text.ts';

/** The text that the toolbar is about: selected text, or that of an annotation. */
export type Target = TextSelection & { id: string | null; focused: boolean };

const full = 'There is no room for more highlights and notes in this question. Remove some first.';

/** The annotations of the shown question: found in its text, drawn, and changed at the selected text. */
export function useAnnotating(tools: RefObject<HTMLElement | null>, question: string, store: AnnotationStore) {
  const texts = usePartTexts(tools, question);
  const shown = useShownAnnotations(texts, store.list);
  const [target, setTarget] = useState<Target | null>(null);
  const [chosen, setChosen] = useState<readonly Range[]>([]);
  /** A note is being written: clicks and selections in the text do not close it. */
  const isNoting = useRef(false);
  useDrawing(texts, shown, chosen);
  useLostAlert(question, texts, shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the toolbar is about the question before
  useEffect(() => setTarget(null), [question]);

  const open = ({ part, span, id }: ShownAnnotation, focused: boolean) =>
    span && setTarget({ part, span, id, focused });
  useSelectedText({
    texts,
    onSelect: (selection) => {
      if (isNoting.current) return;
      if (selection) setTarget(store.change && { ...selection, id: null, focused: false });
      else setTarget((before) => (before?.id === null && !before.focused && !isInPopover() ? null : before));
    },
    onClick: (part, offset) => {
      if (isNoting.current) return;
      const clicked = shown.findLast((one) => one.part === part && contains(one, offset));
      if (clicked && store.change) open(clicked, false);
      else setTarget(null);
    },
  });

  const current = target && findTarget(shown, target);
  /** Returns whether it was stored. */
  const change = (...args: Parameters<NonNullable<AnnotationStore['change']>>): boolean => {
    const isStored = store.change?.(...args) === true;
    if (!isStored) showAlert('warning', full);
    return isStored;
  };
  /** Adds an annotation at the target and returns its id; null if it was not stored. */
  const add = ({ part, span }: TextSelection, style: AnnotationStyle): string | null => {
    const id = newId().slice(-12);
    const blocks = texts[part]?.blocks ?? [];
    const annotation: Annotation = { id, part, ...anchorOf(blocks, span), style, note: '' };
    return annotation.quote.isWellFormed() && change({ kind: 'added', annotation }) ? id : null;
  };
  const close = () => {
    getSelection()?.removeAllRanges();
    setTarget(null);
  };
  return {
    texts,
    shown,
    target,
    current,
    setTarget,
    setChosen,
    /** Scrolls to an annotation and opens its buttons. */
    show(annotation: ShownAnnotation): void {
      const { part, span } = annotation;
      if (span) scrollToToken(texts, { part, span });
      open(annotation, true);
    },
    close,
    isNoting,
    style(style: AnnotationStyle): void {
      if (current) change({ kind: 'styled', id: current.id, style });
      else if (target) add(target, style);
      close();
    },
    note(note: string): void {
      const id = current?.id ?? (target && add(target, 'yellow'));
      // A note that cannot be stored stays in its field.
      if (id && change({ kind: 'noted', id, note })) close();
    },
    /** Those that Remove removes: the one that the toolbar is about, or all that the selection touches. */
    removable: target ? removableAt(shown, target) : [],
    remove(ids: readonly string[]): void {
      change({ kind: 'removed', ids });
      close();
    },
    ranges: useMemo(() => {
      const text = target && texts[target.part];
      return text ? rangesIn(text, target.span) : [];
    }, [texts, target]),
    length: target ? textOf(texts[target.part]?.blocks ?? []).slice(target.span.from, target.span.to).length : 0,
  };
}

/** A note is being written: its field has the only selection of the page. */
function isInPopover(): boolean {
  return document.activeElement?.closest('[popover]') != null;
}

function contains({ span }: ShownAnnotation, offset: number): boolean {
  return span !== null && span.from <= offset && offset < span.to;
}

/** The annotation that the target is, by its id or because it is of exactly the same text. */
function findTarget(shown: readonly ShownAnnotation[], { id, part, span }: Target): ShownAnnotation | undefined {
  const isSame = (one: ShownAnnotation) => one.part === part && one.span?.from === span.from && one.span.to === span.to;
  return shown.find((one) => (id === null ? isSame(one) : one.id === id));
}

function removableAt(shown: readonly ShownAnnotation[], { id, part, span }: Target): string[] {
  const overlaps = (one: ShownAnnotation) =>
    one.part === part && one.span !== null && one.span.from < span.to && span.from < one.span.to;
  return shown.filter((one) => (id === null ? overlaps(one) : one.id === id)).map((one) => one.id);
}

function useDrawing(texts: PartTexts, shown: readonly ShownAnnotation[], chosen: readonly Range[]): void {
  useEffect(() => {
    const drawn: Record<string, Range[]> = { chosen: [...chosen] };
    const draw = (name: keyof DrawnRanges, ranges: readonly Range[]) => {
      drawn[name] = [...(drawn[name] ?? []), ...ranges];
    };
    for (const { part, span, style, note } of shown) {
      const text = texts[part];
      const ranges = text && span ? rangesIn(text, span) : [];
      draw(style, ranges);
      if (note) draw('noted', ranges);
    }
    drawRanges(drawn);
  }, [texts, shown, chosen]);
  useEffect(() => () => drawRanges({}), []);
}

/** Milliseconds until the text of a new question counts as complete. */
const completeMs = 1_000;
/** Questions of which an alert was shown in this visit. */
const alertedFor = new Set<string>();

/** Says once per question that annotations have no location any more. */
function useLostAlert(question: string, texts: PartTexts, shown: readonly ShownAnnotation[]): void {
  const lost = texts.question ? shown.filter(({ span }) => !span).length : 0;
  useEffect(() => {
    if (lost === 0 || alertedFor.has(question)) return;
    const timer = setTimeout(() => {
      alertedFor.add(question);
      showAlert('warning', lostSentence(lost));
    }, completeMs);
    return () => clearTimeout(timer);
  }, [question, lost]);
}
