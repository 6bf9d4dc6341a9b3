import { attribute, childrenOf, type Markup, tagOf, textContentOf } from './markup.ts';

/** Converts a table within brackets to a matrix, cases or aligned lines; null if it has no rows. */
export function tableLatex(
  table: Markup,
  open: string,
  close: string,
  readCell: (node: Markup) => string,
): string | null {
  const rows = childrenNamed(table, 'mtr', 'mlabeledtr').map((row) => childrenNamed(row, 'mtd'));
  if (rows.length === 0) return null;
  const name = environmentOf(table, rows, open, close);
  const lines = rows.map((cells) => cells.map((cell) => readCell(cell).trim()).join(' & '));
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

function environmentOf(table: Markup, rows: readonly (readonly Markup[])[], open: string, close: string): string {
  const bracketEnvironment = brackets.get(open + close);
  if (bracketEnvironment) return bracketEnvironment;
  if (rows.every((cells) => cells.length === 1)) return 'gathered';
  const aligned =
    /^\s*right\s+left/.test(attribute(table, 'columnalign')) || rows.some((cells) => startsWithRelation(cells[1]));
  return aligned ? 'aligned' : 'matrix';
}

/** Whether a cell continues an equation of the previous cell: `= b`. */
function startsWithRelation(cell: Markup | undefined): boolean {
  return cell !== undefined && /^[\s\u00a0]*[=<>≤≥≠≈→]/.test(textContentOf(cell));
}

function childrenNamed(node: Markup, ...names: readonly string[]): readonly Markup[] {
  return childrenOf(node).filter((child) => names.includes(tagOf(child).replace(/^[\w-]+:/, '')));
}
