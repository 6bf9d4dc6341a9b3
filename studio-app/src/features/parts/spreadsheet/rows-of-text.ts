import { cellName } from '@fourfold/core/scores/sheet-rows';
import { FileRefused } from '../files/file-refused.ts';
import { collectRows } from './collect-rows.ts';

/**
 * Parses text with separators (RFC 4180): a comma, the most frequent separator of the header, or
 * the one that Excel's `sep=` line names. A quoted cell may contain anything, with quotation marks
 * doubled. `file` is its name in error messages.
 */
export function rowsOfText(file: string, text: string): string[][] {
  const { separator, body } = splitSeparator(text);
  const table = collectRows(file);
  let [row, column, at] = [0, 0, 0];
  while (at < body.length) {
    const cell = body[at] === '"' ? quotedCell(body, at) : plainCell(body, at, separator);
    if (!cell)
      throw new FileRefused(`${file}, ${cellName(row + 1, column)}: the quotation mark is opened and never closed.`);
    // Text after the closing quotation mark belongs to the cell too.
    const rest = plainCell(body, cell.end, separator);
    table.setCell(row, column, cell.text + rest.text);
    at = rest.end;
    if (body[at] === separator) {
      column += 1;
      at += 1;
    } else {
      row += 1;
      column = 0;
      at += body[at] === '\r' && body[at + 1] === '\n' ? 2 : 1;
    }
  }
  return table.rows();
}

type Cell = { text: string /** Index after the cell. */; end: number };

function plainCell(body: string, from: number, separator: string): Cell {
  let end = from;
  while (end < body.length && body[end] !== separator && body[end] !== '\n' && body[end] !== '\r') end += 1;
  return { text: body.slice(from, end), end };
}

function quotedCell(body: string, from: number): Cell | null {
  let end = from + 1;
  for (;;) {
    end = body.indexOf('"', end);
    if (end < 0) return null;
    if (body[end + 1] !== '"') break;
    end += 2;
  }
  return { text: body.slice(from + 1, end).replaceAll('""', '"'), end: end + 1 };
}

const separators = [',', ';', '\t', '|'] as const;

function splitSeparator(text: string): { separator: string; body: string } {
  const sepLine = /^sep=(.)\r?\n/i.exec(text);
  if (sepLine?.[1]) return { separator: sepLine[1], body: text.slice(sepLine[0].length) };
  const head = headerOf(text);
  const count = (separator: string) => head.split(separator).length;
  const [best = ','] = separators.toSorted((one, other) => count(other) - count(one));
  return { separator: best, body: text };
}

/** The first line that is not blank, without its quoted parts. */
function headerOf(text: string): string {
  const start = text.slice(0, 100_000).replaceAll(/"(?:[^"]|"")*"/g, '');
  return start.split(/[\r\n]+/).find((line) => line.trim() !== '') ?? '';
}
