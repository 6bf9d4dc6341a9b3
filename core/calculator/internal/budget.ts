import { ExpressionError } from './expression-error.ts';

/** Calls and elements of one line or drawing, of all together, and what remains for each when those are used up. */
const each = 600_000;
const all = 4_000_000;
const least = 20_000;

/** Calls of functions and elements of lists that may be computed, so that no expression runs for long. */
export class Budget {
  private rest = all;
  private left = each;

  /** Begins a new line or drawing. */
  renew(): void {
    this.left = Math.max(least, Math.min(each, this.rest));
  }

  /** Throws ExpressionError when nothing is left. */
  spend(amount: number): void {
    this.left -= amount;
    this.rest -= amount;
    if (this.left < 0) throw new ExpressionError('Make this shorter: it takes too long to compute.');
  }
}
