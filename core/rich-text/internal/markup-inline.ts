import { empty, type Inline, type Marks, type Text } from '../document.ts';
import { limits } from '../limits.ts';
import { defaultHighlight } from '../palette.ts';

/** Which dollars delimit a formula: `$…$` and `$$…$$`, or only `$$…$$`. */
export type DollarMode = 'both' | 'double';

/** Reads the inline nodes of one paragraph. Unclosed marks, and dollars without a formula, are text. */
export function readInline(source: string, dollars: DollarMode): readonly Inline[] {
  const pieces = piecesOf(source, dollars);
  pairRuns(pieces);
  const inlines: Inline[] = [];
  const open: Run[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'math') inlines.push({ type: 'inline-math', latex: piece.latex, children: empty });
    else if (piece.kind === 'text') addText(inlines, piece.text, open);
    else if (piece.role === 'text') addText(inlines, piece.run, open);
    else if (piece.role === 'opens') open.push(piece.run);
    else open.pop();
  }
  return inlines.length > 0 ? inlines : [{ text: '' }];
}

/** The cells of a table's row. A bar within a formula or after a backslash does not separate cells. */
export function splitCells(row: string, dollars: DollarMode): string[] {
  const cells = [''];
  for (let at = 0; at < row.length; ) {
    const whole = escapeAt(row, at) ?? formulaAt(row, at, dollars)?.source ?? row.charAt(at);
    if (whole === '|') cells.push('');
    else cells.push(`${cells.pop() ?? ''}${whole}`);
    at += whole.length;
  }
  return cells.map((cell) => cell.trim());
}

const marks = {
  '*': { italic: true },
  '**': { bold: true },
  '***': { bold: true, italic: true },
  __: { underline: true },
  '==': { highlight: defaultHighlight },
} satisfies Record<string, Partial<Marks>>;
type Run = keyof typeof marks;

type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'math'; latex: string }
  | { kind: 'run'; run: Run; mayOpen: boolean; mayClose: boolean; role: 'text' | 'opens' | 'closes' };

function piecesOf(source: string, dollars: DollarMode): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < source.length; ) {
    const [piece, length] = pieceAt(source, at, dollars);
    pieces.push(piece);
    at += length;
  }
  return pieces;
}

function pieceAt(source: string, at: number, dollars: DollarMode): [Piece, number] {
  const escaped = escapeAt(source, at);
  if (escaped) return [{ kind: 'text', text: escaped.slice(1) }, escaped.length];
  const formula = formulaAt(source, at, dollars);
  if (formula) return [{ kind: 'math', latex: formula.latex }, formula.source.length];
  const run = matchAt(/\*+|_+|=+/y, source, at);
  if (run && Object.hasOwn(marks, run))
    return [{ kind: 'run', run: run as Run, ...runSides(source, at, run), role: 'text' }, run.length];
  const text = run ?? matchAt(/[^\\$*_=]+/y, source, at) ?? source.charAt(at);
  return [{ kind: 'text', text }, text.length];
}

/** A mark opens before a word and closes after one, so 2*3*4 and snake__case are text. */
function runSides(source: string, at: number, run: string): { mayOpen: boolean; mayClose: boolean } {
  const before = source.charAt(at - 1);
  const after = source.charAt(at + run.length);
  return {
    mayOpen: /^[\s([{"'“‘«¿¡—–\-/*_=]?$/u.test(before) && /^\S$/u.test(after),
    mayClose: /^[\s)\]}"'”’».,;:!?…—–\-/*_=]?$/u.test(after) && /^\S$/u.test(before),
  };
}

/** Pairs each closing run with the nearest open one of the same mark. Unclosed runs between them are text. */
function pairRuns(pieces: Piece[]): void {
  const open = new Map<Run, number[]>();
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind !== 'run') continue;
    const openRuns = open.get(piece.run) ?? [];
    const opener = piece.mayClose ? openRuns.at(-1) : undefined;
    const partner = opener === undefined ? undefined : pieces[opener];
    if (opener !== undefined && partner?.kind === 'run') {
      partner.role = 'opens';
      piece.role = 'closes';
      for (const positions of open.values()) while ((positions.at(-1) ?? -1) >= opener) positions.pop();
    } else if (piece.mayOpen) {
      openRuns.push(at);
      open.set(piece.run, openRuns);
    }
  }
}

function addText(inlines: Inline[], text: string, open: readonly Run[]): void {
  const node: Text = Object.assign({ text }, ...open.map((run) => marks[run]));
  const last = inlines.at(-1);
  if (last && 'text' in last && sameMarks(last, node))
    inlines[inlines.length - 1] = { ...last, text: last.text + text };
  else inlines.push(node);
}

function sameMarks({ text: _a, ...a }: Text, { text: _b, ...b }: Text): boolean {
  const keys = Object.keys(a) as (keyof Marks)[];
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

function escapeAt(source: string, at: number): string | undefined {
  return matchAt(/\\[\\$*_=|#>:.-]/y, source, at);
}

/**
 * The formula at this position. Money stays text: a single dollar must be followed by a character
 * and closed after one, without a digit after it.
 */
function formulaAt(source: string, at: number, dollars: DollarMode): { source: string; latex: string } | undefined {
  const double = matchAt(/\$\$(?:\\.|[^\\$])+\$\$/sy, source, at);
  const single =
    dollars === 'both' && !double ? matchAt(/\$(?=\S)(?:\\.|[^\\$])*(?<=\S)\$(?![\d$])/sy, source, at) : undefined;
  const latex = (double?.slice(2, -2) ?? single?.slice(1, -1) ?? '').trim();
  return latex === '' || latex.length > limits.formula ? undefined : { source: double ?? single ?? '', latex };
}

function matchAt(pattern: RegExp, source: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0];
}
