import type { Chance } from './chance.ts';
import { brokenTexts, otherValue } from './hostile.ts';

type Holder = Record<string | number, unknown>;

/** Replaces, deletes or adds one to three parts of a valid value. The result may still be valid. */
export function bent(value: unknown, chance: Chance): unknown {
  const whole: Holder = { value: structuredClone(value) };
  for (let times = chance.pick([1, 1, 2, 3]); times > 0; times--) bendOne(whole, chance);
  return whole.value;
}

function bendOne(whole: Holder, chance: Chance): void {
  const [holder, name] = chance.pick(partsOf(whole));
  const inside = holder[name];
  chance.pick<() => void>([
    () => put(holder, name, otherValue(chance)),
    () => put(holder, name, otherValue(chance)),
    () => put(holder, name, stretched(inside, chance)),
    () => put(holder, name, [inside]),
    () => put(holder, name, JSON.stringify(inside) ?? ''),
    () => {
      if (holder !== whole && !Array.isArray(holder)) delete holder[name];
    },
    () => {
      if (isHolder(inside)) put(inside, chance.pick(added), otherValue(chance));
    },
    () => {
      if (Array.isArray(inside))
        inside.push(...inside.map((one) => (typeof one === 'string' ? one.toUpperCase() : one)));
    },
  ])();
}

const added = [
  'extra',
  '',
  'id',
  'user_id',
  'is_admin',
  'rev',
  'toString',
  'hasOwnProperty',
  'x'.repeat(5_000),
  '\ud800',
];

/** The same type of value, but too large or with invalid characters. */
function stretched(inside: unknown, chance: Chance): unknown {
  if (typeof inside === 'string') {
    return chance.pick([
      inside + chance.pick(brokenTexts),
      ` ${inside} `,
      inside.toUpperCase(),
      inside.slice(0, 300).repeat(1_000),
      inside.normalize('NFD'),
      '',
    ]);
  }
  if (typeof inside === 'number') return chance.pick([-inside, inside + 0.5, inside * 1e300, inside - 1, 2 ** 53 + 1]);
  if (Array.isArray(inside)) {
    // A long list only of short items; otherwise the body would not fit into memory.
    const one = JSON.stringify(inside[0] ?? 'x').length < 100 ? inside[0] : 'x';
    return Array.from({ length: chance.pick([0, 101, 10_001]) }, () => one ?? 'x');
  }
  return otherValue(chance);
}

/** Sets `__proto__` and similar names as ordinary properties, as JSON does. */
function put(holder: Holder, name: string | number, value: unknown): void {
  Object.defineProperty(holder, name, { value, configurable: true, enumerable: true, writable: true });
}

/** All properties in a value, from the outermost one. */
function partsOf(holder: Holder): [Holder, string | number][] {
  return Object.entries(holder).flatMap(([name, inside]) => [
    [holder, name] as [Holder, string],
    ...(isHolder(inside) ? partsOf(inside) : []),
  ]);
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null;
}
