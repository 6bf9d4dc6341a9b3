/** "1 to 5, 7, 9 to 12" */
export function ranges(numbers: readonly number[]): string {
  const found: { from: number; to: number }[] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = found.at(-1);
    if (last && number === last.to + 1) last.to = number;
    else found.push({ from: number, to: number });
  }
  return found.map(({ from, to }) => (from === to ? `${from}` : `${from} to ${to}`)).join(', ');
}
