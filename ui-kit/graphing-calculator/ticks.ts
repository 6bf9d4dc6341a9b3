/** Positions of lines and numbers on an axis. */
export type Ticks = {
  /** Between two numbers: 1, 2 or 5 times a power of ten. */
  step: number;
  numbers: readonly number[];
  /** Lines between the numbers. */
  minor: readonly number[];
};

/** Ticks of a range so that numbers are at least `gap` pixels apart. */
export function ticksOf(from: number, to: number, pixels: number, gap = 70): Ticks {
  const least = ((to - from) * gap) / pixels;
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5, 10].find((one) => one * power >= least * (1 - 1e-9)) ?? 10;
  const step = factor * power;
  const minorStep = step / (factor === 2 ? 4 : 5);
  return { step, numbers: multiples(step, from, to), minor: multiples(minorStep, from, to) };
}

function multiples(step: number, from: number, to: number): number[] {
  const [first, last] = [Math.ceil(from / step), Math.floor(to / step)];
  return Array.from({ length: Math.max(0, Math.min(400, last - first + 1)) }, (_, at) => (first + at) * step + 0);
}

/** The text of a tick, without the rounding of its multiplication. */
export function tickText(value: number, step: number): string {
  const size = Math.abs(value);
  const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  if (size >= 1e6 || (size > 0 && step < 1e-4))
    return value
      .toExponential(2)
      .replace(/\.?0*e\+?/, '×10^')
      .replace('-', '−');
  return `${value < 0 ? '−' : ''}${size.toFixed(Math.min(10, digits))}`;
}
