// House words may only become fewer (docs/glossary.json); a type name that needs its noun is declared once.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  allowedCounts,
  countPackages,
  countWords,
  houseWords,
  reservedTypes,
  sourceFiles,
  withoutStrings,
} from './glossary.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

describe('house words', () => {
  it('are no more than docs/glossary.json allows, and it allows no more than there are (node bin/glossary.mjs)', () => {
    const [counted, allowed] = [countPackages(), allowedCounts()];
    const names = [...new Set([...Object.keys(counted), ...Object.keys(allowed)])];
    const differing = names.flatMap((name) =>
      Object.keys(houseWords)
        .filter((word) => (counted[name]?.[word] ?? 0) !== (allowed[name]?.[word] ?? 0))
        .map((word) => `${name}: ${word} ${counted[name]?.[word] ?? 0}, not ${allowed[name]?.[word] ?? 0}`),
    );
    expect(differing).toEqual([]);
  });

  it('are counted in names and comments, in the plural too, and not in strings', () => {
    const text = [
      '// Kept anew.',
      "const lateReply = 'a place';",
      'const faults = held;',
      'const placeholder = notFound;',
    ].join('\n');
    expect(countWords(text)).toEqual({ kept: 1, anew: 1, late: 1, fault: 1, held: 1 });
    expect(withoutStrings("a('it\\'s') // it's")).toBe("a('') // it's");
  });
});

it('a type name that says nothing without its noun is declared once at most', () => {
  const declared = new Map();
  for (const file of sourceFiles())
    for (const [, name] of withoutStrings(readFileSync(root + file, 'utf8')).matchAll(
      /^\s*(?:export )?(?:type|interface) (\w+)\b/gm,
    ))
      if (reservedTypes.includes(name)) declared.set(name, [...(declared.get(name) ?? []), file]);
  expect([...declared].filter(([, files]) => files.length > 1)).toEqual([]);
});
