import 'mathlive/fonts.css';
import { MathfieldElement } from 'mathlive';
import { useEffect, useEffectEvent, useRef } from 'react';
import css from './math.module.css';

// Nothing is fetched by it: its fonts come with our styles, and it makes no noise.
MathfieldElement.soundsDirectory = null;
MathfieldElement.fontsDirectory = null;
MathfieldElement.plonkSound = null;
MathfieldElement.keypressSound = null;

/** How the writing of a formula ended. */
export type Ending =
  /** Enter, or an arrow that leads out of it. */
  | { by: 'forward' | 'backward' }
  | { by: 'escape' }
  /** A second dollar sign in a formula without anything: a dollar sign was meant. */
  | { by: 'dollar' }
  | { by: 'leaving' };

type FormulaBoxProps = {
  latex: string;
  display: boolean;
  from: 'start' | 'end' | 'all';
  onWrite: (latex: string) => void;
  onEnd: (ending: Ending) => void;
};

/** MathLive's box, which has the focus from the start. */
export function FormulaBox({ latex, display, from, onWrite, onEnd }: FormulaBoxProps) {
  const place = useRef<HTMLSpanElement>(null);
  const box = useRef<MathfieldElement>(null);
  const initial = useRef({ latex, display, from });
  const write = useEffectEvent(onWrite);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    const { latex, display, from } = initial.current;
    const field = new MathfieldElement();
    box.current = field;
    field.setAttribute('aria-label', display ? 'Formula on a line of its own' : 'Formula');
    field.value = latex;
    field.defaultMode = display ? 'math' : 'inline-math';
    field.smartFence = true;
    field.mathVirtualKeyboardPolicy = matchMedia('(pointer: coarse)').matches ? 'auto' : 'manual';
    let over = false;
    const endOnce = (ending: Ending) => {
      if (over) return;
      over = true;
      end(ending);
    };
    field.addEventListener('input', () => !over && write(field.value));
    field.addEventListener('move-out', (event) => {
      event.preventDefault();
      const { direction } = event.detail;
      endOnce({ by: direction === 'backward' || direction === 'upward' ? 'backward' : 'forward' });
    });
    field.addEventListener('blur', () => field.isConnected && endOnce({ by: 'leaving' }));
    field.addEventListener('keydown', (event) => onKey(event, field, endOnce), { capture: true });
    field.addEventListener('mount', () => {
      field.menuItems = [];
      field.focus();
      if (from === 'all') field.select();
      else field.position = from === 'start' ? 0 : field.lastOffset;
    });
    // Behind an open dialog nothing can be pressed, the keyboard on the screen neither.
    const dialog = place.current?.closest('dialog');
    if (dialog) window.mathVirtualKeyboard.container = dialog;
    place.current?.append(field);
    return () => {
      over = true;
      field.remove();
    };
  }, []);

  // It may be written in the line of LaTeX meanwhile.
  useEffect(() => {
    const field = box.current;
    if (field && field.value !== latex) field.setValue(latex, { silenceNotifications: true });
  }, [latex]);

  return <span ref={place} className={css.box} />;
}

function onKey(event: KeyboardEvent, field: MathfieldElement, end: (ending: Ending) => void): void {
  // A command that is being typed by its name has the keys first.
  if (field.mode === 'latex' && event.key !== '$') return;
  const ending = endingOf(event, field);
  if (!ending) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  end(ending);
}

function endingOf(event: KeyboardEvent, field: MathfieldElement): Ending | null {
  if (event.ctrlKey || event.metaKey) return null;
  if (event.key === 'Escape') return { by: 'escape' };
  if (event.key === 'Enter' && !event.shiftKey) return { by: 'forward' };
  if (event.key === '$') return field.value.trim() === '' ? { by: 'dollar' } : { by: 'forward' };
  return null;
}
