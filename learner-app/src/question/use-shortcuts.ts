import { positionOf } from '@fourfold/core/answers/letters';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Answering } from './answering.ts';
import { inputOf } from './input-of.ts';

const typesInto = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

/**
 * Keyboard shortcuts of a question: letters choose, Enter checks and continues, arrows show earlier
 * answers, unless the focused element uses the key.
 */
export function useShortcuts(practice: Answering & { canSubmit: boolean }, form: RefObject<HTMLFormElement | null>) {
  const latest = useRef(practice);
  latest.current = practice;
  // A passive effect runs after the paint, and would lose a key that is pressed right after it.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (document.querySelector('dialog[open]')) return;
      const { target } = event;
      const nowhere = isNowhere(target);
      if (event.key === 'Enter') {
        // A held key must not run through the questions.
        if (event.repeat) return event.preventDefault();
        if (nowhere && latest.current.canSubmit) form.current?.requestSubmit();
        return;
      }
      const look = { ArrowLeft: latest.current.previous, ArrowRight: latest.current.following }[event.key];
      if (look && nowhere) look();
      if (target instanceof HTMLElement && target.matches(typesInto)) return;
      if (chooseLetter(latest.current, event.key)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [form]);
}

/**
 * Whether Enter and the arrows are free: controls use them, except that Enter on a radio button
 * submits. A focused passage uses only the other keys, to scroll.
 */
export function isNowhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target === document.body || target.tabIndex === -1 || target.tagName === 'SECTION';
}

function chooseLetter({ question, screen, choose }: Answering, key: string): boolean {
  if (screen.at !== 'answering' || screen.draft.kind !== 'choice') return false;
  const position = positionOf(key);
  const answer = position === undefined ? undefined : question.answers[position];
  if (!answer) return false;
  const { answerIds } = screen.draft;
  if (inputOf(question) === 'one') choose([answer.id]);
  else choose(answerIds.includes(answer.id) ? answerIds.filter((id) => id !== answer.id) : [...answerIds, answer.id]);
  return true;
}
