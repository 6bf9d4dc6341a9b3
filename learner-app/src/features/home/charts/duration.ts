/** Formats seconds: "48 s", "12 min 5 s", "1 h 20 min". */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return joinUnits(Math.floor(whole / 60), 'min', whole % 60, 's');
  const minutes = Math.round(whole / 60);
  return joinUnits(Math.floor(minutes / 60), 'h', minutes % 60, 'min');
}

/**
 * Formats seconds with one number and unit, short enough for the label of a bar: "85 s", "1.8 min", "53 min", "2.5 h".
 */
export function shortDuration(seconds: number): string {
  if (seconds < 99.5) return `${Math.round(seconds)} s`;
  if (seconds < 5970) return `${roundShort(seconds / 60)} min`;
  return `${roundShort(seconds / 3600)} h`;
}

function joinUnits(many: number, unit: string, rest: number, smaller: string): string {
  return rest === 0 ? `${many} ${unit}` : `${many} ${unit} ${rest} ${smaller}`;
}

/** Two digits are enough to compare bars. */
function roundShort(value: number): number {
  return value < 9.95 ? Math.round(value * 10) / 10 : Math.round(value);
}
