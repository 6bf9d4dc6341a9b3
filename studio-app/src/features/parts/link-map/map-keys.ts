/** What a key does on the map: the keys of the drawing, shown on its buttons and in the list of keys. */
const zoomKeys = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  '0': 'full',
  w: 'width',
  a: 'all',
} as const satisfies Readonly<Record<string, ZoomAction>>;
export type ZoomAction = 'in' | 'out' | 'full' | 'width' | 'all';

type Key = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/** The action of a key without Ctrl, Alt or Meta; undefined: none. */
export function zoomActionOf({ key, ctrlKey, metaKey, altKey }: Key): ZoomAction | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  return Object.entries(zoomKeys).find(([one]) => one === key.toLowerCase())?.[1];
}
