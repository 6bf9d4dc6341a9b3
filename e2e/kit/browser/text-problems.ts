import { describeElement } from './describe-element.ts';
import { type Box, collectTextRuns, intersect, type TextRun } from './text-runs.ts';

/** Texts that are cut off, that cover each other, or that leave the frame around them. */
export function findTextProblems(): string[] {
  const runs = collectTextRuns();
  const cut = runs.flatMap(({ text, cutBy }) =>
    cutBy ? [`cut off: “${text.slice(0, 40)}” by ${describeElement(cutBy)}`] : [],
  );
  const outside = runs.flatMap((run) => {
    const frame = frameAround(run);
    return frame ? [`outside its frame: “${run.text.slice(0, 40)}” of ${describeElement(frame)}`] : [];
  });
  const unreachable = runs.filter(isUnreachable).map(({ text }) => `outside the window: “${text.slice(0, 40)}”`);
  return [...new Set([...cut, ...findCollisions(runs), ...outside, ...unreachable])];
}

/** Texts whose letters overlap. Sorted from top to bottom, so that each is compared with its neighbours only. */
export function findCollisions(runs: readonly TextRun[]): string[] {
  const sorted = runs.filter(({ visible }) => visible).toSorted((one, other) => topOf(one) - topOf(other));
  return sorted.flatMap((one, at) => {
    const found: string[] = [];
    for (let next = at + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (!other?.visible || !one.visible || other.visible.top >= one.visible.bottom) break;
      if (!isRelated(one, other) && doOverlap(one.visible, other.visible)) {
        found.push(`overlap: “${one.text.slice(0, 40)}” and “${other.text.slice(0, 40)}”`);
      }
    }
    return found;
  });
}

export function topOf({ visible }: TextRun): number {
  return visible?.top ?? 0;
}

/** Lines of one text, parts of one formula, and texts of overlays that may cover each other. */
export function isRelated(one: TextRun, other: TextRun): boolean {
  const formula = (run: TextRun) => run.element.closest('math');
  const isSameText = one.element === other.element && one.text === other.text;
  return isSameText || one.layer !== other.layer || (formula(one) !== null && formula(one) === formula(other));
}

/** A touch is allowed: letters are narrower than their boxes. */
export function doOverlap(one: Box, other: Box): boolean {
  const common = intersect(one, other);
  if (!common) return false;
  const lower = Math.min(one.bottom - one.top, other.bottom - other.top);
  return common.right - common.left > 2 && common.bottom - common.top > Math.max(2, lower * 0.2);
}

/** The nearest ancestor with a border or background of its own, if the text extends beyond it. */
export function frameAround({ element, visible, cutBy }: TextRun): Element | null {
  if (cutBy || !visible) return null;
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    const isScrolling = /auto|scroll/.test(style.overflowX + style.overflowY);
    if (isScrolling) return null;
    if (style.display === 'inline' || !isFrame(style)) continue;
    const { left, top, right, bottom } = at.getBoundingClientRect();
    const excess = Math.max(left - visible.left, visible.right - right, top - visible.top, visible.bottom - bottom);
    return excess > 1.5 ? at : null;
  }
  return null;
}

/** A rule on one side is no frame. */
export function isFrame(style: CSSStyleDeclaration): boolean {
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
  const drawn = sides.filter((side) => style[`border${side}Style`] !== 'none' && style[`border${side}Width`] !== '0px');
  const [, alpha = '1'] = /^rgba\(.*, ([\d.]+)\)$/.exec(style.backgroundColor) ?? [];
  return drawn.length > 2 || Number(alpha) > 0.5;
}

/** A text of a fixed bar or dialog that the window cuts off, or of the page left of its edge. */
export function isUnreachable({ element, ink, visible, layer }: TextRun): boolean {
  if (!visible) return false;
  if (visible.left < -1.5 && visible.right > 1) return true;
  const isFixed = layer !== null && getComputedStyle(layer).position === 'fixed';
  if (!isFixed || ink.bottom < 0 || ink.top > innerHeight) return false;
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return false;
    if (at === layer) break;
  }
  return ink.bottom > innerHeight + 1.5 || ink.top < -1.5;
}
