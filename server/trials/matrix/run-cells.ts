import { ask } from './ask.ts';
import type { Expected } from './expected.ts';
import { wrongWith } from './judge.ts';
import type { Watch } from './prints.ts';
import type { At } from './row.ts';
import { type Cell, type Line, labelOf, type Stage, sceneOf } from './stage.ts';

export type Watches = {
  all: Watch;
  /** Rows of the other users. */
  strangers: Watch;
};
type ExpectedCell = Cell & { expected: Expected };
type Ready = { cell: ExpectedCell; at: At; parts: unknown };

/**
 * Makes one call in all its cells: first those that must change nothing, then those that must
 * succeed.
 */
export async function runCells(
  stage: Stage,
  { all, strangers }: Watches,
  line: Line,
  cells: readonly ExpectedCell[],
): Promise<string[]> {
  const { row } = line;
  const wrong: string[] = [];
  const ready: Ready[] = [];
  for (const cell of cells) if (cell.expected.is === 'refused') ready.push(await prepared(stage, line, cell));
  await all.changed();
  for (const one of ready) {
    wrong.push(...(await said(stage, line, one)));
    const changed = (await all.changed()).filter((table) => !row.moves?.[table]);
    if (changed.length > 0) wrong.push(`${labelOf(line, one.cell)}: is refused, and changes ${changed.join(', ')}`);
  }
  for (const cell of cells) {
    if (cell.expected.is === 'refused') continue;
    const one = await prepared(stage, line, cell);
    await strangers.changed();
    wrong.push(...(await said(stage, line, one)));
    const changed = cell.expected.ofOthers ? [] : await strangers.changed();
    if (changed.length > 0) {
      wrong.push(`${labelOf(line, cell)}: changes rows of other users: ${changed.join(', ')}`);
    }
  }
  return wrong;
}

async function prepared(stage: Stage, line: Line, cell: ExpectedCell): Promise<Ready> {
  const { row } = line;
  const at = await sceneOf(stage, cell, row.alone === true && cell.expected.is === 'done');
  try {
    return { cell, at, parts: await row.parts?.(at) };
  } catch (error) {
    throw new Error(`${labelOf(line, cell)}: Its parts cannot be built.`, { cause: error });
  }
}

async function said({ api, mine, theirs }: Stage, line: Line, { cell, at, parts }: Ready) {
  const { call, spec, row } = line;
  const { caller, expected } = cell;
  const token = caller === 'logged-out' ? undefined : at.me.token;
  const answer = await ask(api, { call, spec, parts, token });
  const wrong = wrongWith({ expected, answer, row, caller, mine, theirs });
  const logged = api.faults().map((fault) => `logged ${fault.slice(0, 400)}`);
  return [...wrong, ...logged].map((fault) => `${labelOf(line, cell)}: ${fault}`);
}
