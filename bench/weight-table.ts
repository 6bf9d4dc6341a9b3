import { kB } from './weigh.ts';
import type { PartSizes } from './weight-parts.ts';

/** The parts of a page and of the floor, in bytes. */
export type PageParts = { title: string; page: PartSizes; floor: PartSizes };

/** Parts whose difference to the floor is smaller share one row. */
const minBytes = 50;
const head = ['| part | kB | of these in the floor | over the floor |', '|---|---:|---:|---:|'];

/** Returns the text of docs/weight.md. */
export function weightDocument(pages: readonly PageParts[]): string {
  return [
    '# What a first page weighs',
    '',
    'The scripts that are fetched until a page can be used, in kB of 1,000 bytes after Brotli, by package and by folder of',
    'ours, beside the floor: a page of React, router, store, client and query library with nothing of ours. Of a script',
    'each part has as many bytes as it has of the characters; what stands between the scripts is their imports and',
    'exports, and what the bundler adds. Written by `npm run bench:weight -- --write`.',
    ...pages.flatMap((page) => ['', ...section(page)]),
    '',
  ].join('\n');
}

function section({ title, page, floor }: PageParts): string[] {
  const rows = [...new Set([...page.keys(), ...floor.keys()])].map((part) => rowOf(part, page, floor));
  const named = rows.filter(({ over }) => Math.abs(over) >= minBytes).sort((one, other) => other.over - one.over);
  const others = rows.filter((row) => !named.includes(row));
  const lines = [...named, sum(`${others.length} others`, others), sum('**all**', rows)];
  return [
    `## ${title}`,
    '',
    ...head,
    ...lines.map(({ part, all, inFloor, over }) => `| ${part} | ${kB(all)} | ${kB(inFloor)} | ${kB(over)} |`),
  ];
}

type Row = { part: string; all: number; inFloor: number; over: number };

function rowOf(part: string, page: PartSizes, floor: PartSizes): Row {
  const [all, inFloor] = [page.get(part) ?? 0, floor.get(part) ?? 0];
  return { part, all, inFloor, over: all - inFloor };
}

function sum(part: string, rows: readonly Row[]): Row {
  const of = (key: 'all' | 'inFloor' | 'over') => rows.reduce((total, row) => total + row[key], 0);
  return { part, all: of('all'), inFloor: of('inFloor'), over: of('over') };
}
