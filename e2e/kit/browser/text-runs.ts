export type Box = { left: number; top: number; right: number; bottom: number };

/** Text on one line, without a change of element. */
export type TextRun = {
  text: string;
  element: Element;
  /** The glyphs' box, in pixels of the window: from the highest to the lowest point of its letters. */
  ink: Box;
  /** The part of it that is painted; null if all of it is scrolled away. */
  visible: Box | null;
  /** Where a box without scrolling cuts it off. */
  cutBy: Element | null;
  /** The dialog, menu, bar or other overlay it is in; overlays may cover each other and the page. */
  layer: Element | null;
};

type Clip = { element: Element; box: Box; x: string; y: string };

/** All visible texts of the page, with the values of its fields. */
export function collectTextRuns(): TextRun[] {
  const runs: TextRun[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof HTMLInputElement || node instanceof HTMLSelectElement) runs.push(...fieldRun(node));
    const element = node.parentElement;
    if (!(node instanceof Text) || !element || !node.data.trim() || !isShown(element)) continue;
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      runs.push(createRun(element, node.data, inkBox(rect, getComputedStyle(element), node.data)));
    }
  }
  return runs;
}

export function createRun(element: Element, text: string, ink: Box): TextRun {
  let visible: Box | null = ink;
  let cutBy: Element | null = null;
  for (const clip of clipsOf(element)) {
    if (!cutBy && isCut(visible, clip)) cutBy = clip.element;
    visible = visible && intersect(visible, clip.box);
    // A line below those that are shown before an ellipsis, or a text that is scrolled away.
    if (!visible) break;
  }
  return { text: text.trim().replaceAll(/\s+/g, ' '), element, ink, visible, cutBy, layer: layerOf(element) };
}

/** A field's value is not a text node: it takes the width of the field without its padding. */
export function fieldRun(field: HTMLInputElement | HTMLSelectElement): TextRun[] {
  const text = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.value || field.placeholder;
  const isTyped =
    field instanceof HTMLSelectElement || !/^(?:checkbox|radio|range|file|color|hidden)$/.test(field.type);
  if (!text || !isTyped || !isShown(field)) return [];
  const style = getComputedStyle(field);
  const { left, top, right, bottom } = field.getBoundingClientRect();
  const inset = (side: 'Left' | 'Right' | 'Top' | 'Bottom') =>
    Number.parseFloat(style[`padding${side}`]) + Number.parseFloat(style[`border${side}Width`]);
  const inside = {
    left: left + inset('Left'),
    right: right - inset('Right'),
    top: top + inset('Top'),
    bottom: bottom - inset('Bottom'),
  };
  const height = Number.parseFloat(style.fontSize) * 1.15;
  const middle = (inside.top + inside.bottom) / 2;
  const line = new DOMRect(inside.left, middle - height / 2, inside.right - inside.left, height);
  const run = createRun(field, text, inkBox(line, style, text));
  const isTooLow = run.ink.top < top - 1 || run.ink.bottom > bottom + 1;
  // A long value can be scrolled in an input, but not in a select.
  const isTooWide = textWidth(text, style) > line.width + 1;
  const isTooNarrow = field instanceof HTMLSelectElement && isTooWide && style.textOverflow !== 'ellipsis';
  return [{ ...run, cutBy: isTooLow || isTooNarrow ? field : run.cutBy }];
}

export function isShown(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { clipPath, overflowX, width, height } = getComputedStyle(at);
    // Text for screen readers only, and what is folded away.
    if (clipPath === 'inset(50%)') return false;
    const size = Math.min(Number.parseFloat(width), Number.parseFloat(height));
    if (overflowX !== 'visible' && size <= 1) return false;
  }
  return true;
}

export function canvasFor(style: CSSStyleDeclaration): CanvasRenderingContext2D {
  const context = new OffscreenCanvas(1, 1).getContext('2d') as unknown as CanvasRenderingContext2D;
  context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  return context;
}

export function textWidth(text: string, style: CSSStyleDeclaration): number {
  return canvasFor(style).measureText(text).width;
}

/** A line's box is as high as its font; its letters are lower. */
export function inkBox({ left, right, top, height }: DOMRect, style: CSSStyleDeclaration, text: string): Box {
  const measured = canvasFor(style).measureText(text);
  const scale = height / (measured.fontBoundingBoxAscent + measured.fontBoundingBoxDescent);
  const baseline = top + measured.fontBoundingBoxAscent * scale;
  return {
    left,
    right,
    top: baseline - measured.actualBoundingBoxAscent * scale,
    bottom: baseline + measured.actualBoundingBoxDescent * scale,
  };
}

/** The boxes that cut off or scroll the content of an element, from the innermost. */
export function clipsOf(element: Element): Clip[] {
  const clips: Clip[] = [];
  /** The position of the box whose containing block is being searched for. */
  let position = 'static';
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    const isTransformed = style.transform !== 'none' || style.containerType !== 'normal';
    const isContaining =
      position === 'fixed' ? isTransformed : position !== 'absolute' || isTransformed || style.position !== 'static';
    if (!isContaining) continue;
    if (style.display !== 'inline' && (style.overflowX !== 'visible' || style.overflowY !== 'visible')) {
      clips.push({ element: at, box: paddingBox(at, style), x: style.overflowX, y: style.overflowY });
    }
    if (at.matches(':modal, :popover-open')) break;
    position = style.position;
  }
  return clips;
}

export function paddingBox(element: Element, style: CSSStyleDeclaration): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const border = (side: 'Left' | 'Top' | 'Right' | 'Bottom') => Number.parseFloat(style[`border${side}Width`]) || 0;
  return {
    left: left + border('Left'),
    top: top + border('Top'),
    right: right - border('Right'),
    bottom: bottom - border('Bottom'),
  };
}

/** If a box hides a part of the text for good, with no ellipsis or fade that shows it. */
export function isCut(ink: Box, { element, box, x, y }: Clip): boolean {
  const style = getComputedStyle(element);
  const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const isNarrow = isHidden(x) && Math.max(ink.right - box.right, box.left - ink.left) > 1.5;
  const isLow = isHidden(y) && Math.max(ink.bottom - box.bottom, box.top - ink.top) > 1.5;
  const isFaded = style.maskImage !== 'none' || getComputedStyle(element, '::after').backgroundImage !== 'none';
  if (isFaded) return false;
  const isClamped = style.webkitLineClamp !== 'none';
  return (isNarrow && style.textOverflow !== 'ellipsis' && !isClamped) || (isLow && !isClamped);
}

export function layerOf(element: Element): Element | null {
  const overlays = 'dialog, [popover], [role=dialog], [role=menu], [role=listbox], [role=tooltip]';
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (at.matches(overlays) || /fixed|sticky/.test(getComputedStyle(at).position)) return at;
  }
  return null;
}

export function intersect(one: Box, other: Box): Box | null {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const right = Math.min(one.right, other.right);
  const bottom = Math.min(one.bottom, other.bottom);
  return right > left && bottom > top ? { left, top, right, bottom } : null;
}
