/** Seconds as a person says them: "48 s", "12 min 5 s", "1 h 20 min"; `short` for the little room over a bar. */
export function duration(seconds: number, short = false): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  if (whole < 3600) {
    const rest = whole % 60;
    return short || rest === 0 ? `${Math.round(whole / 60)} min` : `${minutes} min ${rest} s`;
  }
  const rounded = Math.round(whole / 60);
  const [hours, rest] = [Math.floor(rounded / 60), rounded % 60];
  if (rest === 0) return `${hours} h`;
  return short ? `${Math.round(whole / 360) / 10} h` : `${hours} h ${rest} min`;
}
