import type { SheetFault } from './sheet-rows.ts';

/** Raw to scaled scores of one column; a raw score that is not in it has no scaled one. */
export type Scale = ReadonlyMap<number, number>;
/** By column: an ACT's are its sections, a SAT's its two verbal sections and `math`, for both math sections at once. */
export type ConversionTable<Name extends string = string> = Readonly<Record<Name, Scale>>;
export type TableReading<Name extends string = string> =
  | { table: ConversionTable<Name>; fault: null }
  | { table: null; fault: SheetFault };

/** Raw scores from 0 to `most` that a scale says nothing about: at its ends only, a gap inside is refused. */
export function uncovered(scale: Scale, most: number): number[] {
  return Array.from({ length: most + 1 }, (_, raw) => raw).filter((raw) => !scale.has(raw));
}
