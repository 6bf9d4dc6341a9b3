import { changedFields, type DraftFields, formFields } from '@fourfold/core/authoring/drafts';

/** An answer that is not created yet: the fields of its kind, and the id that it will have. */
export type AnswerLine<Fields> = Fields & { readonly id: string };

/**
 * The lines of a draft. They are JSON there, because a draft has no lists. What another version of the studio wrote in
 * other fields is left out, as in `formFields`.
 */
export function readLines<Fields extends DraftFields>(json: string, blank: Fields): AnswerLine<Fields>[] {
  return parsed(json).flatMap((line) => {
    if (typeof line !== 'object' || line === null || !('id' in line) || typeof line.id !== 'string') return [];
    return [{ ...fieldsOf(line, blank), id: line.id }];
  });
}

/** The lines as a field of a draft; empty if nothing is written in any of them. */
export function writeLines<Fields extends DraftFields>(lines: readonly AnswerLine<Fields>[], blank: Fields): string {
  return lines.some((line) => !isBlankLine(line, blank)) ? JSON.stringify(lines) : '';
}

/** Whether nothing is written in a line; such a line is not saved. */
export function isBlankLine<Fields extends DraftFields>(
  { id: _, ...fields }: AnswerLine<Fields>,
  blank: Fields,
): boolean {
  return Object.keys(changedFields(fields, blank)).length === 0;
}

function parsed(json: string): unknown[] {
  try {
    const value: unknown = JSON.parse(json || '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function fieldsOf<Fields extends DraftFields>(line: object, blank: Fields): Fields {
  const content = Object.fromEntries(Object.entries(line).filter(([, value]) => isField(value)));
  return formFields(blank, { content });
}

function isField(value: unknown): value is DraftFields[string] {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
