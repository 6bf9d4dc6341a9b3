import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { CaretRequest } from '../../../../editor/caret-request.ts';
import type { FieldKeys } from '../../../../editor/field-shortcuts.ts';

/** The props of an input that is the key of a typed answer: the same keys as a choice, and the focus on request. */
export function useKeyInput(caret: CaretRequest | undefined, { onEnter, onErase }: FieldKeys) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (caret) ref.current?.focus();
  }, [caret]);
  return {
    ref,
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent, currentTarget } = event;
      if (ctrlKey || metaKey || altKey || shiftKey || nativeEvent.isComposing) return;
      const action = { Enter: onEnter, Backspace: currentTarget.value === '' ? onErase : undefined }[key];
      if (!action) return;
      event.preventDefault();
      action();
    },
  };
}
