import { styleRules } from './style-rules.ts';

let added: HTMLStyleElement | null = null;

/**
 * Approximates forced colours: a page cannot turn them on, so system colours replace the kit's, except where it sets
 * `forced-color-adjust: none`, and its rules for `forced-colors` apply. SVG keeps its colours, as in the real mode.
 */
export function forceColours(isForced: boolean): void {
  if (isForced === (added !== null)) return;
  added?.remove();
  added = null;
  if (!isForced) return;
  const own = styleRules((media) => /forced-colors:\s*active/.test(media) || matchMedia(media).matches).filter(
    ({ parentRule }) => parentRule instanceof CSSMediaRule && /forced-colors/.test(parentRule.conditionText),
  );
  const exempt = own
    .filter(({ style }) => style.getPropertyValue('forced-color-adjust') === 'none')
    // Elements alone: `:is()` takes no pseudo-elements.
    .flatMap(({ selectorText }) => (selectorText.includes('::') ? [] : selectorText));
  added = document.createElement('style');
  added.textContent = [systemColours(`:is(${exempt.join(', ')})`), ...own.map(importantRule)].join('\n');
  document.head.append(added);
}

/** Stories and drawn examples: not the rest of a docs page, which is Storybook's own. */
const scope = ':where(#storybook-root, .sb-story, [data-kit], body > :not([id^="storybook"]))';

/** What a browser does in forced colours. */
function systemColours(exempt: string): string {
  const on = (selector: string) => `${scope} ${selector}:not(${exempt}, ${exempt} *)`;
  return `
    ${on('*')}, ${on('*')}::before, ${on('*')}::after {
      color: CanvasText !important;
      background-color: transparent !important;
      border-color: CanvasText !important;
      outline-color: Highlight !important;
      box-shadow: none !important;
      text-shadow: none !important;
    }
    body:has(> #storybook-docs[hidden]), .sb-story, ${on('dialog')}, ${on('[popover]')} {
      background-color: Canvas !important;
    }
    ${on('a')}, ${on('a *')} { color: LinkText !important; }
    ${on('button')}, ${on('button *')} { color: ButtonText !important; border-color: ButtonBorder !important; }
    ${on('button')} { background-color: ButtonFace !important; }
    ${on(':is(input, select, textarea)')} { color: FieldText !important; background-color: Field !important; }
    ${on(':is(:disabled, [aria-disabled="true"])')} { color: GrayText !important; border-color: GrayText !important; }
  `;
}

function importantRule({ selectorText, style }: CSSStyleRule): string {
  const declarations = [...style].map((name) => `${name}: ${style.getPropertyValue(name)} !important;`);
  return `${selectorText} { ${declarations.join(' ')} }`;
}
