import type { FormulaSpeech } from './formula-speech.ts';

const mark = 'data-spoken';
const formulaSelector = 'math[alttext]';

/**
 * Follows the formulas below an element, wherever a page draws them, and gives them as speech to screen readers: the
 * MathML is hidden from them, and a text after it is hidden from sight. A formula without speech stays MathML. In the
 * page and not in the components, so that no page loads more for users without the setting: React ignores elements and
 * attributes that it did not create.
 */
export function speakPage(root: Element, speech: FormulaSpeech): { update(): void; stop(): void } {
  const observer = new MutationObserver(update);
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['alttext', 'display'] });
  update();

  function update(): void {
    const silent = new Set<string>();
    for (const text of root.querySelectorAll(`[${mark}]`)) {
      if (!text.previousElementSibling?.matches(formulaSelector)) text.remove();
    }
    for (const math of root.querySelectorAll(formulaSelector)) {
      const formula = keyOf(math);
      const spoken = speech.get(formula);
      if (spoken === undefined) silent.add(formula);
      setText(math, spoken);
    }
    // These are our own changes.
    observer.takeRecords();
    speech.want(silent);
  }

  return {
    update,
    stop() {
      observer.disconnect();
      for (const math of root.querySelectorAll(formulaSelector)) setText(math, undefined);
    },
  };
}

/** The `formulaKey` of a formula. Not by that function: practice, which contains it, would have to export it. */
function keyOf(math: Element): string {
  return (math.getAttribute('display') === 'block' ? '$$' : '$') + math.getAttribute('alttext');
}

/** Gives a formula this text; without one it is read as MathML. */
function setText(math: Element, speech: string | undefined): void {
  const next = math.nextElementSibling;
  const text = next?.hasAttribute(mark) ? next : null;
  if (speech === undefined) {
    text?.remove();
    math.removeAttribute('aria-hidden');
  } else {
    if (text === null) math.after(newText(speech));
    else if (text.textContent !== speech) text.textContent = speech;
    math.setAttribute('aria-hidden', 'true');
  }
}

function newText(speech: string): Element {
  const text = document.createElement('span');
  text.className = 'vh';
  text.setAttribute(mark, '');
  text.textContent = speech;
  return text;
}
