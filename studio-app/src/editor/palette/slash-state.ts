import { useSyncExternalStore } from 'react';
import { Editor, Path, type PointRef, Range, Text } from 'slate';
import { useSlateStatic } from 'slate-react';
import { textBlockAround } from '../find-element.ts';
import { selectedFormula } from '../math/formula-node.ts';

/** The open palette of an editor: where its slash is, and which of its options is the active one. */
type Slash = { at: PointRef; active: number };
type Choice = { label: string; choose: () => void };
type State = { slash: Slash | null; choices: readonly Choice[]; listeners: Set<() => void> };

const states = new WeakMap<Editor, State>();
function stateOf(editor: Editor): State {
  const state = states.get(editor) ?? { slash: null, choices: [], listeners: new Set() };
  states.set(editor, state);
  return state;
}

function setSlash(editor: Editor, slash: Slash | null): void {
  const state = stateOf(editor);
  state.slash = slash;
  for (const call of state.listeners) call();
}

export function useSlash(): Slash | null {
  const editor = useSlateStatic();
  return useSyncExternalStore(
    (call) => {
      const { listeners } = stateOf(editor);
      listeners.add(call);
      return () => listeners.delete(call);
    },
    () => stateOf(editor).slash,
  );
}

/** Slate plugin: a slash typed after a space, or first in a line, opens the palette; the slash itself is text until one is chosen. */
export function withSlash<E extends Editor>(editor: E): E {
  const { insertText } = editor;
  editor.insertText = (text, options) => {
    const opens = text === '/' && !options?.at && isAfterSpace(editor);
    insertText(text, options);
    const { selection } = editor;
    if (!opens || !selection) return;
    const { path, offset } = selection.anchor;
    setSlash(editor, {
      at: Editor.pointRef(editor, { path, offset: offset - 1 }, { affinity: 'backward' }),
      active: 0,
    });
  };
  return editor;
}

function isAfterSpace(editor: Editor): boolean {
  const { selection } = editor;
  if (!selection || Range.isExpanded(selection) || selectedFormula(editor) || Editor.marks(editor)?.code) return false;
  const block = textBlockAround(editor);
  if (!block) return false;
  const before = Editor.string(editor, { anchor: Editor.start(editor, block[1]), focus: selection.anchor });
  const { path, offset } = selection.anchor;
  // After a formula, which has no text, a slash is a fraction or an "or".
  const isAfterFormula = offset === 0 && path.at(-1) !== 0;
  return !isAfterFormula && (before === '' || /\s$/.test(before));
}

/** The range of the slash and the text after it; null if the caret is elsewhere. */
export function slashRange(editor: Editor): Range | null {
  const { slash } = stateOf(editor);
  const { selection } = editor;
  const at = slash?.at.current;
  if (!at || !selection || Range.isExpanded(selection)) return null;
  const { path, offset } = selection.anchor;
  return Path.equals(path, at.path) && offset > at.offset ? { anchor: at, focus: selection.anchor } : null;
}

/** The text after the slash; null if the palette is to be closed. */
export function slashQuery(editor: Editor): string | null {
  const range = slashRange(editor);
  const node = range && Editor.node(editor, range.anchor.path)[0];
  if (!range || !node || !Text.isText(node)) return null;
  const text = node.text.slice(range.anchor.offset, range.focus.offset);
  return /^\/[\p{L}\d ]{0,30}$/u.test(text) && !/\s\s|^\/\s/.test(text) ? text.slice(1).toLowerCase() : null;
}

export function closePalette(editor: Editor): void {
  const { slash } = stateOf(editor);
  if (!slash) return;
  slash.at.unref();
  setSlash(editor, null);
}

/** The options that are shown, for the keys. */
export function setChoices(editor: Editor, choices: readonly Choice[]): void {
  stateOf(editor).choices = choices;
}

/** The keys of the open palette. Returns whether it handled the key. */
export function onPaletteKey(
  editor: Editor,
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): boolean {
  const { slash, choices } = stateOf(editor);
  if (!slash || choices.length === 0 || ctrlKey || metaKey || altKey) return false;
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step) setSlash(editor, { ...slash, active: (slash.active + step + choices.length) % choices.length });
  else if (key === 'Escape') closePalette(editor);
  else if (key === 'Enter' || key === 'Tab') choices[Math.min(slash.active, choices.length - 1)]?.choose();
  else return false;
  return true;
}
