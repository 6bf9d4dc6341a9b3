/** The keys (`formulaKey`) of all compiled formulas in a reply: those of each record's `formulas`, also under a longer name. */
export function formulasIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(formulasIn);
  return Object.entries(value).flatMap(([name, part]) =>
    /(?:^|_)formulas$/.test(name) && isRecord(part) ? Object.keys(part) : formulasIn(part),
  );
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
