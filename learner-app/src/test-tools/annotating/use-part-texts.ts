import { findAnchor, type Span } from '@fourfold/core/annotations/anchor';
import type { AnnotatedPart } from '@fourfold/core/annotations/limits';
import type { Annotation } from '@fourfold/core/contract/annotation';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { type PartText, partElement, readPart } from './part-text.ts';

/** An annotation with its location on the page; null if the question was revised and no longer has its text. */
export type ShownAnnotation = Annotation & { span: Span | null };
export type PartTexts = Readonly<Record<AnnotatedPart, PartText | null>>;

const nothing: PartTexts = { passage: null, question: null };

/** The element that has the question: the dialog around the tools, else the page. */
export function scopeOf(tools: HTMLElement | null): HTMLElement | null {
  return tools?.closest('dialog') ?? document.querySelector('main');
}

/** The texts of the question on the screen, read again whenever they change. */
export function usePartTexts(tools: RefObject<HTMLElement | null>, question: string): PartTexts {
  const [texts, setTexts] = useState(nothing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question may have another scope
  useEffect(() => {
    const scope = scopeOf(tools.current);
    if (!scope) return;
    const read = () => {
      const elements = { passage: partElement(scope, 'passage'), question: partElement(scope, 'question') };
      setTexts((before) => {
        const now = {
          passage: elements.passage && readPart(elements.passage),
          question: elements.question && readPart(elements.question),
        };
        return isSame(before.passage, now.passage) && isSame(before.question, now.question) ? before : now;
      });
    };
    read();
    let frame = 0;
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(read);
    });
    observer.observe(scope, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [tools, question]);
  return texts;
}

/** The annotations in the order of the text, the passage first; those without a location are the last ones. */
export function useShownAnnotations(texts: PartTexts, list: readonly Annotation[]): readonly ShownAnnotation[] {
  return useMemo(() => {
    const shown = list.map((one): ShownAnnotation => {
      const text = texts[one.part];
      return { ...one, span: text && findAnchor(text.blocks, one) };
    });
    return shown.toSorted((a, b) => rankOf(a) - rankOf(b));
  }, [texts, list]);
}

function rankOf({ part, span }: ShownAnnotation): number {
  return span ? span.from + (part === 'passage' ? 0 : 1e9) : 1e12;
}

/** Text nodes are compared by identity: React may replace a node by an equal one. */
function isSame(one: PartText | null, other: PartText | null): boolean {
  if (!one || !other) return one === other;
  const [a, b] = [one.nodes.flat(), other.nodes.flat()];
  return (
    a.length === b.length && a.every((node, at) => node === b[at]) && one.blocks.join('\n') === other.blocks.join('\n')
  );
}
