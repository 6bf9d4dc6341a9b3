import { appendFileSync, readFileSync } from 'node:fs';

/** A measured figure of a bench with its goal. */
export type Figure = {
  /** A name that is clear without the name of the bench. */
  name: string;
  /** NaN if it could not be measured; then it misses its goal. */
  value: number;
  /** kB of 1,000 bytes; `times`: a ratio. */
  unit: 'ms' | 'kB' | 'times' | 'answers';
  /** Without a goal the figure is only printed. */
  goal?: { atMost: number } | { atLeast: number };
};

/** The environment variable with the file in which `npm run bench` collects figures, as JSON lines. */
export const figuresVariable = 'BENCH_FIGURES';

/**
 * Ends a bench. Prints each figure that misses its goal and then sets the exit code to 1. Passes all figures to
 * `npm run bench` if that started this process.
 */
export function reportFigures(bench: string, figures: readonly Figure[]): void {
  const missed = figures.filter((figure) => !meetsGoal(figure));
  for (const figure of missed)
    console.error(`${bench}: ${figure.name} is ${formatValue(figure)}, not ${formatGoal(figure)}`);
  if (missed.length > 0) process.exitCode = 1;
  const file = process.env[figuresVariable];
  if (file) appendFileSync(file, figures.map((figure) => `${JSON.stringify(figure)}\n`).join(''));
}

/** Reads the figures that benches have written to a file. */
export function readFigures(file: string): Figure[] {
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  // JSON.stringify writes NaN as null.
  return lines.map((line) => JSON.parse(line, (key, value) => (key === 'value' ? (value ?? Number.NaN) : value)));
}

/** Whether a figure meets its goal; true without a goal. */
export function meetsGoal({ value, goal }: Figure): boolean {
  if (!goal) return true;
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
}

export function formatValue({ value, unit }: Figure): string {
  if (unit === 'times') return value.toFixed(2);
  return `${value.toFixed(unit === 'answers' ? 0 : 1)} ${unit}`;
}

/** Formats the goal; empty if there is none. */
export function formatGoal({ goal, unit }: Figure): string {
  if (!goal) return '';
  const [label, value] = 'atMost' in goal ? ['at most', goal.atMost] : ['at least', goal.atLeast];
  return unit === 'times' ? `${label} ${value}` : `${label} ${value} ${unit}`;
}
