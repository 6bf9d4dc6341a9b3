/** A hand-written guard. The learner app bundles no schema library, so each edge is a table of guards. */
export type Guard = (value: unknown) => boolean;

/** An object whose named fields pass their checks. Other fields are ignored, as in the schemas. */
export function object(fields: Readonly<Record<string, Guard>>): Guard {
  const checks = Object.entries(fields);
  return (value) => isRecord(value) && checks.every(([name, check]) => check(value[name]));
}

export const optional =
  (check: Guard): Guard =>
  (value) =>
    value === undefined || check(value);

export const nullable =
  (check: Guard): Guard =>
  (value) =>
    value === null || check(value);

export const oneOf =
  (...values: readonly unknown[]): Guard =>
  (value) =>
    values.includes(value);

export const text =
  (longest: number): Guard =>
  (value) =>
    typeof value === 'string' && value.length <= longest;

export const integer =
  (least: number, most: number): Guard =>
  (value) =>
    Number.isSafeInteger(value) && within(value as number, least, most);

export const number =
  (least: number, most: number): Guard =>
  (value) =>
    typeof value === 'number' && Number.isFinite(value) && within(value, least, most);

export const list =
  (check: Guard, most: number): Guard =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(check);

/** A calendar day that exists: `2026-11-28`. */
export const day: Guard = (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value;

/** An instant in UTC: `2026-11-28T09:30:00Z`. */
export const instant: Guard = (value) =>
  typeof value === 'string' &&
  /^.{10}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?Z$/.test(value) &&
  day(value.slice(0, 10));

export const bool: Guard = (value) => typeof value === 'boolean';

const uuid =
  /^(?:[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}|0{8}(?:-0{4}){3}-0{12}|f{8}(?:-f{4}){3}-f{12})$/i;
export const id: Guard = (value) => typeof value === 'string' && uuid.test(value);

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function within(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}
