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

/** Digits after the point of a decimal at most. */
const mostDecimals = 12;

/** The text of a tick, without the rounding of its multiplication. The texts of an axis differ from one another. */
export function tickText(value: number, step: number): string {
  const size = Math.abs(value);
  const sign = value < 0 ? '−' : '';
  const magnitude = Math.floor(Math.log10(step) + 1e-9);
  if (size >= 1e6 || (size > 0 && size < 1e-3 && step < 1e-4)) {
    // As many digits as the next tick differs in.
    const digits = Math.max(0, Math.min(15, Math.floor(Math.log10(size) + 1e-9) - magnitude));
    const [mantissa = '', exponent = ''] = size.toExponential(digits).split('e');
    return `${sign}${mantissa.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')}×10^${Number(exponent)}`.replace(
      '^-',
      '^−',
    );
  }
  return `${sign}${size.toFixed(Math.min(mostDecimals, Math.max(0, -magnitude)))}`;
}

/** Ticks whose numbers, in a font of some 7 pixels a digit, do not overlap. */
export function wideTicksOf(from: number, to: number, pixels: number): Ticks {
  const ticks = ticksOf(from, to, pixels);
  const longest = Math.max(0, ...ticks.numbers.map((value) => tickText(value, ticks.step).length));
  return longest <= 9 ? ticks : ticksOf(from, to, pixels, longest * 8);
}
