import 'mathlive/fonts.css';
import { MathfieldElement } from 'mathlive';
import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import css from './math.module.css';
import './mathlive.css';
import type { EndReason } from './write-formula.ts';

// MathLive loads nothing itself: its fonts come with our styles, and it plays no sounds.
MathfieldElement.soundsDirectory = null;
MathfieldElement.fontsDirectory = null;
MathfieldElement.plonkSound = null;
MathfieldElement.keypressSound = null;

type FormulaBoxProps = {
  latex: string;
  display: boolean;
  /** Called on focus, with the LaTeX that MathLive would write for the formula. */
  onEnter: (shown: string) => void;
  onWrite: (latex: string) => void;
  /** Called with the LaTeX to save; the box stays open. */
  onCommit: (latex: string | null) => void;
  /** Called with the final LaTeX; null if nothing was typed. */
  onEnd: (reason: EndReason, latex: string | null) => void;
};

/** MathLive's input for a formula; it takes the focus when it is mounted. */
export function FormulaBox({ latex, display, onEnter, onWrite, onCommit, onEnd }: FormulaBoxProps) {
  const boxContainer = useRef<HTMLSpanElement>(null);
  const box = useRef<MathfieldElement>(null);
  const written = useRef<string[]>([]);
  /** The value before anything was typed. MathLive reports a key slightly later than its value changes. */
  const initialValue = useRef(latex);
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
    // 10 typed in an exponent stays in the exponent.
    field.smartSuperscript = false;
    field.mathVirtualKeyboardPolicy = matchMedia('(pointer: coarse)').matches ? 'auto' : 'manual';
    let hasEnded = false;
    /** The final value; LaTeX that is being typed is accepted as shown. */
    const finalValue = () => {
      if (field.mode === 'latex') field.executeCommand(['complete', 'accept']);
      return field.value === initialValue.current ? null : field.value;
    };
    const endOnce = (reason: EndReason) => {
      if (hasEnded) return;
      hasEnded = true;
      end(reason, reason === 'escape' ? null : finalValue());
    };
    /** Passes a key on to the surrounding form after saving what is typed; MathLive would stop the event. */
    const forwardKey = (event: KeyboardEvent) => {
      if (!hasEnded) flushSync(() => commit(finalValue()));
      boxContainer.current?.parentElement?.dispatchEvent(new KeyboardEvent(event.type, event));
    };
    field.addEventListener('input', () => {
      if (hasEnded) return;
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
    // Ends when the focus moves elsewhere before the field is ready, because then no blur event is
    // sent.
    const onFocusElsewhere = ({ target }: FocusEvent) => {
      if (target instanceof Node && !target.contains(field)) endOnce('leaving');
    };
    document.addEventListener('focusin', onFocusElsewhere, { capture: true });
    const onKey = keyHandlerOf(field, endOnce, forwardKey);
    field.addEventListener('keydown', onKey, { capture: true });
    field.addEventListener('mount', () => {
      field.menuItems = [];
    });
    // An open dialog makes everything outside it inert, also MathLive's virtual keyboard.
    const dialog = boxContainer.current?.closest('dialog');
    if (dialog) window.mathVirtualKeyboard.container = dialog;
    const removeFence = stopPropagationOf(boxContainer.current);
    boxContainer.current?.append(field);
    // While Slate sets its selection it misses the blur event, and would take the focus back.
    const timer = setTimeout(() => {
      const active = document.activeElement;
      if (active && !active.contains(field)) {
        endOnce('leaving');
        return;
      }
      field.focus();
      field.position = field.lastOffset;
    });
    // The field takes the focus when it is ready; until then the text around it receives the keys.
    const onFocus = () => {
      initialValue.current = field.value;
      enter(field.value);
    };
    field.addEventListener('focus', onFocus, { once: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', onFocusElsewhere, { capture: true });
      removeFence();
      hasEnded = true;
      field.remove();
    };
  }, []);

  // The LaTeX line can change the formula too. A value that this box has written itself is older
  // than its present one and is ignored.
  useEffect(() => {
    const field = box.current;
    const ownIndex = written.current.indexOf(latex);
    if (ownIndex >= 0) written.current.splice(0, ownIndex + 1);
    else if (field && field.value !== latex && latex !== initial.current.latex) {
      field.setValue(latex, { silenceNotifications: true });
      initialValue.current = field.value;
    }
  }, [latex]);

  // Slate ignores the events, focus and selection of a nested editor.
  return <span ref={boxContainer} className={css.box} data-slate-editor="box" />;
}

const ownEvents = [
  'beforeinput', 'input', 'keydown', 'keypress', 'keyup', 'paste', 'copy', 'cut', 'dragstart', 'dragover', 'drop',
  'compositionstart', 'compositionupdate', 'compositionend', 'focusin', 'focusout', 'selectstart', 'click', 'mousedown',
] as const; // biome-ignore format: several names on a line

/** Keeps the box's events from the dialogs and forms around the text. */
function stopPropagationOf(boxContainer: HTMLElement | null): () => void {
  const stop = (event: Event) => event.stopPropagation();
  for (const type of ownEvents) boxContainer?.addEventListener(type, stop);
  return () => {
    for (const type of ownEvents) boxContainer?.removeEventListener(type, stop);
  };
}

/** Handles keys that MathLive does not handle, or differently. */
function keyHandlerOf(
  field: MathfieldElement,
  end: (reason: EndReason) => void,
  forwardKey: (event: KeyboardEvent) => void,
) {
  /** Number of open braces around an exponent or index, where MathLive needs none. */
  let braces = 0;
  let lastKey = '';
  return (event: KeyboardEvent) => {
    const { key } = event;
    const previousKey = lastKey;
    if (key !== 'Shift') lastKey = key;
    const reason = endReasonOf(event, field);
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) forwardKey(event);
    else if (reason) end(reason);
    else if (field.mode === 'latex') return;
    else if (key === '{' && (previousKey === '^' || previousKey === '_')) braces += 1;
    else if (key === '}' && braces > 0) {
      braces -= 1;
      field.executeCommand('moveAfterParent');
    } else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
}

function endReasonOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent, field: MathfieldElement): EndReason | null {
  if (ctrlKey || metaKey) return null;
  if (key === '$') return 'dollar';
  // While a command is typed by its name, MathLive handles the other keys.
  if (field.mode === 'latex') return null;
  if (key === 'Escape') return 'escape';
  return key === 'Enter' && !shiftKey ? 'forward' : null;
}
