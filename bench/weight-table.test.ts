import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bytesByPart, partOf } from './weight-parts.ts';
import { weightDocument } from './weight-table.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));
const floor = new Map([
  ['react', 50_000],
  ['bench/floor', 200],
]);
const page = (rest: [string, number][]) => ({ title: 'Practice', page: new Map([['react', 50_020], ...rest]), floor });

describe('the parts of a page', () => {
  it('are packages and folders of this repository', () => {
    const pnpm = 'node_modules/.pnpm/@tanstack+query-core@5/node_modules/@tanstack/query-core/src/query.ts';
    expect(partOf(`${repository}${pnpm}`)).toBe('@tanstack/query-core');
    expect(partOf(`${repository}core/answers/answer-letters.ts`)).toBe('core/answers');
    expect(partOf(`${repository}learner-app/src/outbox/outbox.ts`)).toBe('learner-app/outbox');
    expect(partOf(`${repository}learner-app/src/features/practice/set/page.tsx`)).toBe('learner-app/features/practice');
    expect(partOf(`${repository}bench/weight.ts`)).toBe('bench');
    expect(partOf(null)).toBe('between the scripts');
  });

  it('share the bytes of each script by their characters, and no other file', () => {
    const files = [
      { name: '/a.js', bytes: 100, kind: 'script' as const },
      { name: '/b.js', bytes: 50, kind: 'script' as const },
      { name: '/a.css', bytes: 1000, kind: 'style' as const },
    ];
    const scripts = new Map([
      [
        '/a.js',
        new Map([
          ['react', 300],
          ['core/answers', 100],
        ]),
      ],
      ['/b.js', new Map([['react', 8]])],
    ]);
    expect([...bytesByPart({ files }, scripts)]).toEqual([
      ['react', 125],
      ['core/answers', 25],
    ]);
    expect(() => bytesByPart({ files }, new Map())).toThrow('/a.js was fetched and not built');
  });
});

describe('docs/weight.md', () => {
  const written = weightDocument([
    page([
      ['core/answers', 1_240],
      ['core/sequence', 30],
    ]),
  ]);

  it('has a row for each part above or below the floor, one for the others, and their sum', () => {
    expect(written).toContain(
      [
        '| core/answers | 1.2 | 0.0 | 1.2 |',
        '| bench/floor | 0.0 | 0.2 | -0.2 |',
        '| 2 others | 50.0 | 50.0 | 0.1 |',
        '| **all** | 51.3 | 50.2 | 1.1 |',
      ].join('\n'),
    );
  });
});
