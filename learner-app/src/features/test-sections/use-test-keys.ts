import type { Family } from '@fourfold/core/exams/families';
import { afterLetter } from '@fourfold/core/kinds/given';
import { choiceAt, choiceLetters } from '@fourfold/core/test-section/choice-letters';
import { hasUnknownKind } from '@fourfold/core/wire/item-of';
import { shownItem, type TestQuestion } from '@fourfold/core/wire/tests/sealed-question';
import { entryGiven } from '@fourfold/core/wire/tests/test-entry';
import { useLayoutEffect, useRef } from 'react';
import { areKeysFree } from '../../question/use-shortcuts.ts';
import type { Desk } from './use-desk.ts';

type TestKeys = {
  family: Family;
  question: TestQuestion;
  number: number;
  /** Set if the question can be answered. */
  desk?: Desk;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** Enter, if the focused element does not use it. */
  onEnter?: (() => void) | undefined;
  /** The question is in a dialog: keys apply there too. */
  isDialog?: boolean;
};

const textInputs = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

/** Keyboard shortcuts, as on a practice page: letters choose, Enter continues, arrows change the question. */
export function useTestKeys(options: TestKeys): void {
  const latest = useRef(options);
  latest.current = options;
  // A passive effect runs after the paint, and would lose a key that is pressed right after it.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const { isDialog = false, onPrevious, onNext, onEnter } = latest.current;
      // Another dialog covers the question.
      if (document.querySelectorAll('dialog[open]').length > (isDialog ? 1 : 0)) return;
      const { target } = event;
      const keysAreFree = areKeysFree(target);
      if (event.key === 'Enter') {
        // A held key must not run through the questions.
        if (event.repeat) event.preventDefault();
        else if (keysAreFree) onEnter?.();
        return;
      }
      const go = { ArrowLeft: onPrevious, ArrowRight: onNext }[event.key];
      if (go && keysAreFree) go();
      if (target instanceof HTMLElement && target.matches(textInputs)) return;
      if (chooseLetter(latest.current, event.key)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function chooseLetter({ family, question, number, desk }: TestKeys, key: string): boolean {
  if (!desk || hasUnknownKind(question)) return false;
  const position = choiceAt(choiceLetters(family, number), key);
  const answer = position === undefined ? undefined : question.answers[position];
  if (!answer) return false;
  const { kind } = shownItem(question);
  const before = entryGiven(kind, desk.entryOf(question));
  const given = afterLetter(kind, before, answer.id);
  if (given === before) return false;
  desk.change(question, { kind: 'given', given });
  return true;
}
