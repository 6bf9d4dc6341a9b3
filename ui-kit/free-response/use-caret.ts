import { type SyntheticEvent, useRef } from 'react';

/** The caret of a controlled input, which moves to the end when a typed character is not taken over. */
export function useCaret(value: string) {
  const selection = useRef<[start: number | null, end: number | null]>([null, null]);
  return {
    store: ({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) => {
      selection.current = [field.selectionStart, field.selectionEnd];
    },
    /** Call it after a change was reported. */
    restoreIfRefused(field: HTMLInputElement): void {
      const before = selection.current;
      // After React has set the value again.
      queueMicrotask(() => {
        if (field.value === value) field.setSelectionRange(...before);
      });
    },
  };
}
