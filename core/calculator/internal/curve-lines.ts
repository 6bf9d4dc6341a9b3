import type { Numeric } from './curve.ts';
import { edgeOf } from './zeros.ts';

/** Flat lists of coordinates along a variable: position, value, position, value. */
export type Line = number[];

type Sample = { x: number; value: number };
export type LineView = {
  from: number;
  to: number;
  /** The visible values. */
  low: number;
  high: number;
  /** Pixels along the variable. */
  pixels: number;
};

/** Lines of a function, a sample for each pixel: they break at poles and jumps, and end where it is undefined. */
export function curveLines(at: Numeric, view: LineView): Line[] {
  const { from, to, low, high } = view;
  const count = Math.max(2, Math.min(4_000, Math.round(view.pixels)));
  const height = high - low;
  const lines: Line[] = [];
  let line: Line = [];
  const push = ({ x, value }: Sample) => line.push(x, clamp(value, low - 20 * height, high + 20 * height));
  const end = () => {
    if (line.length > 0) lines.push(line);
    line = [];
  };
  let before: Sample | null = null;
  for (let step = 0; step <= count; step += 1) {
    const x = from + ((to - from) * step) / count;
    const value = at(x);
    const here = { x, value: Number.isFinite(value) ? value : Number.NaN };
    if (before) join(before, here);
    else if (!Number.isNaN(here.value)) push(here);
    before = here;
  }
  end();
  return lines;

  function join(left: Sample, right: Sample): void {
    const [isLeft, isRight] = [!Number.isNaN(left.value), !Number.isNaN(right.value)];
    if (!isLeft && !isRight) return;
    if (isLeft && !isRight) {
      push(edgeOf(at, left, right));
      end();
      return;
    }
    if (!isLeft) push(edgeOf(at, left, right));
    else {
      const gap = breakBetween(at, left, right, height);
      if (gap) {
        push(gap.left);
        end();
        push(gap.right);
      }
    }
    push(right);
  }
}

/** Jumps below this part of the view's height are drawn as they are. */
const visibleJump = 0.02;

/** Both sides of a pole or a jump; null where the function is continuous. */
function breakBetween(
  at: Numeric,
  first: Sample,
  last: Sample,
  height: number,
): { left: Sample; right: Sample } | null {
  const jump = Math.abs(last.value - first.value);
  if (jump < visibleJump * height) return null;
  let [left, right] = [first, last];
  for (let step = 0; step < 44; step += 1) {
    const x = (left.x + right.x) / 2;
    if (x <= left.x || x >= right.x) break;
    const value = at(x);
    if (!Number.isFinite(value)) return { left, right };
    const middle = { x, value };
    // A step of a continuous function gets smaller with its interval.
    if (Math.abs(value - left.value) >= Math.abs(right.value - value)) right = middle;
    else left = middle;
    if (Math.abs(right.value - left.value) < 0.3 * jump && step > 6) return null;
  }
  return Math.abs(right.value - left.value) >= 0.3 * jump ? { left, right } : null;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
