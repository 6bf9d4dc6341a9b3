import type { RichDocument } from '@fourfold/core/rich-text/document';
import { type CheckedDocuments, checkDocuments, checkDocumentsLeniently } from '../content/check-documents.ts';

/**
 * Validates the rich fields in a change and compiles their formulas, before anything is locked.
 * Throws a Refusal for the first error.
 */
export function checkGivenFields<Field extends string>(
  fields: Readonly<Partial<Record<Field, string | undefined>>>,
  names: readonly Field[],
): CheckedDocuments<Field> {
  const given = names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]]));
  return checkDocuments(Object.fromEntries(given) as Record<Field, unknown>);
}

/**
 * Returns the formula columns of the whole record after a change. Formulas in unchanged fields may
 * fail to compile (from an import), so that an author can still correct the other fields.
 */
export function mergeFormulas<Field extends string>(
  given: CheckedDocuments<Field>,
  current: Readonly<Record<Field, RichDocument>>,
  names: readonly Field[],
): { formulas: string; formulas_version: string } {
  const unchanged = names.flatMap((name) => (Object.hasOwn(given.documents, name) ? [] : [[name, current[name]]]));
  const { formulas } = checkDocumentsLeniently(Object.fromEntries(unchanged) as Record<Field, unknown>);
  return {
    formulas: JSON.stringify({ ...formulas, ...given.formulas }),
    formulas_version: given.formulas_version,
  };
}

/** Converts documents to JSON strings for their columns. */
export function toColumns<Field extends string>(
  documents: Readonly<Partial<Record<Field, RichDocument>>>,
): Partial<Record<Field, string>> {
  const texts = Object.entries<RichDocument | undefined>(documents).map(([name, value]) => [
    name,
    JSON.stringify(value),
  ]);
  return Object.fromEntries(texts) as Partial<Record<Field, string>>;
}
