import { brokenTexts, otherValue } from './hostile.ts';
import type { SeededRandom } from './seeded-random.ts';

type Container = Record<string | number, unknown>;

/** Replaces, deletes or adds one to three parts of a valid value. The result may still be valid. */
export function mutated(value: unknown, chance: SeededRandom): unknown {
  const root: Container = { value: structuredClone(value) };
  for (let times = chance.pick([1, 1, 2, 3]); times > 0; times--) mutateOnce(root, chance);
  return root.value;
}

function mutateOnce(root: Container, chance: SeededRandom): void {
  const [container, name] = chance.pick(propertiesOf(root));
  const inner = container[name];
  chance.pick<() => void>([
    () => setProperty(container, name, otherValue(chance)),
    () => setProperty(container, name, otherValue(chance)),
    () => setProperty(container, name, enlarged(inner, chance)),
    () => setProperty(container, name, [inner]),
    () => setProperty(container, name, JSON.stringify(inner) ?? ''),
    () => {
      if (container !== root && !Array.isArray(container)) delete container[name];
    },
    () => {
      if (isContainer(inner)) setProperty(inner, chance.pick(addedNames), otherValue(chance));
    },
    () => {
      if (Array.isArray(inner)) inner.push(...inner.map((one) => (typeof one === 'string' ? one.toUpperCase() : one)));
    },
  ])();
}

const addedNames = [
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
function enlarged(inner: unknown, chance: SeededRandom): unknown {
  if (typeof inner === 'string') {
    return chance.pick([
      inner + chance.pick(brokenTexts),
      ` ${inner} `,
      inner.toUpperCase(),
      inner.slice(0, 300).repeat(1_000),
      inner.normalize('NFD'),
      '',
    ]);
  }
  if (typeof inner === 'number') return chance.pick([-inner, inner + 0.5, inner * 1e300, inner - 1, 2 ** 53 + 1]);
  if (Array.isArray(inner)) {
    // A long list only of short items; otherwise the body would not fit into memory.
    const one = JSON.stringify(inner[0] ?? 'x').length < 100 ? inner[0] : 'x';
    return Array.from({ length: chance.pick([0, 101, 10_001]) }, () => one ?? 'x');
  }
  return otherValue(chance);
}

/** Sets `__proto__` and similar names as ordinary properties, as JSON does. */
function setProperty(container: Container, name: string | number, value: unknown): void {
  Object.defineProperty(container, name, { value, configurable: true, enumerable: true, writable: true });
}

/** All properties in a value, from the outermost one. */
function propertiesOf(container: Container): [Container, string | number][] {
  return Object.entries(container).flatMap(([name, inner]) => [
    [container, name] as [Container, string],
    ...(isContainer(inner) ? propertiesOf(inner) : []),
  ]);
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}
