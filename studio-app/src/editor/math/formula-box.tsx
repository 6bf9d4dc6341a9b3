import 'mathlive/fonts.css';
import { MathfieldElement } from 'mathlive';
import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import css from './math.module.css';
import './mathlive.css';
import type { Ending } from './write-formula.ts';

// Nothing is fetched by it: its fonts come with our styles, and it makes no noise.
MathfieldElement.soundsDirectory = null;
MathfieldElement.fontsDirectory = null;
MathfieldElement.plonkSound = null;
MathfieldElement.keypressSound = null;

type FormulaBoxProps = {
  latex: string;
  display: boolean;
  /** It has the focus, and shows the formula as it would write it itself. */
  onEnter: (shown: string) => void;
  onWrite: (latex: string) => void;
  /** What it says is to be saved, and it stays. */
  onCommit: (latex: string | null) => void;
  /** With what it says at last; null when nothing was written in it. */
  onEnd: (ending: Ending, latex: string | null) => void;
};

/** MathLive's box, which has the focus from the start. */
export function FormulaBox({ latex, display, onEnter, onWrite, onCommit, onEnd }: FormulaBoxProps) {
  const place = useRef<HTMLSpanElement>(null);
  const box = useRef<MathfieldElement>(null);
  const written = useRef<string[]>([]);
  /** What it says as long as nothing was written in it. MathLive tells of a key a moment later than it says so. */
  const unwritten = useRef(latex);
  const initial = useRef({ latex, display });
  const enter = useEffectEvent(onEnter);
  const write = useEffectEvent(onWrite);
  const commit = useEffectEvent(onCommit);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    const { latex, display } = initial.current;
    const field = new MathfieldElement();
    box.current = field;
    field.setAttribute('aria-label', display ? 'Formula on a line of its own' : 'Formula');
    field.value = latex;
    field.defaultMode = display ? 'math' : 'inline-math';
    field.smartFence = true;
    // 10 typed in an exponent stays there.
    field.smartSuperscript = false;
    field.mathVirtualKeyboardPolicy = matchMedia('(pointer: coarse)').matches ? 'auto' : 'manual';
    let over = false;
    /** What is being typed as LaTeX counts as it is on the screen. */
    const settled = () => {
      if (field.mode === 'latex') field.executeCommand(['complete', 'accept']);
      return field.value === unwritten.current ? null : field.value;
    };
    const endOnce = (ending: Ending) => {
      if (over) return;
      over = true;
      end(ending, ending === 'escape' ? null : settled());
    };
    /** What the form does with a key, it does with all that is written; MathLive would keep the key for itself. */
    const handOn = (event: KeyboardEvent) => {
      if (!over) flushSync(() => commit(settled()));
      place.current?.parentElement?.dispatchEvent(new KeyboardEvent(event.type, event));
    };
    field.addEventListener('input', () => {
      if (over) return;
      written.current.push(field.value);
      write(field.value);
    });
    field.addEventListener('move-out', (event) => {
      event.preventDefault();
      const { direction } = event.detail;
      endOnce(direction === 'backward' || direction === 'upward' ? 'backward' : 'forward');
    });
    // Not when the window loses the focus.
    field.addEventListener('blur', () => field.isConnected && document.activeElement !== field && endOnce('leaving'));
    // Whoever goes on to something else before it is ready is not called back, and nobody tells it of that.
    const goElsewhere = ({ target }: FocusEvent) => {
      if (target instanceof Node && !target.contains(field)) endOnce('leaving');
    };
    document.addEventListener('focusin', goElsewhere, { capture: true });
    const onKey = keysOf(field, endOnce, handOn);
    field.addEventListener('keydown', onKey, { capture: true });
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
        endOnce('leaving');
        return;
      }
      field.focus();
      field.position = field.lastOffset;
    });
    // It takes the focus when it is ready for it, and until then the text around it has the keys.
    const onFocus = () => {
      unwritten.current = field.value;
      enter(field.value);
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
    else if (field && field.value !== latex && latex !== initial.current.latex) {
      field.setValue(latex, { silenceNotifications: true });
      unwritten.current = field.value;
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

/** What keys do in the box that MathLive does not do, or not so. */
function keysOf(field: MathfieldElement, end: (ending: Ending) => void, handOn: (event: KeyboardEvent) => void) {
  /** Braces around an exponent or an index, which MathLive has without them. */
  let braces = 0;
  let last = '';
  return (event: KeyboardEvent) => {
    const { key } = event;
    const before = last;
    if (key !== 'Shift') last = key;
    const ending = endingOf(event, field);
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) handOn(event);
    else if (ending) end(ending);
    else if (field.mode === 'latex') return;
    else if (key === '{' && (before === '^' || before === '_')) braces += 1;
    else if (key === '}' && braces > 0) {
      braces -= 1;
      field.executeCommand('moveAfterParent');
    } else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
}

function endingOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent, field: MathfieldElement): Ending | null {
  if (ctrlKey || metaKey) return null;
  if (key === '$') return 'dollar';
  // A command that is being typed by its name has the other keys first.
  if (field.mode === 'latex') return null;
  if (key === 'Escape') return 'escape';
  return key === 'Enter' && !shiftKey ? 'forward' : null;
}
