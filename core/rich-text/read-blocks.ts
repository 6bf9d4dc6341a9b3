/**
 * The unchecked blocks of a rich field: a JSON list of objects unchanged, any other text as one
 * paragraph (Q111). An interval such as [1, 2] is plain text.
 */
export function readBlocks(field: string): readonly unknown[] {
  if (field.trim() === '') return [];
  return jsonBlocks(field) ?? [{ type: 'paragraph', children: [{ text: field }] }];
}

function jsonBlocks(field: string): readonly unknown[] | null {
  if (!field.trimStart().startsWith('[')) return null;
  try {
    const value: unknown = JSON.parse(field);
    return Array.isArray(value) && (value.length === 0 || value.some(isObject)) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
