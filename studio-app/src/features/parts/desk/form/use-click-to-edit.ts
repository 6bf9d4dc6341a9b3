import type { MouseEvent } from 'react';
import { type FormField, useDesk } from '../desk-state.ts';
import { textOffsetAt } from './text-offset.ts';

/**
 * Returns the props that make a shown text open the form at the clicked position. Keyboard users have the Edit buttons.
 */
export function useClickToEdit(questionId: string) {
  const { store } = useDesk();
  return (field: FormField) => ({
    'data-editable': '',
    onClick(event: MouseEvent<HTMLElement>) {
      if (isControl(event.target) || getSelection()?.isCollapsed === false) return;
      store.edit(questionId, field, { offset: textOffsetAt(event.currentTarget, event) ?? 'end' });
    },
  });
}

/** A link, a tooltip or another control keeps its click. */
function isControl(target: EventTarget): boolean {
  return (
    target instanceof Element && target.closest('a, button, input, summary, [role="button"], [tabindex="0"]') !== null
  );
}
