import { AssignmentTerms } from '@fourfold/core/contract/assignments';

const names = Object.keys(AssignmentTerms.shape) as (keyof AssignmentTerms)[];

/** Returns the terms of a request or of a row, without its other fields. */
export function termsOf(source: AssignmentTerms): AssignmentTerms {
  return Object.fromEntries(names.map((name) => [name, source[name]])) as AssignmentTerms;
}
