import type { CallSpec } from '@fourfold/core/contract/call';
import { contract } from '@fourfold/core/contract/contract';
import type { Calls } from '../../src/app.ts';
import { type Served, serveApi } from './api.ts';
import { callers } from './callers.ts';
import { doDeeds } from './deeds.ts';
import { expectedOf } from './expected.ts';
import { ownReplies, repliesApart } from './own-replies.ts';
import { watchAll, watchOwned } from './prints.ts';
import type { AnyRow } from './row.ts';
import { rows as ourRows } from './rows/rows.ts';
import { runCells, type Watches } from './run-cells.ts';
import { type Line, type Stage, setStage, sidesOf, strangersOf } from './stage.ts';

/** Each problem is a sentence that begins with its cell. */
export type Outcome = { cells: number; wrong: string[] };

type Wanted = {
  /** Only these calls. */
  only?: readonly string[] | undefined;
  /** For tests of the matrix itself: calls and rows that replace the product's own. */
  serve?: Calls;
  rows?: Readonly<Record<string, AnyRow | readonly AnyRow[]>>;
};

/**
 * Makes every call as every caller, and reports replies that differ from what the contract and the
 * rows define.
 */
export async function runMatrix(served: Served, { only, serve, rows = ourRows }: Wanted = {}): Promise<Outcome> {
  const calls = Object.entries<CallSpec>(contract).filter(([call]) => only?.includes(call) ?? true);
  const lines = calls.flatMap(([call, spec]) => [rows[call] ?? []].flat().map((row): Line => ({ call, spec, row })));
  const made = new Set(lines.map(({ call }) => call));
  const missing = calls.flatMap(([call]) => (made.has(call) ? [] : [`${call}: has no row`]));
  const api = await serveApi(served, serve);
  try {
    const { cells, wrong } = await runLines(await setStage(served.db, api), lines);
    return { cells, wrong: [...missing, ...wrong] };
  } finally {
    await api.close();
  }
}

async function runLines(stage: Stage, lines: readonly Line[]): Promise<Outcome> {
  const { db, api, theirs, world } = stage;
  const before = await ownReplies(stage, lines);
  await doDeeds(api.url, theirs, world, 'more');
  const outcome: Outcome = { cells: 0, wrong: repliesApart(before, await ownReplies(stage, lines)) };
  const watches: Watches = { all: await watchAll(db), strangers: await watchOwned(db, strangersOf(stage)) };
  for (const line of lines) {
    const { call, spec, row } = line;
    const cells = sidesOf(row).flatMap((whose) =>
      callers.map((caller) => ({ caller, whose, expected: expectedOf({ call, spec, row, caller, whose }) })),
    );
    outcome.cells += cells.length;
    outcome.wrong.push(...(await runCells(stage, watches, line, cells)));
  }
  return outcome;
}
