import * as z from 'zod';
import { classicEditions, type EditionName, editionsOf, type examEditions } from '../exams/exam-editions.ts';
import { publishFlags } from '../exams/open-variants.ts';
import type { Variant } from '../exams/section.ts';
import type { Family } from '../wire/exams/exam-family.ts';

type FlagOf<E extends EditionName> = NonNullable<
  (typeof examEditions)[E]['sections'][number]['test']
>['publish'][Variant];
type EditionsOf<F extends Family> = {
  [E in EditionName]: (typeof examEditions)[E]['family'] extends F ? E : never;
}[EditionName];
type Classic<F extends Family> = (typeof classicEditions)[F];
type Fields<F extends Family> = Record<FlagOf<Classic<F>>, z.ZodBoolean> &
  Record<FlagOf<Exclude<EditionsOf<F>, Classic<F>>>, z.ZodOptional<z.ZodBoolean>>;

/**
 * The publish flags of a family as fields. Every exam has those of the specification; those of another edition are only
 * in its exams.
 */
function flagFields<F extends Family>(family: F): Fields<F> {
  const classic = publishFlags(classicEditions[family]);
  const fields = editionsOf(family)
    .flatMap((edition) => publishFlags(edition))
    .map((flag) => [flag, classic.includes(flag) ? z.boolean() : z.boolean().optional()] as const);
  return Object.fromEntries(fields) as Fields<F>;
}

export const satPublishing = flagFields('sat');
export const actPublishing = flagFields('act');
/** The names of the editions of a family. */
export const satEdition = z.enum(editionsOf('sat') as EditionsOf<'sat'>[]);
export const actEdition = z.enum(editionsOf('act') as EditionsOf<'act'>[]);
