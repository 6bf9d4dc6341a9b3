import { describeElement } from './describe-element.ts';

/** States that a colour alone must not show: selectors of an element in the state. */
export function stateSelectors(): string[] {
  return [
    '[aria-current]:not([aria-current="false"])',
    '[aria-selected="true"]',
    '[aria-checked="true"]',
    '[aria-pressed="true"]',
    ':is(input[type="checkbox"], input[type="radio"]):checked',
    '[data-struck]',
    '[data-current]',
    '[data-uncertain]',
    '[data-done]',
    '[data-chosen]',
    '[data-mark="right"]',
    '[data-mark="wrong"]',
    '[data-mark="missed"]',
    '[data-wrong]',
    '[data-late]',
  ];
}

/** An element in a state, compared with an equal element without it. */
export type ComparedState = { name: string; isVisible: boolean };

/** Compares all states of the page. The order is the same in other colours, where fewer may be visible. */
export function compareStates(): ComparedState[] {
  return stateSelectors().flatMap((selector) =>
    [...document.querySelectorAll(selector)].filter(isPainted).flatMap((element) => {
      const peer = findPeer(element, selector);
      if (!peer) return [];
      const name = `${selector} is painted as without it: ${describeElement(element)} and ${describeElement(peer)}`;
      return [{ name, isVisible: !areEqual(marksOf(element), marksOf(peer)) }];
    }),
  );
}

/** What is painted for an element: a hidden input is represented by its label. */
export function paintedPart(element: Element): Element {
  const isHiddenInput = element instanceof HTMLInputElement && getComputedStyle(element).opacity === '0';
  return (isHiddenInput && element.labels?.[0]) || element;
}

export function isPainted(element: Element): boolean {
  return paintedPart(element).checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** The nearest element of the same kind that is not in the state. */
export function findPeer(element: Element, selector: string): Element | null {
  const kind = (other: Element) => `${other.tagName} ${other.getAttribute('role')} ${other.getAttribute('type')}`;
  for (let at = element.parentElement; at && at !== document.documentElement; at = at.parentElement) {
    const peer = [...at.querySelectorAll(element.tagName)].find(
      (other) =>
        !other.matches(selector) &&
        kind(other) === kind(element) &&
        other.classList[0] === element.classList[0] &&
        !element.contains(other) &&
        isPainted(other),
    );
    if (peer) return peer;
  }
  return null;
}

/** What can be seen of an element and its content, without texts. */
export function marksOf(element: Element): Set<string> {
  const part = paintedPart(element);
  const marks = [part, ...part.querySelectorAll('*')]
    .filter((own) => own === element || own.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .flatMap((own) => [
      ...boxMarks(own, getComputedStyle(own)),
      ...['::before', '::after'].flatMap((pseudo) => pseudoMarks(own, pseudo)),
    ]);
  return new Set(marks);
}

export function pseudoMarks(element: Element, pseudo: string): string[] {
  const style = getComputedStyle(element, pseudo);
  if (/^(?:none|normal)$/.test(style.content) || style.display === 'none') return [];
  const text = /^"\s*"$/.test(style.content) ? [] : [`content ${style.content}`];
  return [...text, ...boxMarks(element, style)].map((mark) => `${pseudo} ${mark}`);
}

export function boxMarks(element: Element, style: CSSStyleDeclaration): string[] {
  // A font's weight does not count: it cannot be recognised without another weight next to it.
  const marks = [`color ${style.color}`];
  for (const side of ['Top', 'Right', 'Bottom', 'Left'] as const) {
    const width = style[`border${side}Width`];
    if (style[`border${side}Style`] === 'none' || width === '0px') continue;
    marks.push(`border ${side} ${width} ${style[`border${side}Style`]} ${style[`border${side}Color`]}`);
  }
  if (style.outlineStyle !== 'none') marks.push(`outline ${style.outlineWidth} ${style.outlineStyle}`);
  if (style.textDecorationLine !== 'none') marks.push(`decoration ${style.textDecorationLine}`);
  if (!isTransparent(style.backgroundColor) && style.backgroundColor !== pageColour()) {
    marks.push(`background ${style.backgroundColor}`);
  }
  if (style.backgroundImage !== 'none') marks.push(`background ${style.backgroundImage} ${style.backgroundSize}`);
  if (style.boxShadow !== 'none') marks.push(`shadow ${style.boxShadow}`);
  const isNative = element instanceof HTMLInputElement && style.appearance !== 'none' && style.opacity !== '0';
  if (isNative) marks.push(`native ${element.checked}`);
  if (element instanceof SVGGeometryElement) {
    marks.push(
      `shape ${style.fill} ${style.stroke} ${style.strokeWidth} ${style.strokeDasharray} ${element.getAttribute('d')}`,
    );
  }
  return marks;
}

export function isTransparent(colour: string): boolean {
  return /^rgba\(.*, 0\)$/.test(colour);
}

export function pageColour(): string {
  return getComputedStyle(document.body).backgroundColor;
}

export function areEqual(one: Set<string>, other: Set<string>): boolean {
  return one.size === other.size && [...one].every((mark) => other.has(mark));
}
