import { useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** One line of the list of shortcuts. */
export type ShortcutLine = { keys: readonly string[]; title: string };
/** Lines with a heading. */
export type ShortcutGroup = { title: string; lines: readonly ShortcutLine[] };

/** A key of the page: its line in the list, and what it does. `key`: as in KeyboardEvent.key, letters in lower case. */
export type Shortcut = ShortcutLine & { key: string; run(): void };

/** The groups of all components on the screen that have shortcuts. */
const shown = new Set<{ current: ShortcutGroup }>();

/** The shortcuts of the page as it is now, for the list. */
export function shortcutsOfPage(): ShortcutGroup[] {
  return [...shown].map(({ current }) => current).filter(({ lines }) => lines.length > 0);
}

/** Adds lines to the list of shortcuts while the component is on the screen; their keys are handled elsewhere. */
export function useShortcutLines(group: ShortcutGroup): void {
  const latest = useRef(group);
  latest.current = group;
  useEffect(() => {
    shown.add(latest);
    return () => void shown.delete(latest);
  }, []);
}

/** Matches fields in which every key is text. */
export const textInputs = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

/** Handles shortcuts and adds them to the list. They are ignored in text fields, and below a dialog that covers `isIn`. */
export function useShortcutTable(title: string, shortcuts: readonly Shortcut[], isIn: () => Element | null): void {
  useShortcutLines({ title, lines: shortcuts });
  const latest = useRef({ shortcuts, isIn });
  latest.current = { shortcuts, isIn };
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.repeat || (event.target instanceof HTMLElement && event.target.matches(textInputs))) return;
      const top = [...document.querySelectorAll('dialog[open]')].at(-1);
      if (top && !top.contains(latest.current.isIn())) return;
      const shortcut = latest.current.shortcuts.find(({ key }) => key === event.key.toLowerCase());
      if (!shortcut) return;
      event.preventDefault();
      // The tool has the focus before the next key.
      flushSync(shortcut.run);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
