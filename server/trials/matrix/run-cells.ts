import type { CellContext } from './call-row.ts';
import { replyProblems } from './check-reply.ts';
import type { ExpectedResult } from './expected.ts';
import { type CallWithRow, cellContext, cellLabel, type MatrixCell, type MatrixFixture } from './fixture.ts';
import { makeCall } from './make-call.ts';
import type { TableWatch } from './table-watch.ts';

export type TableWatches = {
  all: TableWatch;
  /** Rows of the other users. */
  otherUsers: TableWatch;
};
type ExpectedCell = MatrixCell & { expected: ExpectedResult };
type PreparedCell = { cell: ExpectedCell; context: CellContext; parts: unknown };

/** Makes one call in all its cells: first those that must change nothing, then those that must succeed. */
export async function runCells(
  fixture: MatrixFixture,
  { all, otherUsers }: TableWatches,
  callRow: CallWithRow,
  cells: readonly ExpectedCell[],
): Promise<string[]> {
  const { row } = callRow;
  const wrong: string[] = [];
  const preparedCells: PreparedCell[] = [];
  for (const cell of cells)
    if (cell.expected.kind === 'refused') preparedCells.push(await prepareCell(fixture, callRow, cell));
  await all.changed();
  for (const one of preparedCells) {
    wrong.push(...(await checkCell(fixture, callRow, one)));
    const changed = (await all.changed()).filter((table) => !row.moves?.[table]);
    if (changed.length > 0)
      wrong.push(`${cellLabel(callRow, one.cell)}: is refused, and changes ${changed.join(', ')}`);
  }
  for (const cell of cells) {
    if (cell.expected.kind === 'refused') continue;
    const one = await prepareCell(fixture, callRow, cell);
    await otherUsers.changed();
    wrong.push(...(await checkCell(fixture, callRow, one)));
    const changed = cell.expected.changesOthers ? [] : await otherUsers.changed();
    if (changed.length > 0) {
      wrong.push(`${cellLabel(callRow, cell)}: changes rows of other users: ${changed.join(', ')}`);
    }
  }
  return wrong;
}

async function prepareCell(fixture: MatrixFixture, callRow: CallWithRow, cell: ExpectedCell): Promise<PreparedCell> {
  const { row } = callRow;
  const context = await cellContext(fixture, cell, row.alone === true && cell.expected.kind === 'done');
  try {
    return { cell, context, parts: await row.parts?.(context) };
  } catch (error) {
    throw new Error(`${cellLabel(callRow, cell)}: Its parts cannot be built.`, { cause: error });
  }
}

async function checkCell(
  { api, ownGroup, otherGroup }: MatrixFixture,
  callRow: CallWithRow,
  { cell, context, parts }: PreparedCell,
) {
  const { call, spec, row } = callRow;
  const { caller, expected } = cell;
  const token = caller === 'logged-out' ? undefined : context.user.token;
  const answer = await makeCall(api, { call, spec, parts, token });
  const wrong = replyProblems({ expected, answer, row, caller, mine: ownGroup, theirs: otherGroup });
  const logged = api.takeErrors().map((problem) => `logged ${problem.slice(0, 400)}`);
  return [...wrong, ...logged].map((problem) => `${cellLabel(callRow, cell)}: ${problem}`);
}
