import type { Difference } from '@fourfold/core/authoring/versions/differences';
import { textExcerpts } from '@fourfold/core/authoring/versions/text-excerpts';
import type { RichDocument } from '@fourfold/core/rich-text/document';
import { changedNames } from '../authoring/field-changes.ts';

type Fields<Value> = Readonly<Record<string, Value>>;

/** The fields that a change gives other values, with both. */
export function plainDifferences(before: Fields<unknown>, wanted: Fields<unknown>): Difference[] {
  return changedNames(before, wanted).map((field) => ({ field, before: before[field] ?? null, after: wanted[field] }));
}

/** The rich texts that a change gives other values, each by an excerpt around the change. */
export function textDifferences(before: Fields<unknown>, wanted: Fields<RichDocument | undefined>): Difference[] {
  return changedNames(before, wanted).map((field) => ({
    field,
    ...textExcerpts((before[field] ?? []) as RichDocument, wanted[field] ?? []),
  }));
}
