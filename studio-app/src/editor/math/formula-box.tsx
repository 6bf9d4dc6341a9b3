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
  /** Keys that were pressed before it was here. */
  early: readonly string[];
  /** It has the focus. */
  onEnter: () => void;
  onWrite: (latex: string) => void;
  /** With what was written last, if nobody was told of it. */
  onEnd: (ending: Ending, last: string | null) => void;
};

/** MathLive's box, which has the focus from the start. */
export function FormulaBox({ latex, display, early, onEnter, onWrite, onEnd }: FormulaBoxProps) {
  const place = useRef<HTMLSpanElement>(null);
  const box = useRef<MathfieldElement>(null);
  const written = useRef<string[]>([]);
  /** What everybody knows that it says: MathLive tells of a key a moment later. */
  const known = useRef(latex);
  const initial = useRef({ latex, display, early });
  const enter = useEffectEvent(onEnter);
  const write = useEffectEvent(onWrite);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    const { latex, display, early } = initial.current;
    const field = new MathfieldElement();
    box.current = field;
    field.setAttribute('aria-label', display ? 'Formula on a line of its own' : 'Formula');
    field.value = latex;
    known.current = field.value;
    field.defaultMode = display ? 'math' : 'inline-math';
    field.smartFence = true;
    field.mathVirtualKeyboardPolicy = matchMedia('(pointer: coarse)').matches ? 'auto' : 'manual';
    let over = false;
    const endOnce = (ending: Ending) => {
      if (over) return;
      over = true;
      end(ending, field.value === known.current ? null : field.value);
    };
    field.addEventListener('input', () => {
      if (over) return;
      known.current = field.value;
      written.current.push(field.value);
      write(field.value);
    });
    field.addEventListener('move-out', (event) => {
      event.preventDefault();
      const { direction } = event.detail;
      endOnce({ by: direction === 'backward' || direction === 'upward' ? 'backward' : 'forward' });
    });
    field.addEventListener('blur', () => field.isConnected && endOnce({ by: 'leaving' }));
    // Whoever goes on to something else before it is ready is not called back, and nobody tells it of that.
    const goElsewhere = ({ target }: FocusEvent) => {
      if (target instanceof Node && !target.contains(field)) endOnce({ by: 'leaving' });
    };
    document.addEventListener('focusin', goElsewhere, { capture: true });
    field.addEventListener('keydown', (event) => onKey(event, field, endOnce), { capture: true });
    field.addEventListener('mount', () => {
      field.menuItems = [];
    });
    // Behind an open dialog nothing can be pressed, the keyboard on the screen neither.
    const dialog = place.current?.closest('dialog');
    if (dialog) window.mathVirtualKeyboard.container = dialog;
    const stops = fence(place.current);
    place.current?.append(field);
    // While Slate puts its selection into the page it hears of no blur, and would take the focus back.
    const timer = setTimeout(() => {
      const active = document.activeElement;
      if (active && !active.contains(field)) {
        endOnce({ by: 'leaving' });
        return;
      }
      field.focus();
      field.position = field.lastOffset;
    });
    // It takes the focus when it is ready for it, and until then the text around it has the keys.
    const onFocus = () => {
      enter();
      for (const key of early) catchUp(field, key, endOnce);
    };
    field.addEventListener('focus', onFocus, { once: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', goElsewhere, { capture: true });
      stops();
      over = true;
      field.remove();
    };
  }, []);

  // It may be written in the line of LaTeX meanwhile. What comes back of its own is older than what it has.
  useEffect(() => {
    const field = box.current;
    const own = written.current.indexOf(latex);
    if (own >= 0) written.current.splice(0, own + 1);
    else if (field && field.value !== latex) {
      field.setValue(latex, { silenceNotifications: true });
      known.current = field.value;
    }
  }, [latex]);

  // Slate takes what lies in another editor for none of its own: neither keys, nor focus, nor selection.
  return <span ref={place} className={css.box} data-slate-editor="box" />;
}

const own = [
  'beforeinput', 'input', 'keydown', 'keypress', 'keyup', 'paste', 'copy', 'cut', 'dragstart', 'dragover', 'drop',
  'compositionstart', 'compositionupdate', 'compositionend', 'focusin', 'focusout', 'selectstart', 'click', 'mousedown',
] as const; // biome-ignore format: names beside one another

/** What happens in the box is the box's, and nothing to dialogs and forms around the text. */
function fence(place: HTMLElement | null): () => void {
  const stop = (event: Event) => event.stopPropagation();
  for (const type of own) place?.addEventListener(type, stop);
  return () => {
    for (const type of own) place?.removeEventListener(type, stop);
  };
}

/** A key as if it were pressed now. */
function catchUp(field: MathfieldElement, key: string, end: (ending: Ending) => void): void {
  const ending = endingOf({ key, ctrlKey: false, metaKey: false, shiftKey: false }, field);
  if (ending) end(ending);
  else if (key === 'Backspace') field.executeCommand('deleteBackward');
  else if (key === 'ArrowLeft') field.executeCommand('moveToPreviousChar');
  else if (key === 'ArrowRight') field.executeCommand('moveToNextChar');
  else field.executeCommand(['typedText', key, { simulateKeystroke: true }]);
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

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

function endingOf(event: Pressed, field: MathfieldElement): Ending | null {
  if (event.ctrlKey || event.metaKey) return null;
  if (event.key === 'Escape') return { by: 'escape' };
  if (event.key === 'Enter' && !event.shiftKey) return { by: 'forward' };
  if (event.key === '$') return field.value.trim() === '' ? { by: 'dollar' } : { by: 'forward' };
  return null;
}
