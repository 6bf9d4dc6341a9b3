import { storage } from '@fourfold/app-shell/session';

/** Settings of how all pages are shown or read. They are of the device: another one has another screen or reader. */
const displaySettings = ['spoken', 'contrast', 'large'] as const;
export type DisplaySetting = (typeof displaySettings)[number];

/** Names of the settings that are on, with spaces between them; missing if none is. */
const displayKey = 'fourfold.display';

export function readDisplay(): ReadonlySet<DisplaySetting> {
  const stored = (storage.getItem(displayKey) ?? '').split(' ');
  // Names that this version does not know have no effect.
  return new Set(displaySettings.filter((name) => stored.includes(name)));
}

/** Stores a setting. The open page follows with `applyDisplay`. */
export function storeDisplay(name: DisplaySetting, isOn: boolean): void {
  const on = new Set(readDisplay());
  if (isOn) on.add(name);
  else on.delete(name);
  if (on.size > 0) storage.setItem(displayKey, [...on].join(' '));
  else storage.removeItem(displayKey);
}
