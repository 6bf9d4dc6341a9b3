import type { SheetError } from './sheet-rows.ts';

/** Raw to scaled scores of one column. A raw score that is missing has no scaled score. */
export type Scale = ReadonlyMap<number, number>;
/**
 * Scales by column. Columns of an ACT are its sections; of a SAT its two verbal sections, and `math` for
 * both math sections together.
 */
export type ConversionTable<Name extends string = string> = Readonly<Record<Name, Scale>>;
/** The parsed table, or the error in the sheet. */
export type TableResult<Name extends string = string> =
  | { table: ConversionTable<Name>; error: null }
  | { table: null; error: SheetError };

/** Returns the raw scores from 0 to `maxRaw` without a scaled score. Only at the ends: a gap is an error. */
export function rawScoresWithout(scale: Scale, maxRaw: number): number[] {
  return Array.from({ length: maxRaw + 1 }, (_, raw) => raw).filter((raw) => !scale.has(raw));
}
