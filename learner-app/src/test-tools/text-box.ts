import { partElement } from './annotating/part-text.ts';

const fallback = { lineHeight: 30, over: { left: 24, top: 240, width: 320 } };

/** The shown text, its passage if there is one: its position in the window and the height of its lines, in CSS pixels. */
export function textBoxIn(scope: ParentNode | null): typeof fallback {
  const passage = scope && partElement(scope, 'passage');
  const shown = passage?.checkVisibility() ? passage : scope && partElement(scope, 'question');
  if (!shown) return fallback;
  const zoom = 'currentCSSZoom' in shown && typeof shown.currentCSSZoom === 'number' ? shown.currentCSSZoom : 1;
  const lineHeight = (Number.parseFloat(getComputedStyle(shown).lineHeight) || fallback.lineHeight) * zoom;
  return { lineHeight, over: shown.getBoundingClientRect() };
}
