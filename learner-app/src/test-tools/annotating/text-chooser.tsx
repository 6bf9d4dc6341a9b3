import { textOf } from '@fourfold/core/annotations/anchor';
import { Button } from '@fourfold/ui-kit/button';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { rangesIn } from './part-text.ts';
import css from './text-chooser.module.css';
import { inNextLine, scrollToToken, type Token, tokensIn } from './tokens.ts';
import type { PartTexts } from './use-part-texts.ts';
import type { TextSelection } from './use-selected-text.ts';

type TextChooserProps = {
  texts: PartTexts;
  /** Whether it has the focus; the buttons of the chosen tokens have it in between. */
  active: boolean;
  /** The tokens that are chosen so far, to be drawn. */
  onChange(ranges: readonly Range[]): void;
  /** Enter after the last token. */
  onChosen(selection: TextSelection): void;
  onClose(): void;
};

/** The keys of this mode, for the list of shortcuts. */
export const chooserKeys = [
  { keys: ['←', '→'], title: 'Go to the word before or after' },
  { keys: ['↑', '↓'], title: 'Go to the line above or below' },
  { keys: ['Enter'], title: 'Choose the first word, then the last one' },
  { keys: ['Esc'], title: 'Leave' },
] as const;

/** Chooses tokens of the question with the keyboard. It keeps the focus; the tokens are drawn in the text. */
export function TextChooser({ texts, active, onChange, onChosen, onClose }: TextChooserProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [tokens] = useState(() => tokensIn(texts));
  const [at, setAt] = useState(0);
  const [first, setFirst] = useState<number | null>(null);
  const selection = between(tokens, first ?? at, at);
  const text = selection && texts[selection.part];

  useLayoutEffect(() => {
    panel.current?.showPopover();
  }, []);
  useLayoutEffect(() => {
    if (active) panel.current?.focus();
  }, [active]);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    const token = tokens[at];
    if (token) scrollToToken(texts, token);
    latest.current(text && selection ? rangesIn(text, selection.span) : []);
  });
  useEffect(() => () => latest.current([]), []);

  const onKeyDown = (event: KeyboardEvent) => {
    // Letters and arrows are shortcuts of the page.
    event.stopPropagation();
    if (event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey || isButton(event.target)) return;
    if (event.key === 'Escape' || event.key === 'Enter') event.preventDefault();
    if (event.key === 'Escape') return first === null ? onClose() : setFirst(null);
    if (event.key === 'Enter') {
      if (first === null && !event.shiftKey) return setFirst(at);
      if (selection) onChosen(selection);
      return setFirst(null);
    }
    const to = moved(event.key, texts, tokens, at);
    if (to === null) return;
    event.preventDefault();
    if (event.shiftKey && first === null) setFirst(at);
    setAt(Math.max(0, Math.min(to, tokens.length - 1)));
  };
  return (
    <div
      className={css.chooser}
      popover="manual"
      ref={panel}
      role="application"
      aria-label="Highlight words"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <p className={css.tokens} aria-live="polite">
        {text && selection ? shortened(textOf(text.blocks).slice(selection.span.from, selection.span.to)) : 'No text'}
      </p>
      <p className={css.keys}>
        <kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd> {first === null ? 'to the first word' : 'to the last word'},{' '}
        <kbd>Enter</kbd> to choose it, <kbd>Esc</kbd> to leave
      </p>
      <Button kind="quiet" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}

/** The keys of a button are its own. */
function isButton(target: EventTarget): boolean {
  return target instanceof HTMLButtonElement;
}

function moved(key: string, texts: PartTexts, tokens: readonly Token[], at: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return at - 1;
    case 'ArrowRight':
      return at + 1;
    case 'ArrowUp':
      return inNextLine(texts, tokens, at, -1);
    case 'ArrowDown':
      return inNextLine(texts, tokens, at, 1);
    case 'Home':
      return 0;
    case 'End':
      return tokens.length - 1;
    default:
      return null;
  }
}

/** The text from one token to another; across both texts only the last one's part of it. */
function between(tokens: readonly Token[], first: number, last: number): TextSelection | null {
  const [one, other] = [tokens[first], tokens[last]];
  if (!one || !other) return null;
  const from = one.part === other.part ? Math.min(one.span.from, other.span.from) : other.span.from;
  const to = one.part === other.part ? Math.max(one.span.to, other.span.to) : other.span.to;
  return { part: other.part, span: { from, to } };
}

function shortened(text: string): string {
  return text.length > 120 ? `${text.slice(0, 60)} … ${text.slice(-50)}` : text;
}
