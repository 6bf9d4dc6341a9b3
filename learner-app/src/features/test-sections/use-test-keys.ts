import type { SectionLetters } from '@fourfold/core/exams/section';
import { afterLetter, isTextKind } from '@fourfold/core/kinds/given';
import { choiceAt, choiceLetters } from '@fourfold/core/test-section/choice-letters';
import { hasUnknownKind } from '@fourfold/core/wire/item-of';
import { shownItem, type TestQuestion } from '@fourfold/core/wire/tests/sealed-question';
import { entryGiven } from '@fourfold/core/wire/tests/test-entry';
import { useLayoutEffect, useRef } from 'react';
import { areKeysFree } from '../../question/use-shortcuts.ts';
import { type ShortcutLine, useShortcutLines } from '../../test-tools/view/shortcut-table.ts';
import type { Desk } from './use-desk.ts';

type TestKeys = {
  letters: SectionLetters;
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

/** A shortcut: its line in the list of shortcuts, and what it does. */
type TestKey = ShortcutLine & {
  matches(key: string): boolean;
  /** Whether controls that use the key themselves go before. */
  isShared: boolean;
  /** Returns whether the browser must not handle the key. */
  run(key: string): boolean;
};

/** The shortcuts, as on a practice page: letters choose, Enter continues, arrows change the question. */
function testKeys(options: TestKeys): TestKey[] {
  const { question, number, desk, onPrevious, onNext, onEnter } = options;
  const letters = choiceLetters(options.letters, number).slice(0, question.answers.length);
  const going = (name: string, sign: string, title: string, go: (() => void) | undefined): TestKey => ({
    keys: [sign],
    title,
    matches: (key) => key === name,
    isShared: true,
    run() {
      go?.();
      return false;
    },
  });
  const choosing: TestKey = {
    keys: letters,
    title: 'Choose an answer',
    matches: (key) => choiceAt(letters, key) !== undefined,
    isShared: false,
    run: (key) => chooseLetter(options, key),
  };
  return [
    ...(desk && hasChoices(question) ? [choosing] : []),
    going('Enter', 'Enter', 'The main button: next question or last step', onEnter),
    going('ArrowLeft', '←', 'Question before', onPrevious),
    going('ArrowRight', '→', 'Next question', onNext),
  ];
}

/** Keyboard shortcuts of a section; they are also in the list of shortcuts. */
export function useTestKeys(options: TestKeys): void {
  const latest = useRef(options);
  latest.current = options;
  useShortcutLines({ title: 'Questions', lines: testKeys(options) });
  // A passive effect runs after the paint, and would lose a key that is pressed right after it.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      // Another dialog covers the question.
      if (document.querySelectorAll('dialog[open]').length > (latest.current.isDialog ? 1 : 0)) return;
      const { target, key } = event;
      // A held key must not run through the questions.
      if (key === 'Enter' && event.repeat) return event.preventDefault();
      const shortcut = testKeys(latest.current).find(({ matches }) => matches(key));
      if (!shortcut) return;
      const isText = target instanceof HTMLElement && target.matches(textInputs);
      if (shortcut.isShared ? !areKeysFree(target) : isText) return;
      if (shortcut.run(key)) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function hasChoices(question: TestQuestion): boolean {
  return !hasUnknownKind(question) && !isTextKind(shownItem(question).kind);
}

function chooseLetter({ letters, question, number, desk }: TestKeys, key: string): boolean {
  if (!desk) return false;
  const position = choiceAt(choiceLetters(letters, number), key);
  const answer = position === undefined ? undefined : question.answers[position];
  if (!answer) return false;
  const { kind } = shownItem(question);
  const before = entryGiven(kind, desk.entryOf(question));
  const given = afterLetter(kind, before, answer.id);
  if (given === before) return false;
  desk.change(question, { kind: 'given', given });
  return true;
}
