/** The tools of a question in the order of their menu, with their key. Without code, so that it loads with the button. */
export const toolKeys = {
  choose: { key: 'm', title: 'Highlight words with the keyboard' },
  notes: { key: 'n', title: 'Highlights and notes' },
  reader: { key: 'l', title: 'Line reader' },
  reference: { key: 'r', title: 'Reference sheet' },
  size: { key: 'z', title: 'Text size' },
  shortcuts: { key: '?', title: 'Keyboard shortcuts' },
} as const;
export type ToolName = keyof typeof toolKeys;

/** The tool of a key; undefined if it has none. */
export function toolOf(key: string): ToolName | undefined {
  return (Object.keys(toolKeys) as ToolName[]).find((name) => toolKeys[name].key === key.toLowerCase());
}
