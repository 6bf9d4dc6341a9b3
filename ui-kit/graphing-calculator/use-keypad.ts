import { type FocusEvent, useCallback, useRef } from 'react';

/** Types into the field of a list that had the focus last. */
export function useKeypad() {
  const field = useRef<HTMLInputElement | null>(null);
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement && target.type === 'text') field.current = target;
  };
  /** The keypad covers a part of the list. */
  const reveal = useCallback(() => {
    field.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const type = (text: string | null) => {
    const input = field.current;
    if (!input?.isConnected) return;
    input.focus();
    const [start, end] = [input.selectionStart ?? input.value.length, input.selectionEnd ?? input.value.length];
    if (text === null) input.setRangeText('', start === end ? Math.max(0, start - 1) : start, end, 'end');
    else input.setRangeText(text, start, end, 'end');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    reveal();
  };
  const enter = () => {
    field.current?.focus();
    field.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  };
  return { onFocus, type, enter, reveal };
}
