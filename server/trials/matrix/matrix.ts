import type { CallSpec } from '@fourfold/core/contract/call';
import { contract } from '@fourfold/core/contract/contract';
import type { Calls } from '../../src/app.ts';
import { performActions } from './actions.ts';
import { type DatabaseAccess, serveApi } from './api.ts';
import type { AnyCallRow } from './call-row.ts';
import { callers } from './callers.ts';
import { defaultRow } from './default-row.ts';
import { expectedResult } from './expected.ts';
import { type CallWithRow, createFixture, type MatrixFixture, otherUserIds, rowOwnersOf } from './fixture.ts';
import { changedReplies, ownReplies } from './own-replies.ts';
import { rows as ourRows } from './rows/rows.ts';
import { runCells, type TableWatches } from './run-cells.ts';
import { watchAll, watchOwned } from './table-watch.ts';

/** Each problem is a sentence that begins with its cell. */
export type MatrixResult = { cells: number; wrong: string[] };

type MatrixOptions = {
  /** Only these calls. */
  only?: readonly string[] | undefined;
  /** For tests of the matrix itself: calls and rows that replace the product's own. */
  serve?: Calls;
  rows?: Readonly<Record<string, AnyCallRow | readonly AnyCallRow[]>>;
};

/** Makes every call as every caller, and reports replies that differ from what the contract and the rows define. */
export async function runMatrix(
  served: DatabaseAccess,
  { only, serve, rows = ourRows }: MatrixOptions = {},
): Promise<MatrixResult> {
  const calls = Object.entries<CallSpec>(contract).filter(([call]) => only?.includes(call) ?? true);
  const callRows = calls.flatMap(([call, spec]) =>
    [rows[call] ?? defaultRow(call, spec) ?? []].flat().map((row): CallWithRow => ({ call, spec, row })),
  );
  const coveredCalls = new Set(callRows.map(({ call }) => call));
  const missing = calls.flatMap(([call]) => (coveredCalls.has(call) ? [] : [`${call}: has no row`]));
  const api = await serveApi(served, serve);
  try {
    const { cells, wrong } = await runRows(await createFixture(served.db, api), callRows);
    return { cells, wrong: [...missing, ...wrong] };
  } finally {
    await api.close();
  }
}

async function runRows(fixture: MatrixFixture, callRows: readonly CallWithRow[]): Promise<MatrixResult> {
  const { db, api, otherGroup, content } = fixture;
  const before = await ownReplies(fixture, callRows);
  await performActions(api.url, otherGroup, content, 'more');
  const result: MatrixResult = { cells: 0, wrong: changedReplies(before, await ownReplies(fixture, callRows)) };
  const watches: TableWatches = { all: await watchAll(db), otherUsers: await watchOwned(db, otherUserIds(fixture)) };
  for (const callRow of callRows) {
    const { call, spec, row } = callRow;
    const cells = rowOwnersOf(row).flatMap((whose) =>
      callers.map((caller) => ({ caller, whose, expected: expectedResult({ call, spec, row, caller, whose }) })),
    );
    result.cells += cells.length;
    result.wrong.push(...(await runCells(fixture, watches, callRow, cells)));
  }
  return result;
}
