import type { Text } from './document.ts';

/** A block, or several, as a text that is the same whatever is underlined in it. */
export function plainBlock(block: unknown): string {
  return JSON.stringify(block, (key, value) => (key === 'children' && Array.isArray(value) ? joined(value) : value));
}

/** Children without underlines, in which texts with the same marks are one text. */
function joined(children: readonly (Partial<Text> & object)[]): object[] {
  const result: (Partial<Text> & object)[] = [];
  for (const { underline: _, ...child } of children) {
    const last = result.at(-1);
    if (last && typeof last.text === 'string' && typeof child.text === 'string' && marksOf(last) === marksOf(child)) {
      result.splice(-1, 1, { ...last, text: last.text + child.text });
    } else result.push(child);
  }
  return result;
}

function marksOf({ text: _, ...marks }: Partial<Text>): string {
  return JSON.stringify(Object.entries(marks).toSorted());
}
