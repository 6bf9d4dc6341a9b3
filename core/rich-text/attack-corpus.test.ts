import { describe, expect, it } from 'vitest';
import { attackFormulas, attacks } from './attack-corpus.ts';
import { compileFormula } from './compile-formula.ts';
import { formulasOf } from './formulas-of.ts';
import { plainText } from './plain-text.ts';
import { readRichField } from './read-rich-field.ts';
import { parseRichField } from './schema.ts';

it('every attack has a unique name', () => {
  const names = attacks.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names.length).toBeGreaterThan(250);
});

describe('a hostile field', () => {
  it.each(attacks)(
    '$name: is $outcome, by the schema, the guard and the compiler alike',
    ({ field, outcome, shows }) => {
      const read = parseRichField(field);
      expect(readRichField(field) !== null).toBe(read.ok);
      const failures = read.ok
        ? formulasOf(read.document)
            .map(({ latex, display }) => compileFormula(latex, display))
            .filter(({ ok }) => !ok)
        : [];
      expect(read.ok && failures.length === 0 ? 'harmless' : 'refused', JSON.stringify(read).slice(0, 200)).toBe(
        outcome,
      );
      if (!read.ok) expect(read.message).toMatch(/^\S.{5,200}$/);
      if (shows !== undefined && read.ok) expect(plainText(read.document)).toBe(shows);
      expect(Object.prototype).not.toHaveProperty('type');
    },
  );
});

it.each(attackFormulas.filter(({ outcome }) => outcome === 'harmless'))(
  'the formula “$name” compiles to a tree that can be stored',
  ({ latex }) => {
    const compiled = compileFormula(latex, true);
    const json = JSON.stringify(compiled);
    expect(json.isWellFormed()).toBe(true);
    expect(json).not.toContain('\\u0000');
  },
);
