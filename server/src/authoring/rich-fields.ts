import type { RichDocument } from '@fourfold/core/rich-text/document';
import { type CheckedDocuments, checkDocuments, checkForm } from '../content/check-documents.ts';

/** The rich fields that a change gives, checked; what does not compile is refused here, before anything is locked. */
export function readGiven<Field extends string>(
  fields: Readonly<Partial<Record<Field, string | undefined>>>,
  names: readonly Field[],
): CheckedDocuments<Field> {
  const given = names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]]));
  return checkDocuments(Object.fromEntries(given) as Record<Field, unknown>);
}

/**
 * The mathematics of the whole record after a change. What stood there before and cannot be set, from an import, does
 * not keep an author from mending the rest.
 */
export function compiledWith<Field extends string>(
  given: CheckedDocuments<Field>,
  held: Readonly<Record<Field, RichDocument>>,
  names: readonly Field[],
): { formulas: string; formulas_version: string } {
  const kept = names.flatMap((name) => (Object.hasOwn(given.documents, name) ? [] : [[name, held[name]]]));
  const { formulas } = checkForm(Object.fromEntries(kept) as Record<Field, unknown>);
  return {
    formulas: JSON.stringify({ ...formulas, ...given.formulas }),
    formulas_version: given.formulas_version,
  };
}

/** Documents as their columns take them. */
export function stored<Field extends string>(
  documents: Readonly<Partial<Record<Field, RichDocument>>>,
): Partial<Record<Field, string>> {
  const texts = Object.entries<RichDocument | undefined>(documents).map(([name, value]) => [
    name,
    JSON.stringify(value),
  ]);
  return Object.fromEntries(texts) as Partial<Record<Field, string>>;
}
