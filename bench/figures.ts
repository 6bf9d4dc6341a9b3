import { appendFileSync, readFileSync } from 'node:fs';

export type Figure = {
  /** In words that say what it is without its bench's name. */
  name: string;
  /** NaN: it could not be measured, and is beside its goal. */
  value: number;
  /** kB of 1,000 bytes; `times`: a ratio. */
  unit: 'ms' | 'kB' | 'times' | 'answers';
  /** Without one it is only told. */
  goal?: { atMost: number } | { atLeast: number };
};

/** Holds the file that `npm run bench` collects the figures of its benches in, as JSON lines. */
export const collecting = 'BENCH_FIGURES';

/**
 * Ends a bench: names each figure that is beside its goal, the exit code being 1 then, and hands all of them to
 * `npm run bench` where that has started it.
 */
export function conclude(bench: string, figures: readonly Figure[]): void {
  const beside = figures.filter((figure) => !holds(figure));
  for (const figure of beside) console.error(`${bench}: ${figure.name} is ${measured(figure)}, not ${goalOf(figure)}`);
  if (beside.length > 0) process.exitCode = 1;
  const file = process.env[collecting];
  if (file) appendFileSync(file, figures.map((figure) => `${JSON.stringify(figure)}\n`).join(''));
}

/** What benches have handed over in a file since it was made. */
export function collected(file: string): Figure[] {
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  // JSON has no NaN.
  return lines.map((line) => JSON.parse(line, (key, value) => (key === 'value' ? (value ?? Number.NaN) : value)));
}

export function holds({ value, goal }: Figure): boolean {
  if (!goal) return true;
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
}

export function measured({ value, unit }: Figure): string {
  if (unit === 'times') return value.toFixed(2);
  return `${value.toFixed(unit === 'answers' ? 0 : 1)} ${unit}`;
}

/** Empty where there is none. */
export function goalOf({ goal, unit }: Figure): string {
  if (!goal) return '';
  const [words, value] = 'atMost' in goal ? ['at most', goal.atMost] : ['at least', goal.atLeast];
  return unit === 'times' ? `${words} ${value}` : `${words} ${value} ${unit}`;
}
