export type AngleUnit = 'radians' | 'degrees';

/** Angles whose rounding error is below this part of a right angle are multiples of it. */
const tolerance = 1e-13;

/** Functions of an angle, and their inverses. Multiples of a right angle are exact; poles are NaN. */
export function trigonometryIn(unit: AngleUnit): Record<string, (value: number) => number> {
  const radian = unit === 'degrees' ? Math.PI / 180 : 1;
  const rightAngle = unit === 'degrees' ? 90 : Math.PI / 2;
  /** Right angles in the value, from 0 to 3; -1 if it is not a multiple. */
  const quarter = (value: number): number => {
    const turns = value / rightAngle;
    const whole = Math.round(turns);
    if (whole === 0 && value !== 0) return -1;
    return Math.abs(turns - whole) <= tolerance * Math.max(1, Math.abs(whole)) ? ((whole % 4) + 4) % 4 : -1;
  };
  const exact = (value: number, values: readonly number[], other: (radians: number) => number): number => {
    if (!Number.isFinite(value)) return Number.NaN;
    const at = quarter(value);
    return at >= 0 ? (values[at] ?? Number.NaN) : tidy(other((unit === 'degrees' ? value % 360 : value) * radian));
  };
  const sin = (value: number) => exact(value, [0, 1, 0, -1], Math.sin);
  const cos = (value: number) => exact(value, [1, 0, -1, 0], Math.cos);
  const tan = (value: number) => exact(value, [0, Number.NaN, 0, Number.NaN], Math.tan);
  const inverse = (value: number) => (value === 0 ? Number.NaN : 1 / value);
  const angle = (radians: number) => tidy(radians / radian);
  return {
    ...{ sin, cos, tan },
    degree: (value) => (unit === 'degrees' ? value : (value * Math.PI) / 180),
    sec: (value) => inverse(cos(value)),
    csc: (value) => inverse(sin(value)),
    cot: (value) => exact(value, [Number.NaN, 0, Number.NaN, 0], (radians) => 1 / Math.tan(radians)),
    arcsin: (value) => angle(Math.asin(value)),
    arccos: (value) => angle(Math.acos(value)),
    arctan: (value) => angle(Math.atan(value)),
    arcsec: (value) => (value === 0 ? Number.NaN : angle(Math.acos(1 / value))),
    arccsc: (value) => (value === 0 ? Number.NaN : angle(Math.asin(1 / value))),
    arccot: (value) => angle(Math.PI / 2 - Math.atan(value)),
  };
}

/** sin 30° is 0.49999999999999994: within rounding of a half, and of a whole number, it is that. */
function tidy(value: number): number {
  const doubled = Math.round(value * 2);
  return Math.abs(value * 2 - doubled) < 4e-15 * Math.max(1, Math.abs(doubled)) && doubled !== 0 ? doubled / 2 : value;
}
