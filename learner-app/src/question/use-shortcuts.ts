import { positionOf } from '@fourfold/core/answers/answer-letters';
import { afterLetter } from '@fourfold/core/kinds/given';
import { itemOf } from '@fourfold/core/wire/item-of';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { AnsweringState } from './answering-state.ts';
import type { ArrowKey } from './lazy/practice-keys.ts';

const textInputs = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

/**
 * Keyboard shortcuts of a question: letters choose, Enter checks and continues, arrows show earlier
 * answers, unless the focused element uses the key.
 */
export function useShortcuts(
  practice: AnsweringState & { canSubmit: boolean },
  form: RefObject<HTMLFormElement | null>,
) {
  const latest = useRef(practice);
  latest.current = practice;
  // A passive effect runs after the paint, and would lose a key that is pressed right after it.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (document.querySelector('dialog[open]')) return;
      const { target } = event;
      const keysAreFree = areKeysFree(target);
      if (event.key === 'Enter') {
        // A held key must not run through the questions.
        if (event.repeat) return event.preventDefault();
        if (keysAreFree && latest.current.canSubmit) form.current?.requestSubmit();
        return;
      }
      const arrows = {
        ArrowLeft: latest.current.previous,
        ArrowRight: latest.current.following,
      } satisfies Record<ArrowKey, unknown> as Partial<Record<string, () => void>>;
      const goTo = arrows[event.key];
      if (goTo && keysAreFree) goTo();
      if (target instanceof HTMLElement && target.matches(textInputs)) return;
      if (chooseLetter(latest.current, event.key)) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [form]);
}

/**
 * Whether Enter and the arrows are free: controls use them, except that Enter on a radio button
 * submits. A focused passage uses only the other keys, to scroll.
 */
export function areKeysFree(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target === document.body || target.tabIndex === -1 || target.tagName === 'SECTION';
}

function chooseLetter({ question, screen, give }: AnsweringState, key: string): boolean {
  if (screen.kind !== 'answering') return false;
  const position = positionOf(key);
  const answer = position === undefined ? undefined : question.answers[position];
  if (!answer) return false;
  const given = afterLetter(itemOf(question).kind, screen.draft, answer.id);
  if (given === screen.draft) return false;
  give(given);
  return true;
}
