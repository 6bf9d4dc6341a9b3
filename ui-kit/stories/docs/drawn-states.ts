import { styleRules } from '../style-rules.ts';

/** States that only a user can cause, by their pseudo-class. */
const pseudoClasses = { hover: ':hover', focus: ':focus-visible', pressed: ':active' } as const;

export type DrawnState = keyof typeof pseudoClasses;

let copied = 0;

/**
 * Copies the rules for `:hover`, `:focus-visible` and `:active` to elements with `data-drawn`, so that a page can draw
 * these states. Called again after more styles have loaded.
 */
export function copyStateRules(): void {
  const rules = styleRules((media) => matchMedia(media).matches).filter(({ selectorText }) =>
    Object.values(pseudoClasses).some((pseudo) => selectorText.includes(pseudo)),
  );
  if (rules.length === copied) return;
  copied = rules.length;
  const sheet = new CSSStyleSheet();
  for (const { selectorText, style } of rules) {
    const selector = Object.entries(pseudoClasses).reduce(
      (text, [state, pseudo]) => text.replaceAll(pseudo, `[data-drawn~="${state}"]`),
      selectorText,
    );
    sheet.insertRule(`${selector} { ${style.cssText} }`);
  }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((own) => !drawn.has(own)), sheet];
  drawn.add(sheet);
}

const drawn = new WeakSet<CSSStyleSheet>();

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Draws the state on the first element that takes the focus; the pointer is on its parents, too. */
export function drawState(root: HTMLElement, state: DrawnState): void {
  const target = root.querySelector<HTMLElement>(focusable);
  const states = state === 'pressed' ? 'pressed hover' : state;
  if (!target) return;
  target.dataset.drawn = states;
  if (state === 'focus') return;
  for (let parent = target.parentElement; parent && parent !== root; parent = parent.parentElement) {
    parent.dataset.drawn = states;
  }
}
