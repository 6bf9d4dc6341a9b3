import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = new URL('../docs/threats.md', import.meta.url);
const rows = readFileSync(page, 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!who wants|-)/.test(line) && !line.startsWith('|-'))
  .map((line) => line.split(' | '));

it('has one threat per row, each with its countermeasure and its tests', () => {
  expect(rows.length).toBeGreaterThan(30);
  for (const cells of rows) expect([cells[0], cells.length]).toEqual([cells[0], 3]);
});

it.each(rows.map(([threat, , shown]) => [threat?.slice(2), shown]))(
  'for “%s” links to tests that exist',
  (_, shown) => {
    const named = [...(shown ?? '').matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path);
    expect(named).not.toHaveLength(0);
    for (const path of named) {
      expect([path, existsSync(new URL(path, page))]).toEqual([path, true]);
      expect(path).toMatch(/\.(test|page|spec)\.ts$|\/trials\/\w+\/main\.ts$/);
    }
  },
);
