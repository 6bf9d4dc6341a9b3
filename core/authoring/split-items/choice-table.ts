import type { Inline, TableCell } from '../../rich-text/document.ts';
import { type Alphabet, alphabets, positionIn } from './alphabets.ts';
import { flatText, isBlankInlines, normalText } from './inline-text.ts';
import type { DraftChoice } from './item-draft.ts';
import { type Line, lineFrom } from './lines.ts';

export type TableChoices = { alphabet: Alphabet; choices: DraftChoice[]; consumed: string[] };

const cellMarker = /^\s*[([]?([A-Ka-kА-Ка-кЄҐєґΑ-Κα-κ①-⑩])\s*(?:[.)\]:、]|$)\s*/u;

/**
 * The choices of a table: cells that begin with a letter, or rows whose first cell is one. A row of several cells
 * becomes a table of that row, below the header of the table. Null if any cell would be lost.
 */
export function tableChoices(table: Line): TableChoices | null {
  if (table.block?.type !== 'table') return null;
  const rows = table.block.children.map(({ children }) => children);
  return fromCells(table, rows) ?? fromRows(table, rows);
}

function lineOf(table: Line, inlines: readonly Inline[]): Line {
  return { ...table, block: null, inlines, text: normalText(flatText(inlines)) };
}

type Found = { letter: string; written: Line; lines: Line[] };

function fromCells(table: Line, rows: readonly (readonly TableCell[])[]): TableChoices | null {
  const cells = rows.flat().filter(({ children }) => !isBlankInlines(children));
  const found = cells.map(({ children }): Found | null => {
    const line = lineOf(table, children);
    const [whole, letter] = cellMarker.exec(line.text) ?? [];
    if (!whole || !letter || whole.length === line.text.length) return null;
    return { letter, written: lineFrom(line, 0, whole.length), lines: [lineFrom(line, whole.length)] };
  });
  return inOrder(found);
}

function fromRows(table: Line, rows: readonly (readonly TableCell[])[]): TableChoices | null {
  const firstRow = rows.findIndex(([cell]) => cell && letterOf(table, cell) !== null);
  if (firstRow < 0 || firstRow > 1) return null;
  const header = firstRow === 1 ? (rows[0] ?? []).slice(1) : null;
  const found = rows.slice(firstRow).map(([first, ...cells]): Found | null => {
    const letter = first ? letterOf(table, first) : null;
    const written = first && lineOf(table, first.children);
    if (!letter || !written) return null;
    const filled = cells.filter(({ children }) => !isBlankInlines(children));
    if (filled.length === 1 && !header) return { letter, written, lines: [lineOf(table, filled[0]?.children ?? [])] };
    const children = [header, cells].filter((row) => row !== null);
    const block = {
      type: 'table' as const,
      children: children.map((row) => ({ type: 'table-row' as const, children: row })),
    };
    return filled.length === 0 ? null : { letter, written, lines: [{ ...table, block }] };
  });
  return inOrder(found);
}

function letterOf(table: Line, cell: TableCell): string | null {
  const line = lineOf(table, cell.children);
  const [whole, letter] = cellMarker.exec(line.text) ?? [];
  return whole && letter && whole.length === line.text.length ? letter : null;
}

/** Choices in the order of the table, or of its columns if their letters run down. */
function inOrder(found: readonly (Found | null)[]): TableChoices | null {
  if (found.length < 2 || found.some((one) => one === null)) return null;
  const all = found as readonly Found[];
  for (const alphabet of alphabets) {
    const positions = all.map(({ letter }) => positionIn(alphabet, letter));
    if (!positions.every((_, at) => positions.includes(at))) continue;
    const choices = all.map(
      ({ written, lines }, at): DraftChoice => ({
        written: written.text.trim(),
        position: positions[at] as number,
        lines,
        marker: written,
        sign: false,
      }),
    );
    choices.sort((one, other) => one.position - other.position);
    return { alphabet, choices, consumed: all.map(({ written }) => written.text) };
  }
  return null;
}
