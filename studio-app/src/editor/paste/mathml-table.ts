import { attribute, childrenOf, type Markup, tagOf, wordsOf } from './markup.ts';

/** Converts a table within brackets to a matrix, cases or aligned lines; null if it has no rows. */
export function matrix(table: Markup, open: string, close: string, read: (node: Markup) => string): string | null {
  const rows = named(table, 'mtr', 'mlabeledtr').map((row) => named(row, 'mtd'));
  if (rows.length === 0) return null;
  const name = environment(table, rows, open, close);
  const lines = rows.map((cells) => cells.map((cell) => read(cell).trim()).join(' & '));
  const latex = `\\begin{${name}}${lines.join(' \\\\ ')}\\end{${name}}`;
  if (name !== 'matrix' && name !== 'aligned' && name !== 'gathered') return latex;
  return open || close ? `\\left${open || '.'}${latex}\\right${close || '.'}` : latex;
}

const brackets: ReadonlyMap<string, string> = new Map([
  ['()', 'pmatrix'],
  ['[]', 'bmatrix'],
  ['||', 'vmatrix'],
  ['‖‖', 'Vmatrix'],
  ['{', 'cases'],
  ['}', 'rcases'],
]);

function environment(table: Markup, rows: readonly (readonly Markup[])[], open: string, close: string): string {
  const found = brackets.get(open + close);
  if (found) return found;
  if (rows.every((cells) => cells.length === 1)) return 'gathered';
  const aligned = /^\s*right\s+left/.test(attribute(table, 'columnalign')) || rows.some((cells) => relates(cells[1]));
  return aligned ? 'aligned' : 'matrix';
}

/** Whether a cell continues an equation of the previous cell: `= b`. */
function relates(cell: Markup | undefined): boolean {
  return cell !== undefined && /^[\s\u00a0]*[=<>≤≥≠≈→]/.test(wordsOf(cell));
}

function named(node: Markup, ...names: readonly string[]): readonly Markup[] {
  return childrenOf(node).filter((child) => names.includes(tagOf(child).replace(/^[\w-]+:/, '')));
}
